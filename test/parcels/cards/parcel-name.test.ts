import { expect, it } from 'vitest';
import { parcelName, plainParcelName } from '../../../src/parcels/cards/parcel-name.ts';

const parcel = { number: 'LP00123456784821CN', label: 'Schuhe *fett* <@1>', masked: true };

it('a parcel’s name is unchanged in menus, which render no Markdown', () => {
  expect(parcelName(parcel)).toBe('Schuhe *fett* <@1> · LP••••21CN');
});

it('a parcel without a visible name is called by its number', () => {
  expect(plainParcelName(parcel)).toBe(parcel.label);
  for (const label of [null, ' \u200B ']) expect(plainParcelName({ ...parcel, label })).toBe('LP••••21CN');
});
