import type { Journey, Stage, Transport } from './journey.ts';

const STAGES: readonly (readonly [Stage, string])[] = [
  ['sent', '📦'],
  ['abroad', '➡️'],
  ['customs', '🛃'],
  ['local', '🚚'],
  ['home', '🏠'],
];

const SIGN_OF_TRANSPORT: Readonly<Record<Transport, string>> = { air: '✈️', sea: '🚢', rail: '🚆' };

/** A journey's stages in one line of text, where no picture can be shown: `📦 ━ ✈️ ━ 🛃 ┄ 🚚 ┄ 🏠` is at customs. */
export function journeyStrip({ stage, transport }: Pick<Journey, 'stage' | 'transport'>): string {
  const now = STAGES.findIndex(([name]) => name === stage);
  return STAGES.map(([name, plain], index) => {
    const sign = name === 'abroad' && transport !== null ? SIGN_OF_TRANSPORT[transport] : plain;
    const joint = index === 0 ? '' : index <= now ? ' ━ ' : ' ┄ ';
    return `${joint}${sign}`;
  }).join('');
}
