import { type ParcelState, SCAN_MEANINGS, type ScanMeaning, stateOfMeaning } from './meanings.ts';

/** If two clauses disagree, the key of each line outranks its values. */
const OUTRANKS: Readonly<Partial<Record<ParcelState, readonly ParcelState[]>>> = {
  returned: [
    'attempt_failed',
    'address_problem',
    'exception',
    'delivered',
    'in_transit',
    'returning',
    'pickup',
    'accepted',
  ],
  returning: [
    'attempt_failed',
    'address_problem',
    'exception',
    'in_transit',
    'accepted',
    'pickup',
    'customs',
    'customs_held',
    'cancelled',
    'pending',
    'damaged',
  ],
  lost: ['exception', 'in_transit', 'accepted'],
  damaged: ['attempt_failed', 'exception', 'in_transit', 'accepted', 'customs'],
  cancelled: ['pending', 'accepted', 'in_transit', 'exception'],
  customs_held: ['customs', 'in_transit', 'exception', 'accepted', 'pending', 'address_problem'],
  address_problem: ['attempt_failed', 'exception', 'in_transit', 'accepted', 'out_for_delivery', 'pickup'],
  exception: ['attempt_failed', 'in_transit', 'pickup', 'accepted', 'out_for_delivery', 'pending', 'customs'],
  pickup: ['attempt_failed', 'in_transit', 'delivered', 'accepted', 'out_for_delivery', 'pending'],
  attempt_failed: ['in_transit', 'out_for_delivery', 'accepted'],
  out_for_delivery: ['in_transit', 'accepted'],
  customs: ['in_transit', 'accepted', 'pending'],
  in_transit: ['accepted', 'pending'],
  accepted: ['pending'],
};
/** General meanings: a more specific one of the same state is preferred. */
const GENERAL: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'delivered',
  'attempt_failed',
  'on_its_way',
  'processed_at_facility',
  'accepted_by_carrier',
  'data_received',
  'out_for_delivery',
  'ready_at_pickup_point',
  'at_customs',
  'held_by_customs',
  'on_hold',
  'delivery_expected',
]);

const CLEARED: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'customs_cleared',
  'import_customs_cleared',
  'export_customs_cleared',
]);
const ANNOUNCED: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'label_created',
  'pickup_booked',
  'data_received',
  'being_prepared',
]);
const PROBLEMS: ReadonlySet<ParcelState> = new Set([
  'attempt_failed',
  'address_problem',
  'customs_held',
  'pickup',
]);

/** The combined meaning of several clauses, in order; null: they contradict each other. */
export function combineMeanings(meanings: readonly ScanMeaning[]): ScanMeaning | null {
  const deliveredInstead = deliveredTo(meanings);
  if (deliveredInstead !== null) return deliveredInstead;
  let best: ScanMeaning | null = null;
  for (const meaning of meanings) {
    if (best === null) best = meaning;
    else {
      const winner = stronger(best, meaning);
      if (winner === null) return null;
      best = winner;
    }
  }
  return best;
}

/** "Delivered, recipient not home, left with neighbor": still delivered. */
function deliveredTo(meanings: readonly ScanMeaning[]): ScanMeaning | null {
  const delivered = meanings.filter((meaning) => stateOfMeaning(meaning) === 'delivered');
  const others = meanings.filter((meaning) => stateOfMeaning(meaning) !== 'delivered');
  if (
    delivered.length === 0 ||
    !others.every((meaning) => meaning === 'attempt_nobody_home' || meaning === 'with_courier')
  )
    return null;
  return (
    delivered.find((meaning) => !GENERAL.has(meaning)) ??
    (others.includes('attempt_nobody_home') ? null : (delivered[0] ?? null))
  );
}

/** The more specific of two meanings of the same state. */
function moreSpecific(a: ScanMeaning, b: ScanMeaning): ScanMeaning {
  if (GENERAL.has(a) !== GENERAL.has(b)) return GENERAL.has(a) ? b : a;
  // The later step of the journey.
  if (stateOfMeaning(a) === 'in_transit') return b;
  return SCAN_MEANINGS.indexOf(a) <= SCAN_MEANINGS.indexOf(b) ? a : b;
}

