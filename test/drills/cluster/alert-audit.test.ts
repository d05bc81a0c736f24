import { describe, expect, it } from 'vitest';
import { type AcknowledgedScan, auditAlerts, type PostedScan } from '../../../drills/cluster/alert-audit.ts';
import { delayFailures } from '../../../drills/cluster/alert-delays.ts';
import type { Fault } from '../../../drills/cluster/fault.ts';

const acknowledged: readonly AcknowledgedScan[] = [
  { parcel: 'abc', serial: 1, channels: ['one', 'two'], acknowledgedAt: 0 },
  { parcel: 'abc', serial: 2, channels: ['one', 'two'], acknowledgedAt: 10 },
];
const posted: readonly PostedScan[] = ['one', 'two'].flatMap((channelId) =>
  [1, 2].map((serial) => ({ parcel: 'abc', serial, channelId, messageId: '1' })),
);
const during = (faults: readonly Fault[], starved: readonly Fault[] = []) => ({ faults, starved });
const [first, second] = posted;
if (first === undefined || second === undefined) throw new Error('there are two scans');

describe('the audit of the alerts', () => {
  it('passes when each scan is once at each of its destinations, in order', () => {
    expect(auditAlerts(acknowledged, posted)).toEqual({ lost: 0, repeated: 0, failures: [] });
  });

  it('counts a scan that is missing at one destination', () => {
    expect(auditAlerts(acknowledged, posted.slice(1)).lost).toBe(1);
  });

  it('counts a scan that was posted twice', () => {
    expect(auditAlerts(acknowledged, [...posted, first]).repeated).toBe(1);
  });

  it('finds scans in another order', () => {
    const { failures } = auditAlerts(acknowledged, [second, first, ...posted.slice(2)]);
    expect(failures).toEqual(['the scans of 1 parcels were posted out of order at a destination']);
  });

  it('finds a scan at a destination that does not follow its parcel', () => {
    const { failures } = auditAlerts(acknowledged, [...posted, { ...first, channelId: 'three' }]);
    expect(failures).toEqual(['1 scans were posted where they were not expected']);
  });
});

describe('the delay of an alert', () => {
  const killed = { name: 'machine 1 killed', machines: [0], from: 1_000, to: 9_000 };
  const restarted = { name: 'database restarted', machines: [], from: 1_000, to: 9_000 };
  const alert = (acknowledgedAt: number, postedAt: number) => ({ name: 'abc 1', acknowledgedAt, postedAt });

  it('may be 15 s after a machine failed', () => {
    expect(delayFailures([alert(500, 15_900)], during([{ ...killed, to: 60_000 }]))).toEqual([]);
    expect(delayFailures([alert(500, 16_100)], during([{ ...killed, to: 60_000 }]))).toEqual([
      '1 alerts came late, abc 1 15.1 s after the last reason for a delay',
    ]);
  });

  it('may be 15 s after the database is back', () => {
    expect(delayFailures([alert(500, 23_900)], during([restarted]))).toEqual([]);
    expect(delayFailures([alert(500, 24_100)], during([restarted]))).toHaveLength(1);
  });

  it('may be 15 s where nothing failed', () => {
    expect(delayFailures([alert(0, 14_900), alert(0, 15_100)], during([]))).toHaveLength(1);
    expect(delayFailures([alert(20_000, 35_100)], during([killed]))).toHaveLength(1);
  });

  it('does not count the time in which no processor was free', () => {
    const starved = [{ name: 'no processor was free', machines: [], from: 2_000, to: 32_000 }];
    expect(delayFailures([alert(0, 44_900)], during([], starved))).toEqual([]);
    expect(delayFailures([alert(0, 45_100)], during([], starved))).toHaveLength(1);
  });

  it('is not excused by a fault that came when it was already late', () => {
    expect(delayFailures([alert(0, 25_000)], during([{ ...killed, from: 20_000, to: 24_000 }]))).toHaveLength(
      1,
    );
  });
});
