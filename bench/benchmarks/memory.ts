import { seeded } from '../../sandbox/seed.ts';
import { DEMO_KEY, SAMPLES, startService } from '../../sandbox/service/index.ts';
import type { Benchmark } from '../benchmark.ts';
import { GUILD_MESSAGES, GUILDS, MESSAGE_CONTENT } from '../intents.ts';
import { runInterleaved } from '../measure.ts';
import { type Program, startBot, startReference } from '../programs.ts';
import { type ResultDescription, toResult } from '../result.ts';
import { startDiscord, type TimedDiscord, timeOfNthEvent } from '../timed-discord.ts';
import { withCleanup } from '../with-cleanup.ts';

const CARDS = 200;
const AT_ONCE = 10;

/** Commands about parcels with their pictures, products, and their photos, in turn. */
const COMMANDS = SAMPLES.parcels.flatMap(({ number }, index) => {
  const { canonical: link } = SAMPLES.products[index % SAMPLES.products.length] ?? { canonical: '' };
  return [
    { name: 'track', options: { number } },
    { name: 'qc', options: { link } },
    { name: 'track', options: { number } },
    { name: 'lookup', options: { link } },
  ];
});

const shared = { against: 'a bare discord.js bot', unit: 'MB' } as const;
const AFTER_START: ResultDescription = {
  ...shared,
  measure: 'memory of the process after the start',
  target: { of: 'ratio', bound: 'at most', value: 1.5 },
};
const AFTER_CARDS: ResultDescription = {
  ...shared,
  measure: `memory of the process after ${CARDS} cards`,
  target: { of: 'ratio', bound: 'at most', value: 2.5 },
  note: 'Half of the cards are parcels with a drawn journey, the others photos and products. The bare bot only defers as many commands.',
};

export default {
  name: 'memory',
  async measure({ quick }) {
    const rounds = quick ? 2 : 6;
    const [start, cards] = [
      { reference: [] as number[], ours: [] as number[] },
      { reference: [] as number[], ours: [] as number[] },
    ];
    await runInterleaved(
      rounds,
      record(bareBot, start.reference, cards.reference),
      record(bot, start.ours, cards.ours),
    );
    return [toResult(AFTER_START, start), toResult(AFTER_CARDS, cards)];
  },
} satisfies Benchmark;

type Measure = () => Promise<{ readonly afterStart: number; readonly afterCards: number }>;

/** Runs one measurement, and keeps both of its figures. */
const record = (measure: Measure, starts: number[], cards: number[]) => async () => {
  const { afterStart, afterCards } = await measure();
  starts.push(afterStart);
  return cards.push(afterCards);
};

const megabytes = async (program: Program) => (await program.query('resident')) / 1024 / 1024;

const bareBot: Measure = () =>
  withCleanup(async (track) => {
    const discord = track(await startDiscord());
    const INTENTS = String(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT);
    const program = track(await startReference('bare-bot', { DISCORD_API_URL: discord.apiUrl, INTENTS }));
    const afterStart = await megabytes(program);
    for (let card = 0; card < CARDS; card += 1) await discord.useCommand();
    return { afterStart, afterCards: await megabytes(program) };
  });

const bot: Measure = () =>
  withCleanup(async (track) => {
    const discord = track(await startDiscord({ interactionDeadlineMs: 60_000 }));
    const service = track(await startService());
    const program = track(
      await startBot({ DISCORD_API_URL: discord.apiUrl, API_BASE_URL: service.url, API_KEY: DEMO_KEY }),
    );
    const afterStart = await megabytes(program);
    for (let first = 0; first < CARDS; first += AT_ONCE) await showCards(discord, first);
    return { afterStart, afterCards: await megabytes(program) };
  });

/** Resolves when each of them has been answered. */
async function showCards({ discord }: TimedDiscord, first: number): Promise<void> {
  const answered = timeOfNthEvent(discord, 'message.update', AT_ONCE);
  for (let card = first; card < first + AT_ONCE; card += 1) {
    const command = COMMANDS[card % COMMANDS.length];
    if (command === undefined) throw new RangeError('the sandbox has no parcels');
    await discord.runCommand({ userId: seeded.ada, channelId: seeded.general, ...command });
  }
  await answered;
}
