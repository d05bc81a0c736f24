import { expect, it } from 'vitest';
import { progressOf } from '../../../../src/domain/parcels/arrival/checkpoints.ts';

const scan = (day: number, status: string, location: string, country: string) => ({
  status,
  location,
  country,
  timestamp: '',
  at: Date.UTC(2026, 10, day, 12),
});

const START = scan(10, 'Accepted by carrier', 'Guangzhou', 'CN');
const last = (...scans: ReturnType<typeof scan>[]) => progressOf([START, ...scans].toReversed()).at(-1);

it('a landing explains a date that is counted from it, until the parcel lands again on a later day', () => {
  const landed = scan(20, 'Flight landed', 'Los Angeles', 'US');
  const moving = scan(22, 'In transit', 'Chicago', 'US');
  const again = scan(25, 'Flight landed', 'New York', 'US');
  expect(last(landed)).toMatchObject({ checkpoint: 'landed', isExplained: true });
  expect(last(landed, moving)).toMatchObject({ checkpoint: 'landed', isExplained: true });
  expect(last(landed, moving, again)).toMatchObject({ checkpoint: 'landed', isExplained: false });
});

it('a parcel that was scanned in its country before it landed there explains nothing', () => {
  const moving = scan(20, 'In transit', 'Los Angeles', 'US');
  expect(last(moving)).toMatchObject({ checkpoint: 'landed', isExplained: false });
  expect(last(moving, scan(25, 'Flight landed', 'Los Angeles', 'US'))?.isExplained).toBe(false);
});

it('a landing in another country explains nothing about the way from the next one', () => {
  const leipzig = scan(20, 'Flight landed', 'Leipzig', 'DE');
  expect(last(leipzig, scan(21, 'In transit', 'Los Angeles', 'US'))).toMatchObject({
    destination: 'US',
    isExplained: false,
  });
});
