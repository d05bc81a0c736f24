import type { Journey, Stage, Transport } from '../../domain/parcels/journey.ts';
import { STAGES } from '../../domain/parcels/journey-stage.ts';
import type { StateTone } from '../../domain/parcels/state-of-parcel.ts';
import { STAGE, TONE_COLOURS } from '../palette.ts';

export const STRIP = { width: 1200, height: 138 } as const;

const FIRST_X = 130;
const STEP = 235;
const RADIUS = 39;
const MIDDLE = STRIP.height / 2;

const LATER = { ring: STAGE.later, icon: STAGE.laterIcon, fill: 'none' } as const;

/** The SVG of the five stages: those reached are joined by a line, later ones by dots. */
export function drawStageStrip(
  { stage, transport, state }: Pick<Journey, 'stage' | 'transport' | 'state'>,
  tone: StateTone,
) {
  const now = STAGES.indexOf(stage);
  const colour = TONE_COLOURS[tone];
  // Only one thing is highlighted: if there is something to do, only the current stage is colored.
  const past = tone === 'problem' || tone === 'attention' ? STAGE.past : colour;
  const circles = STAGES.map((each, index) => {
    const x = FIRST_X + index * STEP;
    const icon = iconOf(each, index === now && state === 'customs_held', transport);
    if (index === now)
      return `<circle cx="${x}" cy="${MIDDLE}" r="${RADIUS + 3}" fill="${colour}"/>${drawIcon(icon, x, 52, '#fff')}`;
    const look = index < now ? { ring: past, icon: '#fff', fill: STAGE.reached } : LATER;
    return `<circle cx="${x}" cy="${MIDDLE}" r="${RADIUS - 1}" fill="${look.fill}" stroke="${look.ring}" stroke-width="5"/>${drawIcon(icon, x, 50, look.icon)}`;
  });
  const joints = STAGES.slice(1).map((_, index) => (index < now ? drawLine(index, past) : drawDots(index)));
  // Without a ground, it is that of the card.
  return `${joints.join('')}${circles.join('')}`;
}

function drawLine(index: number, colour: string): string {
  const [from, to] = [FIRST_X + index * STEP + 51, FIRST_X + (index + 1) * STEP - 51];
  return `<path d="M${from} ${MIDDLE}H${to}" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`;
}

function drawDots(index: number): string {
  const from = FIRST_X + index * STEP + 57.5;
  return `<path d="M${from} ${MIDDLE}H${from + 121}" stroke="${STAGE.later}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 20"/>`;
}

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
  // How it travels isn't known.
  abroad: { lines: 'M3.6 12H19.6M13.2 5.6 19.6 12 13.2 18.4' },
  customs: { lines: `${SHIELD}M8.4 12 11 14.6 15.7 9.6` },
  local: {
    lines:
      'M4.6 17.2H2.2V5.4H14V17.2H9.6M14 9.2H18.4L21.8 12.9V17.2H20M14 17.2H15M7.1 15A2.2 2.2 0 1 0 7.1 19.4 2.2 2.2 0 1 0 7.1 15ZM17.5 15A2.2 2.2 0 1 0 17.5 19.4 2.2 2.2 0 1 0 17.5 15Z',
  },
  home: { lines: 'M2.6 11.4 12 3 21.4 11.4M5.2 9.4V20.6H18.8V9.4M9.8 20.4V14.4H14.2V20.4' },
};

const TRANSPORT: Readonly<Record<Transport, Icon>> = {
  air: {
    lines: '',
    areas:
      'M12 1.6C11 1.6 10.3 3 10.3 4.6V9.3L2.4 14.3V16.6L10.3 14.1V18.8L7.9 20.6V22.4L12 21.2 16.1 22.4V20.6L13.7 18.8V14.1L21.6 16.6V14.3L13.7 9.3V4.6C13.7 3 13 1.6 12 1.6Z',
  },
  sea: { lines: 'M2.6 14.6H21.4L18.8 20.6H5.4ZM6.2 14.4V10.2H17.8V14.4M9.2 10V6.4H14.8V10M12 6.2V2.8' },
  rail: {
    lines:
      'M7.4 2.8H16.6A2.4 2.4 0 0 1 19 5.2V14.6A2.6 2.6 0 0 1 16.4 17.2H7.6A2.6 2.6 0 0 1 5 14.6V5.2A2.4 2.4 0 0 1 7.4 2.8ZM5.2 10.6H18.8M8.8 13.9V13.91M15.2 13.9V13.91M8.4 17.4 6 21.2M15.6 17.4 18 21.2',
  },
};

const HELD: Icon = { lines: `${SHIELD}M12 8V12.4M12 16V16.01` };

/** An icon, `size` pixels wide, around a point at half the height. */
function drawIcon({ lines, areas }: Icon, x: number, size: number, colour: string): string {
  const linesPath = lines === '' ? '' : `<path d="${lines}"/>`;
  const areasPath = areas === undefined ? '' : `<path d="${areas}" fill="${colour}" stroke-width=".6"/>`;
  return `<g transform="translate(${x - size / 2} ${MIDDLE - size / 2}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${linesPath}${areasPath}</g>`;
}

/** @param isHeld by customs: other trouble at that stage is none of customs @param transport null: not known */
function iconOf(stage: Stage, isHeld: boolean, transport: Transport | null): Icon {
  if (isHeld && stage === 'customs') return HELD;
  return stage === 'abroad' && transport !== null ? TRANSPORT[transport] : ICONS[stage];
}
