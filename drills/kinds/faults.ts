import type { LocalDiscord } from '../../sandbox/discord/create-local-discord.ts';
import type { ClientMessage } from '../../sandbox/discord/protocol.ts';
import { FAULTS, SAMPLES } from '../../sandbox/service/index.ts';
import { allTextOf } from '../../test/support/discord-user.ts';
import { ask, newQuestion, type Question } from '../asking.ts';
import type { Drill } from '../drill.ts';
import { begin } from '../ledger.ts';
import { surround } from '../surroundings.ts';
import { untilHolds } from '../wait.ts';

interface DiscordFault {
  readonly name: string;
  begin(discord: LocalDiscord): void;
  /** The line to the gateway is lost: whoever asks meanwhile has to ask again. */
  readonly loses: boolean;
}

const ALERTS = /^\/channels\/\d+\/messages/;
const ANSWERS = /^\/(interactions|webhooks)\//;

/** Alerts and answers fail a few times each. */
const failing = (
  name: string,
  failure: Parameters<LocalDiscord['failNext']>[0],
  routes: readonly RegExp[] = [ALERTS, ANSWERS],
): DiscordFault => ({
  name,
  loses: false,
  begin(discord) {
    for (const route of routes) discord.failNext({ ...failure, route });
  },
});
const losing = (how: Parameters<LocalDiscord['dropGateway']>[0] & string): DiscordFault => ({
  name: `gateway ${how}`,
  loses: true,
  begin: (discord) => discord.dropGateway(how),
});

const DISCORD_FAULTS: readonly DiscordFault[] = [
  failing('429 with Retry-After', { status: 429, retryAfter: 0.3, times: 2 }),
  failing('429 without Retry-After', { status: 429, retryAfter: null, times: 2 }),
  failing('500', { status: 500, times: 2 }),
  // An answer that Discord leaves open for ever, nobody can give.
  failing('unanswered', { silence: 'unanswered' }, [ALERTS]),
  failing('answer lost', { silence: 'answer_lost' }, [ALERTS, /^\/webhooks\//]),
  losing('reconnect'),
  losing('invalid'),
  losing('cut'),
  losing('silent'),
];
const COMBINATIONS = DISCORD_FAULTS.flatMap((discordFault) =>
  FAULTS.map((serviceFault) => ({ discordFault, serviceFault })),
);

const HEARTBEAT_MS = 1_000;
const ASK_AGAIN_FOR_MS = 30_000;
const TELL_TIMEOUT_MS = 60_000;
/** What only a programmer understands, or what is missing. */
const UNFRIENDLY =
  /undefined|\bnull\b|NaN|\[object|Error\b|ECONN|ENOTFOUND|fetch failed|<!doctype| at .*:\d+/i;

const faults: Drill = {
  name: 'faults',
  does: `${DISCORD_FAULTS.length} faults of Discord with ${FAULTS.length} faults of the service at the same time, one pair after the other; in each, an event comes and somebody asks`,
  size: { full: COMBINATIONS.length, short: 6, unit: 'pairs' },
  async run(size, say) {
    const here = await surround({ heartbeatIntervalMs: HEARTBEAT_MS });
    const { discord, service } = here;
    const amiss: string[] = [];
    let askedAgain = 0;
    try {
      const ledger = await begin(here, 9, 4);

      const answerTo = async (question: Question, mayBeLost: boolean): Promise<ClientMessage> => {
        const deadline = performance.now() + ASK_AGAIN_FOR_MS;
        for (;;) {
          try {
            return await ask(discord, question);
          } catch (error) {
            if (!mayBeLost || performance.now() > deadline) throw error;
            askedAgain += 1;
          }
        }
      };
      const pairs = spread(COMBINATIONS, size);
      for (const [index, { discordFault, serviceFault }] of pairs.entries()) {
        const pair = `${discordFault.name} × ${serviceFault}`;
        const startedAt = performance.now();
        service.fault.set(serviceFault);
        discordFault.begin(discord);
        const number = ledger.numbers[index % ledger.numbers.length] ?? '';
        const question = newQuestion(index);
        try {
          const [answer] = await Promise.all([answerTo(question, discordFault.loses), ledger.post(number)]);
          if (UNFRIENDLY.test(allTextOf(answer)) || allTextOf(answer).length < 40)
            amiss.push(`${pair}: /${question.name} answered ${allTextOf(answer).slice(0, 300)}`);
          await here.untilTold(TELL_TIMEOUT_MS);
          await untilHolds(
            async () => (await here.readiness())?.gateway === true,
            'the gateway',
            ASK_AGAIN_FOR_MS,
          );
        } catch (error) {
          amiss.push(`${pair}: /${question.name}: ${error instanceof Error ? error.message : String(error)}`);
        }
        discord.stopFailing();
        service.fault.set(null);
        say(`${pair}: ${Math.round(performance.now() - startedAt)} ms`);
      }

      // The service asked for two seconds of silence now and then.
      await untilHolds(
        async () => allTextOf(await ask(discord, known)).includes(known.options.number),
        'a card after all that',
        ASK_AGAIN_FOR_MS,
      );
      for (const number of ledger.numbers) await ledger.post(number);
      await here.untilTold(TELL_TIMEOUT_MS);
      const { lost, repeated, disordered } = await ledger.audit();
      if (disordered > 0) amiss.push(`${disordered} parcels were told out of order`);
      if (here.deaths() > 0) amiss.push(`the process died ${here.deaths()} times`);
      return {
        tried: `${pairs.length} pairs, ${ledger.acknowledged()} events, ${pairs.length} commands`,
        lost,
        repeated,
        faults: amiss,
        measured: `${askedAgain} commands sent while the gateway was away had to be repeated by the asker`,
      };
    } finally {
      await here.close();
    }
  },
};

const known = { name: 'track', options: { number: SAMPLES.parcels[0]?.number ?? '' } } as const;

/** So many of them, evenly picked, with both sides changing. */
function spread<T>(items: readonly T[], count: number): T[] {
  if (count >= items.length) return [...items];
  const step = Math.floor(items.length / count) + 1;
  return Array.from({ length: count }, (_, index) => {
    const item = items[(index * step) % items.length];
    if (item === undefined) throw new RangeError('an index within the list');
    return item;
  });
}

export default faults;
