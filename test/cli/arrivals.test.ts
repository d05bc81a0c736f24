import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArrivals } from '../../src/parcels/arrival.ts';
import { createNumberHash } from '../../src/parcels/number-hash.ts';
import { openStore } from '../../src/store/index.ts';
import { COUNTRIES, parcelsOf, START } from '../domain/parcels/arrival/fleets.ts';
import { runCli } from '../support/run-cli.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrivals-'));
  file = join(folder, 'parcels.ndjson');
});
afterEach(() => rm(folder, { recursive: true }));

const databasePath = () => join(folder, 'haulmate.db');
const show = () => runCli('arrivals', ['show'], { cwd: folder, settings: { DATABASE_PATH: databasePath() } });

const arrivals = (...args: string[]) => runCli('arrivals', args, { cwd: folder, settings: {} });

describe('npm run arrivals', () => {
  it('judges the parcels of a file, and writes a line for each forecast', async () => {
    const fleet = {
      name: 'steady',
      parcelsPerDay: 6,
      days: 40,
      carriers: [{ prefix: 'LP', pace: 1, share: 1 }],
    };
    const parcels = parcelsOf({ ...fleet, countries: [COUNTRIES.DE], changes: [] }, 1);
    await writeFile(file, parcels.map((parcel) => `${JSON.stringify(parcel)}\n`).join(''));
    const { code, out } = await arrivals('evaluate', file, '--forecasts', 'out.ndjson');
    expect(code).toBe(0);
    expect(out).toMatch(/^240 parcels, \d+ forecasts, \d+ with a date \(\d/);
    expect(out).toMatch(
      /^all +\d+ forecasts · \d+\.\d % of windows held · \d+\.\d days wide · pinball loss \d/m,
    );
    const lines = (await readFile(join(folder, 'out.ndjson'), 'utf8')).trimEnd().split('\n');
    const forecasts = lines.map((line) => JSON.parse(line));
    expect(forecasts[0]).toEqual({
      number: expect.stringMatching(/^LP\d+$/),
      at: expect.stringMatching(/^2026-03-0\dT.*Z$/),
      earliest: null,
      likeliest: null,
      latest: null,
    });
    const dated = forecasts.filter(({ earliest }) => earliest !== null);
    expect(dated.length).toBeGreaterThan(200);
    for (const { at, earliest, likeliest, latest } of dated) {
      expect(earliest >= at.slice(0, 10) && likeliest >= earliest && latest >= likeliest).toBe(true);
    }
  });

  it('names the line that is no parcel, and asks for a file', async () => {
    await writeFile(file, '{"number":"LP1","updates":[]}\n\n{"number":"LP2"}\n');
    expect(await arrivals('evaluate', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('line 3 is no parcel: updates'),
    });
    await writeFile(file, 'LP1\n');
    expect((await arrivals('evaluate', file)).err).toContain('line 1 is not JSON');
    expect((await arrivals('evaluate')).code).toBe(64);
    expect((await arrivals('hide')).code).toBe(64);
  });

  it('shows what is known of each route and stage, also while nothing is', async () => {
    expect(await show()).toMatchObject({ code: 1, err: expect.stringContaining('there is no database') });
    const store = openStore(databasePath());
    expect((await show()).out).toContain('Nothing is known yet');
    const known = createArrivals({ store, hash: createNumberHash('a secret') });
    const fleet = { name: 'steady', parcelsPerDay: 2, days: 30, changes: [] };
    const carriers = [{ prefix: 'LP', pace: 1, share: 1 }];
    for (const parcel of parcelsOf({ ...fleet, carriers, countries: [COUNTRIES.DE] }, 1))
      await known.learn(parcel, { at: START + 60 * 86_400_000, watched: false });
    await store.close();
    const { code, out } = await show();
    expect(code).toBe(0);
    expect(out).toMatch(/^CN → DE$/m);
    expect(out).toMatch(/^accepted +60 +0 +\d+\.\d +\d+\.\d +\d+\.\d +–$/m);
    expect(out).toMatch(/^out +(?:5\d|60) /m);
  });
});
