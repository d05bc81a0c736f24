import { expect, it } from 'vitest';
import { parcelName, parcelTitle } from '../../src/views/parcel-name.ts';

const parcel = { number: 'LP00123456784821CN', label: 'Schuhe *fett* <@1>', masked: true };

it('a parcel’s name is unchanged in menus, which render no Markdown', () => {
  expect(parcelName(parcel)).toBe('Schuhe *fett* <@1> · LP••••21CN');
});

it('a parcel’s name is escaped in titles, which render Markdown', () => {
  expect(parcelTitle(parcel)).toBe('📦 Schuhe \\*fett\\* \\<\\@1\\> · LP••••21CN');
});

it('the backslashes of an escaped name don’t count towards its length', () => {
  expect(parcelTitle({ ...parcel, label: '*'.repeat(40) })).toContain(`${'\\*'.repeat(40)} ·`);
});
