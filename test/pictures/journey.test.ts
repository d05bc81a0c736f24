import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Journey, Stage } from '../../src/domain/parcels/journey.ts';
import type { ParcelState } from '../../src/domain/parcels/wordings/index.ts';
import { createPictures } from '../../src/pictures/index.ts';
import { decode } from './decode.ts';
import { stopsIn } from './journeys.ts';

const [BLUE, AMBER, GREEN, RED, GREY] = ['#4c8dff', '#f0b232', '#2fbf71', '#f2555a', '#80848e'];
const [PAST, STRIP, PASSED, LAND] = ['#8b9bc4', '#171c28', '#475579', '#323c54'];
const STAGES: readonly Stage[] = ['sent', 'abroad', 'customs', 'local', 'home'];
const MAP_HEIGHT = 292;

const pictures = createPictures({ enabled: true, log: pino({ enabled: false }) });
const draw = async (journey: Journey) => decode(await pictures.drawJourney(journey));
const transit: Journey = {
  stops: stopsIn('Shenzhen', 'Liège', 'Leipzig'),
  stage: 'local',
  transport: 'air',
  state: 'in_transit',
};
const held: Journey = {
  stops: stopsIn('Shanghai', 'Anchorage', 'Chicago'),
  stage: 'customs',
  transport: 'air',
  state: 'customs_held',
};

/** A point inside the circle of a stage, beside its icon. */
const besideIcon = (stage: Stage) => 130 + 235 * STAGES.indexOf(stage) - 34;
const stripY = MAP_HEIGHT + 69;

describe('the picture of a journey', () => {
  it('is 1200 × 430, or 1200 × 138 where no place is known', async () => {
    const [map, strip] = [await draw(transit), await draw({ ...transit, stops: [] })];
    expect([map.width, map.height]).toEqual([1200, 430]);
    expect([strip.width, strip.height]).toEqual([1200, 138]);
  });

  it.each<[ParcelState, string]>([
    ['in_transit', BLUE],
    ['customs', AMBER],
    ['pickup', AMBER],
    ['delivered', GREEN],
    ['lost', RED],
    ['pending', GREY],
  ])('has the colour of %s on the map and at the current stage', async (state, colour) => {
    for (const stage of STAGES) {
      const pixels = await draw({ ...transit, stage, state });
      for (const each of STAGES) expect(pixels.has(colour, besideIcon(each), stripY)).toBe(each === stage);
      expect(pixels.count(colour, { left: 0, top: 0, width: 1200, height: MAP_HEIGHT })).toBeGreaterThan(
        2000,
      );
    }
  });

  it('joins the stages that were reached by a line, and later ones by dots', async () => {
    const pixels = await draw({ ...transit, stage: 'customs' });
    const line = (index: number) =>
      pixels.count(BLUE, { left: 190 + 235 * index, top: stripY - 1, width: 110, height: 2 }) / 220;
    expect([0, 1, 2, 3].map((index) => Math.round(line(index)))).toEqual([1, 1, 0, 0]);
    const ground = pixels.count(STRIP, { left: 660, top: stripY - 1, width: 110, height: 2 }) / 220;
    expect(ground).toBeGreaterThan(0.3);
    expect(ground).toBeLessThan(0.9);
  });

  it.each<[ParcelState, string]>([
    ['in_transit', BLUE],
    ['customs_held', PAST],
    ['out_for_delivery', PAST],
  ])('draws the past of %s in %s', async (state, colour) => {
    const pixels = await draw({ ...held, state });
    expect(pixels.count(colour, { left: 190, top: stripY - 1, width: 100, height: 2 })).toBeGreaterThan(180);
  });

  it('has the Pacific in the middle of a route from Shanghai to Chicago', async () => {
    const pixels = await draw(held);
    const marked = (left: number) => pixels.count(PASSED, { left, top: 100, width: 400, height: 192 });
    expect(marked(0)).toBeGreaterThan(5_000);
    expect(marked(400) + marked(800)).toBeLessThan(marked(0) / 10);
    const { count } = pixels;
    expect(count(LAND, { left: 450, top: 150, width: 250, height: 140 })).toBeLessThan(200);
  });

  it('has no bands across the date line', async () => {
    const pixels = await draw({ ...transit, stops: stopsIn('Suva') });
    expect(pixels.count(LAND, { left: 0, top: 100, width: 100, height: 20 })).toBe(0);
    expect(pixels.count(LAND, { left: 1100, top: 100, width: 100, height: 20 })).toBe(0);
  });

  it('marks a problem with an exclamation mark, a delivery with a tick, anything else with a dot', async () => {
    const mark = async (state: ParcelState) => {
      const { has } = await draw({ ...transit, stops: stopsIn('Guangzhou'), state });
      const [top, right] = [has('#ffffff', 600, 136), has('#ffffff', 608, 142)];
      return { top, right };
    };
    expect(await mark('lost')).toEqual({ top: true, right: false });
    expect(await mark('delivered')).toEqual({ top: false, right: true });
    expect(await mark('in_transit')).toEqual({ top: false, right: false });
  });

  it('is the same every time, and drawn again only if it differs', async () => {
    const first = await pictures.drawJourney(held);
    const renamed = { ...held, stops: held.stops.map((stop) => ({ ...stop, city: null })) };
    expect((await pictures.drawJourney(renamed))?.bytes).toBe(first?.bytes);
    const others = createPictures({ enabled: true, log: pino({ enabled: false }) });
    expect((await others.drawJourney(held))?.bytes).toEqual(first?.bytes);
    expect((await others.drawJourney({ ...held, stage: 'local' }))?.bytes).not.toEqual(first?.bytes);
  });

  it('is drawn for every journey, in at most 40 kB', async () => {
    const degrees = (limit: number) =>
      fc.oneof(fc.double({ min: -limit, max: limit, noNaN: true }), fc.constantFrom(-limit, 0, limit));
    const stop = fc.record({
      country: fc.oneof(fc.constantFrom('CN', 'US', 'RU', 'AQ', 'FJ', 'SG', 'XK', 'XX'), fc.string()),
      city: fc.option(fc.string()),
      latitude: degrees(90),
      longitude: degrees(180),
    });
    const journey = fc.record({
      stops: fc.array(stop, { maxLength: 12 }),
      stage: fc.constantFrom(...STAGES),
      transport: fc.constantFrom('air', 'sea', 'rail', null),
      state: fc.constantFrom<ParcelState>('pending', 'in_transit', 'customs_held', 'delivered', 'unknown'),
    });
    await fc.assert(
      fc.asyncProperty(journey, async (any) => {
        const picture = await pictures.drawJourney(any);
        expect(picture?.bytes.byteLength).toBeLessThanOrEqual(40_000);
        expect(picture?.name).toBe('journey.webp');
      }),
      { numRuns: 20 },
    );
  });
});
