import { allTextOf, asUser } from '../../test/support/discord-user.ts';
import type { Environment } from '../environment.ts';
import type { HeavyCase } from './heavy-case.ts';
import { PRICED_ID } from './heavy-database.ts';
import { HEAVY_PARCELS, type HeavyParcel, linkOf, ORDINARY_SCANS, UNKNOWN_SCANS } from './heavy-service.ts';
import { pressIfThere } from './press-if-there.ts';

/** The number of a parcel with a heavy answer of this kind. */
export const parcel = (kind: HeavyParcel, serial: number) =>
  `${HEAVY_PARCELS[kind]}${String(serial).padStart(9, '0')}CN`;

/** Cases with heavy answers from the service. */
export function answers(environment: Environment): HeavyCase[] {
  const { runCommand, press } = asUser(() => environment);
  const track = (kind: HeavyParcel, name: string): HeavyCase => ({
    name,
    async run(round) {
      const number = parcel(kind, round);
      const card = await runCommand('track', { options: { number } });
      if (!allTextOf(card).includes(number))
        throw new Error(`/track answered ${allTextOf(card).slice(0, 200)}`);
      await pressIfThere(press, card, 'History');
    },
  });
  return [
    track('unknownTexts', `/track and History with ${UNKNOWN_SCANS} texts that nobody knows`),
    track('unknownPlaces', `/track and History with ${UNKNOWN_SCANS} places that nobody knows`),
    track('ordinaryScans', `/track and History with ${ORDINARY_SCANS} ordinary scans`),
    track('longTexts', '/track and History with texts of 8,000 characters'),
    track('manyKeys', '/track with an answer of 150,000 fields'),
    {
      name: 'ten numbers at once, each with 3,000 texts that nobody knows',
      async run(round) {
        const numbers = Array.from({ length: 10 }, (_, index) =>
          parcel('unknownTexts', 1_000 + round * 10 + index),
        );
        await runCommand('track', { options: { number: numbers.join(' ') } });
      },
    },
    {
      name: '/qc of 4,000 sets',
      run: async (round) =>
        void (await runCommand('qc', { options: { link: linkOf(String(7_500_000_000 + round)) } })),
    },
    {
      name: '/lookup of 15,000 variants',
      run: async (round) =>
        void (await runCommand('lookup', { options: { link: linkOf(String(7_510_000_000 + round)) } })),
    },
    {
      name: '/convert to 30,000 agents',
      run: async (round) =>
        void (await runCommand('convert', { options: { link: linkOf(String(7_520_000_000 + round)) } })),
    },
    {
      name: '/lookup of a product with 5,000 recorded prices',
      run: async () => void (await runCommand('lookup', { options: { link: linkOf(PRICED_ID) } })),
    },
  ];
}
