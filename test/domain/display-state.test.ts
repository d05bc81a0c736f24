import { describe, expect, it } from 'vitest';
import { displayStateOf } from '../../src/domain/display-state.ts';

describe('the display state of a parcel', () => {
  it.each([
    ['Delivered', 'delivered'],
    ['已签收', 'delivered'],
    ['Zugestellt an Empfänger', 'delivered'],
    ['Delivered to recipient', 'delivered'],
    ['Delivered to mailbox', 'delivered'],
    ['Delivered to neighbour', 'delivered'],
    ['Package delivered, left at front door', 'delivered'],
    ['Parcel has been delivered by courier', 'delivered'],
    ['Die Sendung wurde zugestellt', 'delivered'],
    ['Signed for by: J. Smith', 'delivered'],
    ['Delivered to airline', 'moving'],
    ['Shipment delivered to local carrier', 'moving'],
    ['Parcel delivered to sorting center', 'moving'],
    ['Delivered to transport', 'moving'],
    ['Delivered to the next transit warehouse', 'moving'],
    ['Collected by the courier', 'moving'],
    ['Your parcel will be delivered tomorrow', 'moving'],
    ['To be delivered', 'moving'],
    ['Not yet delivered', 'moving'],
    ['Your parcel has not been delivered yet', 'moving'],
    ['Die Sendung wird voraussichtlich morgen zugestellt', 'moving'],
    ['Noch nicht zugestellt', 'moving'],
    ['待签收', 'moving'],
    ['Out for delivery', 'outForDelivery'],
    ['Delivery attempt unsuccessful', 'exception'],
    ['Could not be delivered: not delivered, addressee absent', 'exception'],
    ['The parcel cannot be delivered', 'exception'],
    ['Die Sendung konnte nicht zugestellt werden', 'exception'],
    ['Returned to sender', 'exception'],
    ['Ready for collection at pick-up point', 'collect'],
    ['Awaiting collection, notice left', 'collect'],
    ['Held by customs', 'exception'],
    ['Customs clearance started', 'customs'],
    ['Documents received, inspection in progress', 'customs'],
    ['清关中', 'customs'],
    ['Export customs clearance completed', 'moving'],
    ['Released by customs', 'moving'],
    ['Customs cleared', 'moving'],
    ['清关完成', 'moving'],
    ['已放行', 'moving'],
    ['Departed from sorting centre', 'moving'],
    ['到达分拣中心', 'moving'],
    ['Accepted by carrier', 'accepted'],
    ['Shipment information received', 'waiting'],
    ['Weighed: 1.2 kg', 'unknown'],
    [`Arrived at hub. ${'Please wait. '.repeat(10)}It will be returned otherwise.`, 'moving'],
  ])('of "%s" is %s', (status, state) => {
    expect(displayStateOf(status)).toBe(state);
  });

  it('is "waiting" without any scan', () => {
    expect(displayStateOf(undefined, false)).toBe('waiting');
    expect(displayStateOf(undefined)).toBe('unknown');
  });
});