function stronger(a: ScanMeaning, b: ScanMeaning): ScanMeaning | null {
  const [stateA, stateB] = [stateOfMeaning(a), stateOfMeaning(b)];
  if (stateA === stateB) return moreSpecific(a, b);
  // "Problem: nobody home" names the problem.
  if (
    stateA === 'exception' &&
    GENERAL.has(a) &&
    OUTRANKS.exception?.includes(stateB) === true &&
    PROBLEMS.has(stateB)
  )
    return b;
  if (stateB === 'exception' && GENERAL.has(b) && PROBLEMS.has(stateA)) return a;
  const beside = (one: ScanMeaning) => (a === one ? b : b === one ? a : null);
  const stateBeside = (one: ScanMeaning) => {
    const other = beside(one);
    return other === null ? null : stateOfMeaning(other);
  };
  // "Label created, delivery expected on Friday": the parcel isn't with the carrier yet.
  const announced = beside('delivery_expected');
  if (announced !== null && ANNOUNCED.has(announced)) return announced;
  // "Was to be delivered today, but is delayed".
  const late = beside('delivery_today');
  if (late === 'delayed_weather') return late;
  if (late === 'delayed' || late === 'delay_possible') return 'delayed';
  // "Lost, later found"; but "Packaging found, parcel lost".
  if (a === 'lost' && b === 'found') return 'found';
  if (a === 'found' && b === 'lost') return null;
  const ofReturn = strongerOfReturn(a, b);
  if (ofReturn !== undefined) return ofReturn;
  const ofPickup = strongerOfPickup(a, b);
  if (ofPickup !== undefined) return ofPickup;
  // "Not arrived here, we only have the data."
  if (stateBeside('not_arrived') === 'pending') return beside('not_arrived');
  // "Not out for delivery yet, the driver starts at noon."
  if (a === 'not_delivered_yet' && stateB === 'out_for_delivery') return null;
  // "Label created, not handed to the carrier yet."
  if (stateBeside('awaiting_transfer') === 'pending') return 'not_picked_up';
  if (CLEARED.has(b) && (a === 'at_customs' || a === 'handed_to_customs')) return b;
  // "Cleared, but not handed to the carrier yet".
  if (CLEARED.has(a) && (b === 'not_picked_up' || b === 'awaiting_handover' || b === 'awaiting_transfer'))
    return a;
  const besideNotPickedUp = stateBeside('not_picked_up');
  if (besideNotPickedUp !== null && besideNotPickedUp !== 'pending' && besideNotPickedUp !== 'cancelled')
    return null;
  if (OUTRANKS[stateA]?.includes(stateB) === true) return a;
  return OUTRANKS[stateB]?.includes(stateA) === true ? b : null;
}

/** Undefined: neither is about a return, or the states decide. */
function strongerOfReturn(a: ScanMeaning, b: ScanMeaning): ScanMeaning | null | undefined {
  const [stateA, stateB] = [stateOfMeaning(a), stateOfMeaning(b)];
  // "Return refused, delivery goes on", "…, already delivered".
  if (a === 'return_cancelled') {
    if (stateB === 'returning') return null;
    if (stateB === 'out_for_delivery' || b === 'attempt_again') return a;
    if (stateB === 'delivered') return b;
  }
  // "If it is not collected, it will be returned", said in one clause.
  if (a === 'return_if_not_collected' && b === 'return_started') return a;
  if (a === 'return_started' && b === 'return_if_not_collected') return b;
  // "Returned, but not with the sender yet".
  if (a === 'returned_to_sender' && b === 'on_way_to_sender') return b;
  if (a === 'returned_to_sender' && b === 'return_cancelled') return null;
  // "Being returned, not received by the sender yet", "Not collected, being returned".
  if (stateA === 'returning' && b === 'not_picked_up') return a;
  if (a === 'not_picked_up' && stateB === 'returning') return b;
  return undefined;
}

const FOUND_NOBODY: ReadonlySet<ScanMeaning> = new Set<ScanMeaning>([
  'attempt_closed',
  'attempt_nobody_home',
  'attempt_no_access',
]);

/** Undefined: neither is about pickup or payment, by the recipient or the carrier, or the states decide. */
function strongerOfPickup(a: ScanMeaning, b: ScanMeaning): ScanMeaning | null | undefined {
  const beside = (one: ScanMeaning) => (a === one ? b : b === one ? a : null);
  // "As long as the duty is not paid, no delivery".
  const withheld = beside('attempt_failed');
  if (withheld !== null && stateOfMeaning(withheld) === 'customs_held') return withheld;
  // "Ready for collection, identity card required".
  const identified = beside('held_id_needed');
  if (identified !== null && stateOfMeaning(identified) === 'pickup') return identified;
  // "Delivered to the locker, collected by the recipient."
  if (stateOfMeaning(a) === 'pickup' && b === 'collected_by_recipient') return b;
  // "Awaiting collection, notice left": the recipient collects it.
  if (beside('pickup_booked') === 'attempt_card_left') return 'attempt_card_left';
  // "Arrived at the pickup point, but not ready yet."
  if (beside('not_ready') !== null) return 'not_ready';
  // "Not collected yet, but still kept for you".
  if (a === 'not_collected' && stateOfMeaning(b) === 'pickup') return b;
  // "In the locker, not collected yet".
  const uncollected = beside('not_picked_up');
  if (uncollected === 'in_parcel_locker' || uncollected === 'at_post_office') return uncollected;
  // "The courier did not pick it up, company closed".
  if (uncollected !== null && FOUND_NOBODY.has(uncollected)) return 'collection_failed';
  // "Packed, ready for pickup": by the courier, or by the recipient?
  const packed = beside('being_prepared');
  if (packed !== null && stateOfMeaning(packed) === 'pickup') return null;
  // "Still not collected, last day to collect: Friday".
  if (beside('not_picked_up') === 'pickup_reminder') return 'pickup_reminder';
  // "Collection failed, the sender was not ready".
  if (beside('not_picked_up') === 'collection_failed') return 'collection_failed';
  return undefined;
}
