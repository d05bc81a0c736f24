import type { Stage } from '../../domain/journey.ts';

/** SVG paths on a field of 24 × 24: lines, and areas. */
interface Icon {
  readonly lines: string;
  readonly areas?: string;
}

const SHIELD = 'M12 2.8 19.6 5.6V11.4C19.6 16.2 16.4 19.6 12 21.4 7.6 19.6 4.4 16.2 4.4 11.4V5.6Z';

const ICONS: Readonly<Record<Stage, Icon>> = {
  sent: {
    lines: 'M12 2.6 20 7.1V16.9L12 21.4 4 16.9V7.1ZM4.3 7.3 12 11.6 19.7 7.3M12 11.6V21.2M8 4.9 15.9 9.3',
  },
  flown: {
    lines: '',
    areas:
      'M12 1.6C11 1.6 10.3 3 10.3 4.6V9.3L2.4 14.3V16.6L10.3 14.1V18.8L7.9 20.6V22.4L12 21.2 16.1 22.4V20.6L13.7 18.8V14.1L21.6 16.6V14.3L13.7 9.3V4.6C13.7 3 13 1.6 12 1.6Z',
  },
  customs: { lines: `${SHIELD}M8.4 12 11 14.6 15.7 9.6` },
  local: {
    lines:
      'M4.6 17.2H2.2V5.4H14V17.2H9.6M14 9.2H18.4L21.8 12.9V17.2H20M14 17.2H15M7.1 15A2.2 2.2 0 1 0 7.1 19.4 2.2 2.2 0 1 0 7.1 15ZM17.5 15A2.2 2.2 0 1 0 17.5 19.4 2.2 2.2 0 1 0 17.5 15Z',
  },
  home: { lines: 'M2.6 11.4 12 3 21.4 11.4M5.2 9.4V20.6H18.8V9.4M9.8 20.4V14.4H14.2V20.4' },
};

const HELD: Icon = { lines: `${SHIELD}M12 8V12.4M12 16V16.01` };

/** The icon of a stage, `size` pixels wide, around a centre. */
export function drawStageIcon(
  stage: Stage,
  {
    x,
    y,
    size,
    colour,
    isProblem,
  }: { x: number; y: number; size: number; colour: string; isProblem: boolean },
): string {
  const { lines, areas } = isProblem && stage === 'customs' ? HELD : ICONS[stage];
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${
    lines === '' ? '' : `<path d="${lines}"/>`
  }${areas === undefined ? '' : `<path d="${areas}" fill="${colour}" stroke-width=".6"/>`}</g>`;
}
