import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { allTextOf } from '../../test/support/discord-user.ts';
import { ask } from '../asking.ts';
import type { Drill } from '../drill.ts';
import { begin } from '../ledger.ts';
import { makeSmallDisk } from '../small-disk.ts';
import { surround } from '../surroundings.ts';
import { untilHolds } from '../wait.ts';

const FULL_MS = 2_500;
const REFUSED_TIMEOUT_MS = 30_000;
const TELL_TIMEOUT_MS = 90_000;

const known = { name: 'track', options: { number: SAMPLES.parcels[0]?.number ?? '' } } as const;

const diskFull: Drill = {
  name: 'disk-full',
  does: 'the disk of the database is filled to the last byte while events pour in, and cleared again',
  size: { full: 20, short: 1, unit: 'times' },
  async run(times, say) {
    const disk = await makeSmallDisk();
    const here = await surround({ databaseFolder: disk.folder, preload: disk.preload });
    const amiss = new Set<string>();
    try {
      const ledger = await begin(here, 10, 4);

      let pouring = true;
      const pour = async (number: string): Promise<void> => {
        while (pouring) {
          await ledger.post(number);
          await sleep(Math.random() * 1_500);
        }
      };
      const exercise = async (): Promise<void> => {
        for (let time = 1; time <= times; time += 1) {
          const refused = ledger.answered(503);
          await disk.fill(here.bot());
          await untilHolds(
            () => ledger.answered(503) > refused,
            'an event to be refused',
            REFUSED_TIMEOUT_MS,
          );
          await sleep(FULL_MS);
          const health = await fetch(here.receiverUrl.replace('/webhook', '/healthz'));
          if (health.status !== 200) amiss.add(`/healthz answered ${health.status} on a full disk`);
          const card = allTextOf(await ask(here.discord, known));
          if (!card.includes(known.options.number)) amiss.add(`/track answered ${card.slice(0, 200)}`);
          await disk.clear(here.bot());
          const accepted = ledger.acknowledged();
          await untilHolds(
            () => ledger.acknowledged() > accepted + 10,
            'events to be accepted again',
            REFUSED_TIMEOUT_MS,
          );
          say(`full ${time} times, ${ledger.acknowledged()} events, ${ledger.answered(503)} times 503`);
        }
      };
      await Promise.all([...ledger.numbers.map(pour), exercise().finally(() => (pouring = false))]);
      await here.untilTold(TELL_TIMEOUT_MS);
      const { lost, repeated, disordered } = await ledger.audit();
      if (disordered > 0) amiss.add(`${disordered} parcels were told out of order`);
      if (here.deaths() > 0) amiss.add('the process died');
      if (ledger.answered(500) > 0) amiss.add(`${ledger.answered(500)} events were answered 500`);
      return {
        tried: `${times} times full, ${ledger.acknowledged()} events`,
        lost,
        repeated,
        faults: [...amiss],
        measured: `${disk.how}; ${ledger.answered(503)} times 503, each sent again and accepted once there was room`,
      };
    } finally {
      await here.close();
      await disk.remove();
    }
  },
};

export default diskFull;
