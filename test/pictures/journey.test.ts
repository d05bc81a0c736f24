import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Journey, Stage } from '../../src/domain/parcels/journey.ts';
import type { ParcelState } from '../../src/domain/parcels/wordings/index.ts';
import { createPictures } from '../../src/pictures/index.ts';
import { toPixels, viewOf } from '../../src/pictures/journey/projection.ts';
import { extremesOf, routeThrough } from '../../src/pictures/journey/route.ts';
import { decode } from './decode.ts';
import { stopsIn } from './journeys.ts';

const [BLUE, AMBER, GREEN, RED, GREY] = ['#4c8dff', '#f0b232', '#2fbf71', '#f2555a', '#80848e'];
const [PAST, AHEAD, PASSED, LAND, SEA] = ['#8b9bc4', '#d3dcee', '#a3b2d0', '#8292b3', '#5b6c8f'];
const STAGES: readonly Stage[] = ['sent', 'abroad', 'customs', 'local', 'home'];
const MAP_HEIGHT = 292;

const pictures = createPictures({ enabled: true, log: pino({ enabled: false }) });
const draw = async (journey: Journey) => decode(await pictures.drawJourney(journey));
const transit: Journey = {
  stops: stopsIn('Shenzhen', 'Liège', 'Leipzig'),
  ahead: null,
  stage: 'local',
  transport: 'air',
  state: 'in_transit',
};
const held: Journey = {
  stops: stopsIn('Shanghai', 'Anchorage', 'Chicago'),
  ahead: null,
  stage: 'customs',
  transport: 'air',
  state: 'customs_held',
};

/** Still in the first country, on the way to another one. */
const [LEIPZIG = null] = stopsIn('Leipzig');
const early: Journey = { ...transit, stops: stopsIn('Guangzhou'), ahead: LEIPZIG, stage: 'sent' };

/** Where the way starts, and where it is to end. */
function endsOnMap({ stops, ahead }: Journey): [number, number][] {
  const [first, ...rest] = [...stops, ...(ahead === null ? [] : [ahead])];
  if (first === undefined) throw new Error('no stops');
  const route = routeThrough([first, ...rest]);
  const view = viewOf(extremesOf(route), 1200, MAP_HEIGHT);
  return [route.start, route.legs.at(-1)?.end ?? route.start].map((point) => {
    const [x, y] = toPixels(view, point);
    return [Math.round(x), Math.round(y)];
  });
}
const placeOnMap = (journey: Journey): [number, number] => endsOnMap(journey)[0] ?? [0, 0];

/** A point inside the circle of a stage, beside its icon. */
const besideIcon = (stage: Stage) => 130 + 235 * STAGES.indexOf(stage) - 34;
const stripY = MAP_HEIGHT + 69;

describe('the picture of a journey', () => {
  it.each<[string, Partial<Journey>]>([
    ['no place is known', { stops: [] }],
    ['all places are in one country', { stops: stopsIn('Guangzhou', 'Shenzhen') }],
  ])('is 1200 × 430, or 1200 × 138 where %s', async (_why, journey) => {
    const [map, strip] = [await draw(transit), await draw({ ...transit, ...journey })];
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

  it('of a late parcel is amber where it stands, and no longer blue', async () => {
    const pixels = await decode(await pictures.drawJourney(transit, true));
    expect(pixels.has(AMBER, besideIcon('local'), stripY)).toBe(true);
    const all = { left: 0, top: 0, width: 1200, height: 430 };
    expect(pixels.count(AMBER, all)).toBeGreaterThan(2000);
    expect(pixels.count(BLUE, all)).toBe(0);
    expect((await pictures.drawJourney(transit))?.bytes).not.toEqual(
      (await pictures.drawJourney(transit, true))?.bytes,
    );
  });

  it('leads on in dots to an open ring in the country ahead, which is tinted like one that was passed', async () => {
    const pixels = await draw(early);
    const [, [x, y] = [0, 0]] = endsOnMap(early);
    expect(pixels.has(SEA, x, y)).toBe(true);
    expect(pixels.has(AHEAD, x, y - 15)).toBe(true);
    const around = { left: x - 60, top: y - 30, width: 120, height: 60 };
    expect(pixels.count(PASSED, around)).toBeGreaterThan(300);
    const map = { left: 0, top: 0, width: 1200, height: MAP_HEIGHT };
    expect(pixels.count(AHEAD, map)).toBeGreaterThan(500);
    // The edges of white marks have it, too.
    expect((await draw(transit)).count(AHEAD, map)).toBeLessThan(300);
  });

  it('shows both ends of the way, so that it is never sea alone', async () => {
    for (const [x, y] of endsOnMap(early)) {
      expect(x > 50 && x < 1150).toBe(true);
      expect(y > 20 && y < MAP_HEIGHT - 20).toBe(true);
    }
  });

  it('has no ground below the map, so that it suits light and dark cards', async () => {
    const pixels = await draw(transit);
    expect(pixels.isClear(20, stripY)).toBe(true);
    expect(Array.from({ length: 1200 }, (_, x) => pixels.isClear(x, MAP_HEIGHT + 1))).not.toContain(false);
    expect(pixels.isClear(20, MAP_HEIGHT - 2)).toBe(false);
  });

  it('joins the stages that were reached by a line, and later ones by dots', async () => {
    const pixels = await draw({ ...transit, stage: 'customs' });
    const line = (index: number) =>
      pixels.count(BLUE, { left: 190 + 235 * index, top: stripY - 1, width: 110, height: 2 }) / 220;
    expect([0, 1, 2, 3].map((index) => Math.round(line(index)))).toEqual([1, 1, 0, 0]);
    const beside = Array.from({ length: 110 }, (_, x) => pixels.isClear(660 + x, stripY));
    const ground = beside.filter((clear) => clear).length / beside.length;
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
    const [ahead = null] = stopsIn('Nukuʻalofa');
    const pixels = await draw({ ...transit, stops: stopsIn('Suva'), ahead });
    for (const left of [0, 1100])
      expect(pixels.count(LAND, { left, top: 100, width: 100, height: 20 })).toBeLessThan(1_000);
  });

  it('shows the shield of a held parcel only while customs holds it: other trouble there is none of customs', async () => {
    const at = async (state: ParcelState) => (await pictures.drawJourney({ ...held, state }))?.bytes;
    expect(await at('damaged')).toEqual(await at('exception'));
    expect(await at('damaged')).not.toEqual(await at('customs_held'));
  });

  it('marks a problem with an exclamation mark, a delivery with a tick, anything else with a dot', async () => {
    const mark = async (state: ParcelState) => {
      const { has } = await draw({ ...early, state });
      const [x, y] = placeOnMap(early);
      const [top, right] = [has('#ffffff', x, y - 11), has('#ffffff', x + 8, y - 5)];
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
      ahead: fc.option(stop),
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
