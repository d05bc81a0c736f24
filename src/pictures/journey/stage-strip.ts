import type { Journey, Stage } from '../../domain/journey.ts';
import { STAGES } from '../../domain/journey-stage.ts';
import type { StateTone } from '../../domain/state-of-parcel.ts';
import { GROUND, STAGE, TONE_COLOURS } from '../palette.ts';
import { drawStageIcon } from './icons.ts';

export const STRIP = { width: 1200, height: 138 } as const;

const FIRST_X = 130;
const STEP = 235;
const RADIUS = 39;
const MIDDLE = STRIP.height / 2;

type Strip = Pick<Journey, 'stage' | 'transport'>;
type Transport = Strip['transport'];

/** The SVG of the five stages: those reached are joined by a line, later ones by dots. */
export function drawStageStrip({ stage, transport }: Strip, tone: StateTone): string {
  const now = STAGES.indexOf(stage);
  const colour = TONE_COLOURS[tone];
  // One thing stands out: where there is something to do, only the current stage has the colour.
  const past = tone === 'problem' || tone === 'attention' ? STAGE.past : colour;
  const circles = STAGES.map((each, index) => {
    const x = FIRST_X + index * STEP;
    if (index === now) return drawCurrent(each, x, colour, tone === 'problem', transport);
    return drawOther(
      each,
      x,
      index < now ? { ring: past, icon: '#fff', fill: STAGE.reached } : LATER,
      transport,
    );
  });
  const joints = STAGES.slice(1).map((_, index) => (index < now ? drawLine(index, past) : drawDots(index)));
  return `<rect width="${STRIP.width}" height="${STRIP.height}" fill="${GROUND.strip}"/>${joints.join('')}${circles.join('')}`;
}

const LATER = { ring: STAGE.later, icon: STAGE.laterIcon, fill: '#1c2231' } as const;

function drawCurrent(
  stage: Stage,
  x: number,
  colour: string,
  isProblem: boolean,
  transport: Transport,
): string {
  return `<circle cx="${x}" cy="${MIDDLE}" r="${RADIUS + 3}" fill="${colour}"/>${drawStageIcon(stage, { x, y: MIDDLE, size: 52, colour: '#fff', isProblem, transport })}`;
}

function drawOther(
  stage: Stage,
  x: number,
  { ring, icon, fill }: Record<'ring' | 'icon' | 'fill', string>,
  transport: Transport,
): string {
  return `<circle cx="${x}" cy="${MIDDLE}" r="${RADIUS - 1}" fill="${fill}" stroke="${ring}" stroke-width="5"/>${drawStageIcon(stage, { x, y: MIDDLE, size: 50, colour: icon, isProblem: false, transport })}`;
}

function drawLine(index: number, colour: string): string {
  const [from, to] = [FIRST_X + index * STEP + 51, FIRST_X + (index + 1) * STEP - 51];
  return `<path d="M${from} ${MIDDLE}H${to}" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>`;
}

function drawDots(index: number): string {
  const from = FIRST_X + index * STEP + 57.5;
  return `<path d="M${from} ${MIDDLE}H${from + 121}" stroke="${STAGE.later}" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 20"/>`;
}
