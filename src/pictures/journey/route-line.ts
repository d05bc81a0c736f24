import type { StateTone } from '../../domain/state-of-parcel.ts';
import { TONE_COLOURS } from '../palette.ts';
import { type MapView, toPixels } from './map-view.ts';
import type { MapPoint } from './projection.ts';
import type { Route } from './route.ts';

/** The SVG of a route's arcs, its stops, and the mark of the place where the parcel is now. */
export function drawRouteLine({ start, legs }: Route, view: MapView, tone: StateTone): string {
  const colour = TONE_COLOURS[tone];
  const at = (point: MapPoint) =>
    toPixels(view, point)
      .map((pixels) => pixels.toFixed(1))
      .join(' ');
  const line = `M${at(start)}${legs.map(({ control, end }) => `Q${at(control)} ${at(end)}`).join('')}`;
  const stops = [start, ...legs.map(({ end }) => end)].map((point) => toPixels(view, point));
  const [now = toPixels(view, start), ...earlier] = stops.toReversed();
  return [
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${line}" stroke="#131722" stroke-opacity=".55" stroke-width="13"/><path d="${line}" stroke="${colour}" stroke-width="8"/></g>`,
    ...earlier
      .filter(([x, y]) => Math.hypot(x - now[0], y - now[1]) > 14)
      .map(
        ([x, y]) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="11" fill="#fff" stroke="${colour}" stroke-width="5"/>`,
      ),
    drawMarker(now, colour, tone),
  ].join('');
}

const SIGNS: Readonly<Partial<Record<StateTone, string>>> = {
  good: '<path d="M-8.5 .5-2.5 6.5 8.5-5.5" fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>',
  problem:
    '<path d="M0-10.5V2M0 10V10.01" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round"/>',
};

function drawMarker([x, y]: readonly [number, number], colour: string, tone: StateTone): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="39" fill="${colour}" fill-opacity=".28"/><circle r="24" fill="${colour}" stroke="#fff" stroke-width="5"/>${SIGNS[tone] ?? '<circle r="8.5" fill="#fff"/>'}</g>`;
}
