import type { Point } from './linear-regression.ts';

export interface Curve {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Panel {
  /** The unit of the vertical axis. */
  readonly unit: string;
  readonly curves: readonly Curve[];
}

const WIDTH = 760;
const PANEL_HEIGHT = 190;
const PLOT = { left: 64, right: 16, top: 34, bottom: 30 } as const;
const MAX_POINTS = 160;
const TICKS = 4;

const STYLE = `
text{font:12px system-ui,sans-serif;fill:#57606a}
.name{font-weight:600}
path{fill:none;stroke-width:1.8;stroke-linejoin:round}
.grid{stroke:#d0d7de;stroke-width:1}
.c0{stroke:#0969da}.c1{stroke:#bc4c00}.c2{stroke:#1a7f37}
@media (prefers-color-scheme:dark){text{fill:#9198a1}.grid{stroke:#30363d}.c0{stroke:#58a6ff}.c1{stroke:#f0883e}.c2{stroke:#3fb950}}`;

/** An SVG of curves over minutes, in stacked panels that each start at zero, for light and dark pages. */
export function chartOf(panels: readonly Panel[], title: string): string {
  const height = panels.length * PANEL_HEIGHT + 20;
  const last = Math.max(
    ...panels.flatMap(({ curves }) => curves.flatMap(({ points }) => points.at(-1)?.at ?? 0)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title><style>${STYLE}</style>`,
    ...panels.map((panel, index) => panelOf(panel, index * PANEL_HEIGHT, last)),
    `<text x="${WIDTH / 2}" y="${height - 8}" text-anchor="middle">minutes</text>`,
    '</svg>\n',
  ].join('\n');
}

function panelOf({ unit, curves }: Panel, top: number, last: number): string {
  const highest = roundUp(Math.max(1, ...curves.flatMap(({ points }) => points.map(({ value }) => value))));
  const x = (at: number) => round(PLOT.left + (at / last) * (WIDTH - PLOT.left - PLOT.right));
  const bottom = top + PANEL_HEIGHT - PLOT.bottom;
  const y = (value: number) => round(bottom - (value / highest) * (bottom - top - PLOT.top));
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => index / TICKS);
  const marks = ticks.flatMap((part) => [
    `<path class="grid" d="M${PLOT.left} ${y(part * highest)}H${WIDTH - PLOT.right}"/>`,
    `<text x="${PLOT.left - 8}" y="${y(part * highest) + 4}" text-anchor="end">${round(part * highest)}</text>`,
    `<text x="${x(part * last)}" y="${bottom + 16}" text-anchor="middle">${round((part * last) / 60)}</text>`,
  ]);
  const legend = curves.map(({ name }, index) => {
    const left = PLOT.left + 90 + index * 215;
    return `<path class="c${index}" d="M${left} ${top + 16}h22"/><text x="${left + 28}" y="${top + 20}">${name}</text>`;
  });
  const lines = curves.map(({ points }, index) => {
    const drawn = thin(points).map(({ at, value }) => `${x(at)} ${y(value)}`);
    return `<path class="c${index}" d="M${drawn.join('L')}"/>`;
  });
  const heading = `<text class="name" x="${PLOT.left}" y="${top + 20}">${unit}</text>`;
  return [heading, ...marks, ...legend, ...lines].join('\n');
}

function thin(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / MAX_POINTS);
  return points.filter((_, index) => index % step === 0);
}

/** The next round number whose quarter is round, too. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}

const round = (value: number) => Math.round(value * 10) / 10;
