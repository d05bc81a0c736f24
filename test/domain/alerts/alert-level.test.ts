import { expect, it } from 'vitest';
import { ALERT_LEVELS, defaultLevel, IMPORTANCES } from '../../../src/domain/alerts/alert-level.ts';

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

it('begins with every scan in channels and with milestones in DMs', () => {
  expect(defaultLevel('channel')).toBe('all');
  expect(defaultLevel('user')).toBe('milestones');
});
