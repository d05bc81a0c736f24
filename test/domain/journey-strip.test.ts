import { expect, it } from 'vitest';
import { journeyStrip } from '../../src/domain/journey-strip.ts';

it.each([
  ['sent', '📦 ┄ ✈️ ┄ 🛃 ┄ 🚚 ┄ 🏠'],
  ['customs', '📦 ━ ✈️ ━ 🛃 ┄ 🚚 ┄ 🏠'],
  ['local', '📦 ━ ✈️ ━ 🛃 ━ 🚚 ┄ 🏠'],
  ['home', '📦 ━ ✈️ ━ 🛃 ━ 🚚 ━ 🏠'],
] as const)('the strip joins the stages up to %s', (stage, strip) => {
  expect(journeyStrip({ stage })).toBe(strip);
});
