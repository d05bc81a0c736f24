import { pino } from 'pino';
import type { Journey } from '../../src/domain/parcels/journey.ts';
import { createPictures } from '../../src/pictures/index.ts';
import { loadSharp, toWebp } from '../../src/pictures/sharp.ts';
import type { Benchmark } from '../benchmark.ts';
import { runInterleaved } from '../measure.ts';
import { toResult } from '../result.ts';

const SIZE = { width: 1200, height: 430 } as const;

/** From Guangzhou via Liège to Leipzig, shifted by a few meters each round so that the picture differs. */
const journey = (round: number): Journey => ({
  stops: [
    { country: 'CN', city: 'Guangzhou', latitude: 23.13 + round / 1e4, longitude: 113.26 },
    { country: 'BE', city: 'Liège', latitude: 50.63, longitude: 5.57 },
    { country: 'DE', city: 'Leipzig', latitude: 51.34, longitude: 12.37 },
  ],
  ahead: null,
  stage: 'local',
  transport: 'air',
  state: 'in_transit',
});

/** Milliseconds of CPU, of all threads. */
async function cpu(count: number, task: (index: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) await task(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / count;
}

const against = 'sharp encoding a plain image of that size, with the same options';

export default {
  name: 'picture',
  async measure({ quick }) {
    const [rounds, count] = quick ? [3, 5] : [9, 20];
    const pictures = createPictures({ enabled: true, log: pino({ enabled: false }) });
    const sharp = await loadSharp();
    const plain = () => toWebp(sharp({ create: { ...SIZE, channels: 3, background: '#1e2434' } }));
    const reference = () => cpu(count, plain);
    const first = (round: number) =>
      cpu(count, (index) => pictures.drawJourney(journey(round * count + index)));
    const again = () => cpu(count, () => pictures.drawJourney(journey(-1)));
    await Promise.all([plain(), pictures.drawJourney(journey(-1))]);
    return [
      toResult(
        {
          measure: 'CPU for drawing a parcel picture',
          against,
          unit: 'ms',
          target: { of: 'ratio', bound: 'at most', value: 3 },
          note: 'A map of 1200 × 430 pixels with three stops. The first one also reads the map of the world, which takes about 0.2 s.',
        },
        await runInterleaved(rounds, reference, first),
      ),
      toResult(
        {
          measure: 'CPU for the same parcel picture again',
          against,
          unit: 'ms',
          target: { of: 'ratio', bound: 'at most', value: 0.01 },
        },
        await runInterleaved(rounds, reference, again),
      ),
    ];
  },
} satisfies Benchmark;
