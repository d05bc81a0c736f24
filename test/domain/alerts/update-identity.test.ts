import { describe, expect, it } from 'vitest';
import {
  identifyQcSet,
  identifyScan,
  identifyUndescribedQcSet,
  isDescribed,
} from '../../../src/domain/alerts/update-identity.ts';

const SCAN = {
  date: '2026-11-20',
  hour: '10:00',
  status: 'Departed',
  location: 'Liège',
  country: 'BE',
};
const SET = { date: '2026-11-20', sku: 'Red', photos: ['https://cdn.example/1.jpg'] };

describe('a scan', () => {
  it('is the same as one with equal fields', () => {
    expect(identifyScan({ ...SCAN })).toEqual(identifyScan(SCAN));
  });

  it.each(['date', 'hour', 'status', 'location', 'country'] as const)(
    'is another one when its %s differs',
    (field) => {
      expect(identifyScan({ ...SCAN, [field]: 'different' }).key).not.toBe(identifyScan(SCAN).key);
    },
  );

  it('is the same when a field is missing, empty or blank', () => {
    const missing = identifyScan({ ...SCAN, location: undefined });
    expect(identifyScan({ ...SCAN, location: '' })).toEqual(missing);
    expect(identifyScan({ ...SCAN, location: ' ' })).toEqual(missing);
  });

  it('is another one when a value moves to the next field', () => {
    const shifted = { ...SCAN, status: undefined, location: 'Departed' };
    expect(identifyScan(shifted).key).not.toBe(
      identifyScan({ ...SCAN, status: 'Departed', location: undefined }).key,
    );
  });

  it('has its whole key as base key', () => {
    const { key, baseKey } = identifyScan(SCAN);
    expect(baseKey).toBe(key);
  });
});

describe('a QC set', () => {
  it('reported without photos has the base key of the one with photos', () => {
    const poor = identifyQcSet({ ...SET, photos: [] });
    expect(poor.key).toBe(identifyQcSet(SET).baseKey);
    expect(poor.key).not.toBe(identifyQcSet(SET).key);
  });

  it.each([
    ['date', { date: '2026-11-21' }],
    ['SKU', { sku: 'Blue' }],
  ])('has another base key when its %s differs', (_field, different) => {
    expect(identifyQcSet({ ...SET, ...different }).baseKey).not.toBe(identifyQcSet(SET).baseKey);
  });

  it('is another one when its first photo differs', () => {
    const other = identifyQcSet({ ...SET, photos: ['https://cdn.example/9.jpg'] });
    expect(other.baseKey).toBe(identifyQcSet(SET).baseKey);
    expect(other.key).not.toBe(identifyQcSet(SET).key);
  });

  it('is the same when further photos are added', () => {
    const more = { ...SET, photos: [...SET.photos, 'https://cdn.example/2.jpg'] };
    expect(identifyQcSet(more)).toEqual(identifyQcSet(SET));
  });
});

describe('an undescribed QC set', () => {
  it('is the same only for events created at the same time', () => {
    expect(identifyUndescribedQcSet(1)).toEqual(identifyUndescribedQcSet(1));
    expect(identifyUndescribedQcSet(2).key).not.toBe(identifyUndescribedQcSet(1).key);
  });

  it.each([
    ['without any field', {}, false],
    ['with blank fields', { date: '', sku: ' ' }, false],
    ['with a date', { date: '2026-11-20' }, true],
    ['with a SKU', { sku: 'Red' }, true],
    ['with a photo', { photos: ['https://cdn.example/1.jpg'] }, true],
  ])('is one %s: %o → described %s', (_which, fields, described) => {
    expect(isDescribed({ date: undefined, sku: undefined, photos: [], ...fields })).toBe(described);
  });
});
