import { expect, it } from 'vitest';
import { nearestNames } from '../../../src/commands/arguments/agents.ts';

const NAMES = ['CNFans', 'USFans', 'Kakobuy', 'Mulebuy', 'Superbuy', 'Sugargoo'].map((name) => ({ name }));
const nearest = (typed: string) => nearestNames(typed, NAMES, 3).map(({ name }) => name);

it('finds a name by its start, then by a part of it', () => {
  expect(nearest('kako')).toEqual(['Kakobuy']);
  expect(nearest('fans')).toEqual(['CNFans', 'USFans']);
  expect(nearest('SU')).toEqual(['Superbuy', 'Sugargoo']);
});

it('finds a name in spite of typos, the one with fewest first', () => {
  expect(nearest('cnfnas')[0]).toBe('CNFans');
  expect(nearest('muelbuy')[0]).toBe('Mulebuy');
  expect(nearest('kakabuy')[0]).toBe('Kakobuy');
});

it('finds nothing for another word, and not more than asked', () => {
  expect(nearest('qqqqqqqq')).toEqual([]);
  expect(nearest('')).toEqual([]);
  expect(nearest('buy').length).toBeLessThanOrEqual(3);
});
