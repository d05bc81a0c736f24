import { describe, expect, it } from 'vitest';
import { stateOf } from '../../src/views/parcel-state.ts';

describe('the state of a parcel', () => {
  it.each([
    ['Delivered', 'delivered'],
    ['已签收', 'delivered'],
    ['Zugestellt an Empfänger', 'delivered'],
    ['Out for delivery', 'outForDelivery'],
    ['Delivery attempt unsuccessful', 'exception'],
    ['Could not be delivered: not delivered, addressee absent', 'exception'],
    ['Returned to sender', 'exception'],
    ['Ready for collection at pick-up point', 'collect'],
    ['Awaiting collection, notice left', 'collect'],
    ['Held by customs', 'customs'],
    ['Export customs clearance completed', 'customs'],
    ['Departed from sorting centre', 'moving'],
    ['到达分拣中心', 'moving'],
    ['Accepted by carrier', 'accepted'],
    ['Shipment information received', 'waiting'],
    ['Weighed: 1.2 kg', 'unknown'],
    [`Arrived at hub. ${'Please wait. '.repeat(10)}It will be returned otherwise.`, 'moving'],
  ])('%s → %s', (status, state) => {
    expect(stateOf(status)).toBe(state);
  });

  it('is "not scanned yet" without any scan', () => {
    expect(stateOf(undefined, false)).toBe('waiting');
    expect(stateOf(undefined)).toBe('unknown');
  });
});
