import { createIngest } from '../../src/alerts/ingest/ingest.ts';
import { scanUpdate } from '../../src/alerts/updates.ts';
import { openStore } from '../../src/store/index.ts';
import { trackingNumber } from '../events.ts';
import { find } from '../finding.ts';
import { keeping } from '../lifetime.ts';
import { interleaved, now, quantile } from '../measure.ts';
import { newDatabase } from '../programs.ts';
import type { Row } from '../row.ts';
import { storeManyFollows } from '../stored.ts';

const FEW = 1_000;

export default {
  name: 'million-follows',
  measure: ({ quick }) =>
    keeping(async (keep) => {
      const many = quick ? 100_000 : 1_000_000;
      const acceptingWith = async (follows: number) => {
        const { path } = keep(await newDatabase());
        storeManyFollows(path, follows);
        const store = keep(openStore(path));
        const ingest = createIngest({ store, onEnqueued: () => {} });
        let serial = 0;
        return async () => {
          serial += 1;
          // Anywhere in the table, so that nothing is in memory because its neighbour was asked for.
          const parcel = trackingNumber(1 + ((serial * 7_919) % follows));
          const scan = {
            date: '2026-11-20',
            hour: '10:15',
            status: `scan ${serial}`,
            location: '',
            country: 'DE',
          };
          const incomingEvent = {
            digest: `event ${serial}`,
            kind: 'tracking.updated',
            source: 'webhook',
            createdAt: Date.now(),
            receivedAt: Date.now(),
            body: JSON.stringify(scan),
            updates: [scanUpdate(parcel, scan)],
          } as const;
          const startedAt = now();
          const { destinationIds } = await ingest(incomingEvent);
          if (destinationIds.length !== 1)
            throw new Error(`${destinationIds.length} places are owed the scan, not 1`);
          return now() - startedAt;
        };
      };
      const reference = await acceptingWith(FEW);
      const ours = await acceptingWith(many);
      await interleaved(100, reference, ours);
      const medians = { reference: [] as number[], ours: [] as number[] };
      for (let round = 0; round < (quick ? 3 : 9); round += 1) {
        const pairs = await interleaved(quick ? 100 : 300, reference, ours);
        medians.reference.push(quantile(pairs.reference, 0.5));
        medians.ours.push(quantile(pairs.ours, 0.5));
      }
      return [
        find(
          {
            measure: `one event accepted with ${many} follows stored, median`,
            against: `with ${FEW}`,
            unit: 'ms',
            target: { of: 'ratio', bound: 'at most', value: 1.3 },
          },
          medians,
        ),
      ];
    }),
} satisfies Row;
