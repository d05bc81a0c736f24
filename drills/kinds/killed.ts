import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill } from '../drill.ts';
import { openLedger } from '../ledger.ts';
import { surround } from '../surroundings.ts';
import { untilHolds } from '../wait.ts';

const MINUTE_MS = 60_000;
const THREADS = 25;
const PARCELS_PER_THREAD = 8;
/** A parcel's next event comes after up to so long. */
const PAUSE_MS = 4_000;
/** Most lives end after their first acknowledged event and up to so long, every fifth while it starts. */
const LIFE_MS = 1_500;
const ENDS_EARLY = 0.2;
const START_MS = 1_500;
const START_TIMEOUT_MS = 60_000;
const DRAIN_TIMEOUT_MS = 300_000;

const killed: Drill = {
  name: 'killed',
  does: 'SIGKILL at random, also while it starts, with events pouring in and Discord’s rate limits on',
  size: { full: 10, short: 0.4, unit: 'minutes' },
  async run(minutes, say) {
    const here = await surround({
      settings: { DISCORD_REGISTER: 'off', API_BASE_URL: 'http://127.0.0.1:9' },
    });
    try {
      const ledger = openLedger(here, THREADS, PARCELS_PER_THREAD);
      await here.prepare(ledger.follow);
      here.start();
      await here.untilReady();
      const end = performance.now() + minutes * MINUTE_MS;
      const goesOn = () => performance.now() < end;

      const pour = async (number: string): Promise<void> => {
        while (goesOn()) {
          await ledger.post(number);
          await sleep(Math.random() * PAUSE_MS);
        }
      };
      let kills = 0;
      const kill = async (): Promise<void> => {
        while (goesOn()) {
          const before = ledger.acknowledged();
          if (Math.random() < ENDS_EARLY) await sleep(Math.random() * START_MS);
          else {
            await untilHolds(() => ledger.acknowledged() > before, 'an event to be taken', START_TIMEOUT_MS);
            await sleep(Math.random() * LIFE_MS);
          }
          await here.kill();
          here.start();
          kills += 1;
          if (kills % 25 === 0) say(`${kills} kills, ${ledger.acknowledged()} events acknowledged`);
        }
      };
      await Promise.all([...ledger.numbers.map(pour), kill()]);
      await here.untilReady();
      say(`${kills} kills, ${ledger.acknowledged()} events acknowledged; waiting for the last to be posted`);
      await here.untilTold(DRAIN_TIMEOUT_MS);

      const { lost, repeated, disordered } = await ledger.audit();
      const limited = here.discord.requests
        .filter(({ status }) => status === 429)
        .map(({ method, route }) => `${method} ${route}`);
      return {
        tried: `${kills} kills, ${ledger.acknowledged()} events in ${minutes} minutes`,
        lost,
        repeated,
        faults: [
          ...(disordered === 0 ? [] : [`${disordered} parcels were told out of order`]),
          ...(limited.length === 0
            ? []
            : [
                `${limited.length} requests went over Discord’s rate limits: ${limited.slice(0, 5).join(', ')}`,
              ]),
          ...(here.deaths() === 0 ? [] : [`it ended ${here.deaths()} times by itself`]),
        ],
        measured: `${ledger.answered(0)} posts cut off and sent again`,
      };
    } finally {
      await here.close();
    }
  },
};

export default killed;
