import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { allTextOf } from '../../test/support/discord-user.ts';
import { postEvent, trackingUpdated } from '../../test/support/signed-events.ts';
import { askInside } from '../ask-inside.ts';
import { ask } from '../asking.ts';
import type { Drill } from '../drill.ts';
import { begin } from '../ledger.ts';
import { preload } from '../preload.ts';
import { figuresOf } from '../process-figures.ts';
import { surround } from '../surroundings.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Where the clock stands, one after the other, over and over. */
const HOURS_OFF = [3, 0, -3, 0, 26, -26, 1, -1];
const RESTARTED_EVERY = 3;
/** More than Discord takes in a second, so that counters that end at a moment would show. */
const QUESTIONS = 60;
const TELL_TIMEOUT_MS = 30_000;
const IDLE_MS = 2_000;
const MAX_IDLE_LOAD = 0.4;
const HEARTBEAT_MS = 1_000;

const known = { name: 'track', options: { number: SAMPLES.parcels[0]?.number ?? '' } } as const;
/** Days off the bot's own time, and whether an event of then is taken. */
const AGES: readonly (readonly [days: number, status: number])[] = [
  [6 / 1440, 400],
  [4 / 1440, 200],
  [-6, 200],
  [-7.01, 400],
];

const clockJumps: Drill = {
  name: 'clock-jumps',
  does: 'the bot’s clock jumps forward and back by hours while events come; now and then it is killed and started again',
  size: { full: 32, short: 4, unit: 'jumps' },
  async run(jumps, say) {
    const here = await surround({
      heartbeatIntervalMs: HEARTBEAT_MS,
      preload: [await preload('clock')],
    });
    const amiss: string[] = [];
    let busiest = 0;
    try {
      const ledger = await begin(here, 10, 4);

      const jump = async (offMs: number, restart: boolean): Promise<void> => {
        // Where limits are counted by the clock, what was sent just before counts until then.
        await Promise.all(ledger.numbers.map((number) => ledger.post(number, botTime(before))));
        await askInside(here.bot(), { clockOffMs: offMs }, z.object({ clockOffMs: z.literal(offMs) }));
        before = offMs;
        if (!restart) return;
        await here.kill();
        here.start({ DRILL_CLOCK_OFF_MS: String(offMs) });
        await here.untilReady();
      };
      let before = 0;
      for (let index = 0; index < jumps; index += 1) {
        const hours = HOURS_OFF[index % HOURS_OFF.length] ?? 0;
        const name = `jump ${index + 1}, clock off by ${hours} h`;
        try {
          const restart = index % RESTARTED_EVERY === RESTARTED_EVERY - 1;
          await jump(hours * HOUR_MS, restart);
          await Promise.all(ledger.numbers.map((number) => ledger.post(number, botTime(before))));
          for (const [days, status] of AGES) {
            const created = new Date(Date.now() + before + days * DAY_MS);
            const event = trackingUpdated(
              `AGE${index}X${days * 1440}`.replace(/\W/g, 'M'),
              { status: 'x' },
              created,
            );
            const answer = await postEvent(here.receiverUrl, event);
            if (answer.status !== status)
              amiss.push(`${name}: an event of ${days} days from then was answered ${answer.status}`);
          }
          await here.untilTold(TELL_TIMEOUT_MS);
          for (let question = 0; question < QUESTIONS; question += 1) {
            const card = allTextOf(await ask(here.discord, known));
            if (!card.includes(known.options.number))
              throw new Error(`/track answered ${card.slice(0, 200)}`);
          }
          const load = await loadOf(here.bot().child.pid ?? 0);
          busiest = Math.max(busiest, load);
          if (load > MAX_IDLE_LOAD)
            amiss.push(`${name}: busy with nothing, ${Math.round(load * 100)} % of a core`);
          say(`${name}${restart ? ', killed and started again' : ''}`);
        } catch (error) {
          amiss.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
          say(amiss.at(-1) ?? '');
        }
      }
      const { lost, repeated, disordered } = await ledger.audit();
      if (disordered > 0) amiss.push(`${disordered} parcels were told out of order`);
      if (here.deaths() > 0) amiss.push('the process died');
      return {
        tried: `${jumps} jumps, ${ledger.acknowledged()} events, ${jumps * QUESTIONS} commands`,
        lost,
        repeated,
        faults: amiss,
        measured: `at most ${Math.round(busiest * 100)} % of a core while nothing happens; events more than 5 minutes ahead or 7 days old by the bot’s own clock were refused, others taken`,
      };
    } finally {
      await here.close();
    }
  },
};

const botTime = (offMs: number) => new Date(Date.now() + offMs);

/** Processor time over time, with nothing to do. */
async function loadOf(pid: number): Promise<number> {
  const [startedAt, { cpuMs }] = [performance.now(), figuresOf(pid)];
  await sleep(IDLE_MS);
  return (figuresOf(pid).cpuMs - cpuMs) / (performance.now() - startedAt);
}

export default clockJumps;
