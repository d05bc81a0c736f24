import { expect, it } from 'vitest';
import { parcelName, parcelTitle } from '../../src/views/parcel-name.ts';

const parcel = { number: 'LP00123456784821CN', label: 'Schuhe *fett* <@1>', masked: true };

it('stays as it was typed in menus, which render no Markdown', () => {
  expect(parcelName(parcel)).toBe('Schuhe *fett* <@1> · LP••••21CN');
});

it('stays as it was typed in titles, which render it', () => {
  expect(parcelTitle(parcel)).toBe('📦 Schuhe \\*fett\\* \\<\\@1\\> · LP••••21CN');
});

it('is shortened by what is seen of it, not by its backslashes', () => {
  expect(parcelTitle({ ...parcel, label: '*'.repeat(40) })).toContain(`${'\\*'.repeat(40)} ·`);
});
