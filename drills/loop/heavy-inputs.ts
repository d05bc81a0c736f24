import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientFile, ClientMessage } from 'local-discord';
import { seeded } from '../../sandbox/seed.ts';
import { asUser, partsOf } from '../../test/support/discord-user.ts';
import type { Environment } from '../environment.ts';
import { runCommand } from '../slash-commands.ts';
import { parcel } from './heavy-answers.ts';
import type { HeavyCase } from './heavy-case.ts';
import { linkOf, unknownText } from './heavy-service.ts';
import { pressIfThere } from './press-if-there.ts';

const KEYSTROKES = { count: 100, everyMs: 50 };
const MESSAGE_CHARACTERS = 2_000;
const FIELD_CHARACTERS = 4_000;
const MAX_HELP_MS = 1_000;
const FILE_BYTES = 128 * 1024;

/** Lists, forms and files. */
export function lists(environment: Environment): HeavyCase[] {
  const { runCommand, press, pressForged, submitForm } = asUser(() => environment);
  const add = async (values: Readonly<Record<string, string | readonly ClientFile[]>>) => {
    const list = await runCommand('track', { userId: seeded.mo });
    await submitForm(list, 'Add', values, seeded.mo);
  };
  return [
    {
      name: 'my parcels, 300 of them, the next page, CSV',
      async run() {
        const list = await runCommand('track');
        await pressIfThere(press, list, 'Next');
        await pressForged(await press(list, 'More'), 'parcels:csv', seeded.ada);
      },
    },
    {
      name: 'a haul of 100 items, its links, parcels and file',
      async run() {
        for (const action of ['links', 'share']) {
          const haul = await runCommand('haul');
          await pressForged(haul, buttonFor(haul, action), seeded.ada);
        }
        for (const action of ['parcels', 'csv']) {
          const more = await press(await runCommand('haul'), 'More');
          await pressForged(more, buttonFor(more, action), seeded.ada);
        }
      },
    },
    {
      name: 'a file of 128 kB with parcels',
      run: (round) =>
        add({ list: '', file: [{ name: 'list.csv', contentType: 'text/csv', data: fileOf(round) }] }),
    },
    {
      name: 'a form filled with 4,000 characters',
      async run(round) {
        const numbers = Array.from({ length: 400 }, (_, index) => `RX${(round * 400 + index) * 977}`);
        await add({ list: numbers.join(' , ').slice(0, FIELD_CHARACTERS) });
      },
    },
  ];
}

/** The custom id of a haul's button. */
function buttonFor(message: ClientMessage, action: string): string {
  const ids = partsOf<{ readonly custom_id?: string }>(message.components).map(
    ({ custom_id: id = '' }) => id,
  );
  const found = ids.find((id) => id.startsWith(`haul:${action}`));
  if (found === undefined) throw new Error(`no button haul:${action} among ${ids.join(', ')}`);
  return found;
}

function fileOf(round: number): Uint8Array {
  const row = (serial: number) =>
    `${unknownText(serial).slice(0, 80)},XR${String(serial).padStart(9, '0')}CN`;
  const rows = Array.from({ length: 1_200 }, (_, index) => row(round * 2_000 + index));
  return Buffer.from(rows.join('\n')).subarray(0, FILE_BYTES);
}

/** Keystrokes. */
export function typed({ discord }: Environment): HeavyCase[] {
  const type = async (name: string, focused: string, value: string) =>
    discord
      .as(seeded.ada)
      .in(seeded.general)
      .autocomplete(name, focused, { [focused]: value });
  const quickly = (name: string, focused: string, textAt: (index: number) => string) => async () => {
    let newest: Promise<unknown> = Promise.resolve();
    const others = useHelp(discord, KEYSTROKES.count * KEYSTROKES.everyMs);
    for (let index = 0; index < KEYSTROKES.count; index += 1) {
      // Discord waits for the others until their deadline, which is longer here.
      newest = type(name, focused, textAt(index)).catch(() => undefined);
      await sleep(KEYSTROKES.everyMs);
    }
    // Only the newest of several concurrent ones is answered.
    await newest;
    await others;
  };
  return [
    {
      name: '20 keystrokes a second in /track by somebody with 300 parcels',
      run: quickly('track', 'number', (index) => 'Parcel 12'.slice(0, index % 9)),
    },
    {
      name: '20 keystrokes a second in /qc',
      run: quickly('qc', 'link', (index) => `https://weidian.com/item.html?itemID=${7_000_000_000 + index}`),
    },
  ];
}

/** Checks that another user's command is answered at once in the meantime. @throws Error if it isn't */
async function useHelp(discord: Environment['discord'], ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const startedAt = performance.now();
    await runCommand(discord, { name: 'help' }, { userId: seeded.mo, channelId: seeded.general });
    const tookMs = performance.now() - startedAt;
    if (tookMs > MAX_HELP_MS) throw new Error(`/help took ${Math.round(tookMs)} ms`);
    await sleep(500);
  }
}

/** Messages. */
export function messages({ discord }: Environment): HeavyCase[] {
  const send = (content: string, channelId: string = seeded.general) =>
    discord.as(seeded.ada).in(channelId).send(content.slice(0, MESSAGE_CHARACTERS));
  const untilAnswered = async (channelId: string, sent: ClientMessage) => {
    await discord.waitForMessage(
      (message) => message.channelId === channelId && BigInt(message.id) > BigInt(sent.id),
    );
  };
  return [
    {
      name: 'a message of links',
      async run(round) {
        const links = Array.from({ length: 90 }, (_, index) =>
          linkOf(String(7_550_000_000 + round * 100 + index)),
        );
        await untilAnswered(seeded.general, await send(links.join(' ')));
      },
    },
    {
      name: 'a DM of numbers',
      async run(round) {
        const numbers = Array.from({ length: 300 }, (_, index) =>
          parcel('unknownTexts', 5_000 + round * 300 + index),
        );
        await untilAnswered(seeded.dmAda, await send(numbers.join(' '), seeded.dmAda));
      },
    },
    {
      name: 'messages that look like links and are none',
      async run(round) {
        const texts = [
          'a.'.repeat(2_000),
          'https://'.repeat(500),
          '[](<'.repeat(1_000),
          '('.repeat(4_000),
          `${'`'.repeat(3)}\n`.repeat(900),
          '中'.repeat(4_000),
        ];
        for (const text of texts) await send(`${text}${round}`);
        await untilAnswered(seeded.general, await send(linkOf(String(7_560_000_000 + round))));
      },
    },
  ];
}
