import { expect, it } from 'vitest';
import { ALERT_LEVELS, DEFAULT_LEVEL, IMPORTANCES } from '../../../src/domain/alerts/alert-level.ts';

it.each([
  ['all', ['ordinary', 'milestone', 'problem']],
  ['milestones', ['milestone', 'problem']],
  ['problems', ['problem']],
] as const)('asks at the level %s for %j', (level, importances) => {
  expect(IMPORTANCES.slice(ALERT_LEVELS.indexOf(level))).toEqual(importances);
});

it('keeps the order that the database compares', () => {
  expect(IMPORTANCES).toEqual(['ordinary', 'milestone', 'problem']);
  expect(ALERT_LEVELS).toEqual(['all', 'milestones', 'problems']);
});

it('is milestones unless somebody chose another', () => {
  expect(DEFAULT_LEVEL).toBe('milestones');
});
