import type { Stage } from './journey.ts';

const STAGES: readonly (readonly [Stage, string])[] = [
  ['sent', '📦'],
  ['flown', '✈️'],
  ['customs', '🛃'],
  ['local', '🚚'],
  ['home', '🏠'],
];

/** A journey's stages in one line of text, where no picture can be shown: `📦 ━ ✈️ ━ 🛃 ┄ 🚚 ┄ 🏠` is at customs. */
export function journeyStrip({ stage }: { readonly stage: Stage }): string {
  const now = STAGES.findIndex(([name]) => name === stage);
  return STAGES.map(([, sign], index) => {
    const joint = index === 0 ? '' : index <= now ? ' ━ ' : ' ┄ ';
    return `${joint}${sign}`;
  }).join('');
}
