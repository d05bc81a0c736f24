import { CHART, TONE_COLOURS } from './palette.ts';
import { drawSigns } from './photos/glyphs.ts';

export interface PriceLine {
  /** Oldest first. */
  readonly points: readonly { readonly at: number; readonly price: number }[];
  readonly until: number;
  /** The highest and the current price as digits: the line doesn't start at 0, so they have to be there. */
  readonly labels: { readonly highest: string; readonly current: string };
}

const WIDTH = 1200;
const HEIGHT = 360;
const TOP = 60;
const BOTTOM = 300;
const LEFT = 62;
const LABEL = { height: 40, gap: 44, margin: 60 } as const;

/** The SVG of a step line with its current point at the right end. Green if it was never cheaper, otherwise blue. */
export function priceLineSvg({ points, until, labels }: PriceLine): string {
  const prices = points.map(({ price }) => price);
  const [lowest, highest, current] = [Math.min(...prices), Math.max(...prices), prices.at(-1) ?? 0];
  const colour = current === lowest ? TONE_COLOURS.good : TONE_COLOURS.moving;
  const right = WIDTH - LABEL.margin - LABEL.gap - Math.max(...Object.values(labels).map(widthOf));
  const first = points[0]?.at ?? until;
  const xOf = (at: number) => LEFT + ((right - LEFT) * (at - first)) / Math.max(1, until - first);
  // A price that never changed is a line at half the height.
  const yOf = (price: number) =>
    lowest === highest ? HEIGHT / 2 : TOP + ((BOTTOM - TOP) * (highest - price)) / (highest - lowest);
  const end = { x: right, y: yOf(current) };
  const steps = points.map(({ at, price }) => `H${xOf(at).toFixed(1)}V${yOf(price).toFixed(1)}`);
  const path = `M${LEFT} ${yOf(prices[0] ?? 0).toFixed(1)}${steps.slice(1).join('')}H${end.x.toFixed(1)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${CHART.ground}"/>${guide(yOf(highest), right)}<path d="${path}V${BOTTOM + 30}H${LEFT}Z" fill="url(#fall)"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${currentPoint(end, colour)}${numbers(labels, { highest: yOf(highest), current: end.y }, right)}</svg>`;
}

function guide(y: number, right: number): string {
  return `<path d="M${LEFT} ${y.toFixed(1)}H${right}" fill="none" stroke="${CHART.guide}" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/>`;
}

function currentPoint({ x, y }: { readonly x: number; readonly y: number }, colour: string): string {
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  return `<circle ${at} r="34" fill="${colour}" fill-opacity=".25"/><circle ${at} r="18" fill="${colour}" stroke="#fff" stroke-width="5"/>`;
}

/** The current price stays below the highest one, where their lines are close together. */
function numbers(
  { highest, current }: PriceLine['labels'],
  at: { readonly highest: number; readonly current: number },
  right: number,
): string {
  const x = right + LABEL.gap;
  const { height } = LABEL;
  const isHighest = highest === current;
  const y = isHighest ? at.current : Math.max(at.current, at.highest + height * 1.5);
  const now = drawSigns(current, { x, y: y - height / 2, height, weight: 3.6 }).svg;
  if (isHighest) return now;
  const quiet = { colour: CHART.label, weight: 2.2 };
  return drawSigns(highest, { x, y: at.highest - height / 2, height, ...quiet }).svg + now;
}

function widthOf(text: string): number {
  return drawSigns(text, { x: 0, y: 0, height: LABEL.height }).width;
}
