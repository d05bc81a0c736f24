import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createPictures, type PhotoSource } from '../../src/pictures/index.ts';
import { photo } from './decode.ts';

const RED = await photo('#dd2222');

/** Pictures with a clock of the test, and photos that arrive when the test lets them. */
function createSources() {
  const clock = { now: 0 };
  const pictures = createPictures({ enabled: true, log: pino({ enabled: false }), now: () => clock.now });
  const loaded: Uint8Array[] = [];
  const asked: (() => void)[] = [];
  let isOpen = false;
  let serial = 0;
  const source = (arrives = true): PhotoSource => {
    serial += 1;
    return {
      key: `${serial}`,
      async load() {
        if (!isOpen) await new Promise<void>((resolve) => void asked.push(resolve));
        if (!arrives) return null;
        const bytes = new Uint8Array(RED);
        loaded.push(bytes);
        return bytes;
      },
    };
  };
  return {
    clock,
    loaded,
    source,
    /** How many photos are being loaded. */
    loading: () => asked.length,
    open() {
      isOpen = true;
      for (const resolve of asked.splice(0)) resolve();
    },
    sheet: (photos: readonly PhotoSource[]) => pictures.drawContactSheet(photos, { first: 1 }),
  };
}

it('loads three photos at a time, for however many sheets, and gives their memory back', async () => {
  const { sheet, source, loading, loaded, open } = createSources();
  const sheets = Array.from({ length: 5 }, () => sheet(Array.from({ length: 15 }, () => source())));
  await expect.poll(loading).toBe(3);
  open();
  expect((await Promise.all(sheets)).every((drawn) => drawn !== null)).toBe(true);
  expect(loaded).toHaveLength(75);
  expect(loaded.every(({ byteLength }) => byteLength === 0)).toBe(true);
});

it('draws no more than a hundred pictures that wait, and none that waited for more than a minute', async () => {
  const { clock, sheet, source, loading, open } = createSources();
  const first = sheet([source()]);
  await expect.poll(loading).toBe(1);
  const waiting = Array.from({ length: 100 }, () => sheet([source()]));
  expect(await sheet([source()])).toBeNull();
  clock.now = 60_001;
  open();
  expect(await first).not.toBeNull();
  expect((await Promise.all(waiting)).every((drawn) => drawn === null)).toBe(true);
});

it('draws a sheet anew whose photos did not all arrive, and none without photos', async () => {
  const { sheet, source, loaded, open } = createSources();
  open();
  const photos = [source(), source(false)];
  expect(await sheet(photos)).not.toBeNull();
  expect(await sheet(photos)).not.toBeNull();
  expect(loaded).toHaveLength(2);
  const complete = [source(), source()];
  await sheet(complete);
  await sheet(complete);
  expect(loaded).toHaveLength(4);
  expect(await sheet([source(false), source(false)])).toBeNull();
});

it('leaves memory alone that a photo shares with others', async () => {
  const pictures = createPictures({ enabled: true, log: pino({ enabled: false }) });
  const shared = new Uint8Array(RED.byteLength + 8);
  shared.set(RED);
  const load = async () => shared.subarray(0, RED.byteLength);
  expect(await pictures.drawContactSheet([{ key: 'one', load }], { first: 1 })).not.toBeNull();
  expect(shared.byteLength).toBe(RED.byteLength + 8);
});
