import { expect, it } from 'vitest';
import { journeyStrip } from '../../../src/domain/parcels/journey-stage.ts';

it.each([
  ['sent', 'air', '📦 ┄ ✈️ ┄ 🛃 ┄ 🚚 ┄ 🏠'],
  ['customs', 'air', '📦 ━ ✈️ ━ 🛃 ┄ 🚚 ┄ 🏠'],
  ['local', 'air', '📦 ━ ✈️ ━ 🛃 ━ 🚚 ┄ 🏠'],
  ['home', 'air', '📦 ━ ✈️ ━ 🛃 ━ 🚚 ━ 🏠'],
  ['abroad', 'sea', '📦 ━ 🚢 ┄ 🛃 ┄ 🚚 ┄ 🏠'],
  ['abroad', 'rail', '📦 ━ 🚆 ┄ 🛃 ┄ 🚚 ┄ 🏠'],
  ['abroad', null, '📦 ━ ➡️ ┄ 🛃 ┄ 🚚 ┄ 🏠'],
] as const)('the strip joins the stages up to %s, by %s', (stage, transport, strip) => {
  expect(journeyStrip({ stage, transport })).toBe(strip);
});
