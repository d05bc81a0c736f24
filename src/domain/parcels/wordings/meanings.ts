/** Where a parcel is on its way. */
export type ParcelState =
  | 'pending'
  | 'accepted'
  | 'in_transit'
  | 'customs'
  | 'customs_held'
  | 'out_for_delivery'
  | 'pickup'
  | 'delivered'
  | 'attempt_failed'
  | 'address_problem'
  | 'damaged'
  | 'lost'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'exception'
  | 'unknown';

/**
 * What scans most often say, with the state each belongs to. Within a state, the first match wins, so
 * specific meanings come before general ones.
 */
const STATE_OF_MEANING = {
  label_created: 'pending',
  pickup_booked: 'pending',
  awaiting_handover: 'pending',
  being_prepared: 'pending',
  data_received: 'pending',
  not_picked_up: 'pending',

  dropped_off: 'accepted',
  received_at_warehouse: 'accepted',
  picked_up_from_sender: 'accepted',
  posted: 'accepted',
  accepted_by_carrier: 'accepted',

  delayed_weather: 'in_transit',
  delayed_flight: 'in_transit',
  departure_delayed: 'in_transit',
  delayed: 'in_transit',
  delay_possible: 'in_transit',
  delivery_rescheduled: 'in_transit',
  delivery_booked: 'in_transit',
  delivery_expected: 'in_transit',
  not_delivered_yet: 'in_transit',
  not_departed: 'in_transit',
  not_arrived: 'in_transit',
  awaiting_departure: 'in_transit',
  awaiting_transfer: 'in_transit',
  found: 'in_transit',
  return_cancelled: 'in_transit',
  not_ready: 'in_transit',
  redirected: 'in_transit',
  export_customs_cleared: 'in_transit',
  import_customs_cleared: 'in_transit',
  customs_cleared: 'in_transit',
  handed_to_airline: 'in_transit',
  flight_departed: 'in_transit',
  flight_arrived: 'in_transit',
  loaded_on_plane: 'in_transit',
  ship_departed: 'in_transit',
  ship_arrived: 'in_transit',
  train_departed: 'in_transit',
  train_arrived: 'in_transit',
  arrived_at_airport: 'in_transit',
  left_origin_country: 'in_transit',
  arrived_in_destination_country: 'in_transit',
  left_exchange_office: 'in_transit',
  arrived_at_exchange_office: 'in_transit',
  handed_to_local_carrier: 'in_transit',
  on_way_to_pickup_point: 'in_transit',
  on_way_to_next_facility: 'in_transit',
  ready_for_delivery: 'in_transit',
  departed_sorting_centre: 'in_transit',
  arrived_at_sorting_centre: 'in_transit',
  at_delivery_depot: 'in_transit',
  sorted: 'in_transit',
  security_check_passed: 'in_transit',
  arrived_at_facility: 'in_transit',
  departed_facility: 'in_transit',
  processed_at_facility: 'in_transit',
  on_its_way: 'in_transit',

  customs_inspection: 'customs',
  export_customs_started: 'customs',
  import_customs_started: 'customs',
  handed_to_customs: 'customs',
  not_cleared: 'customs',
  clearance_delayed: 'customs',
  at_customs: 'customs',

  seized_by_customs: 'customs_held',
  held_proof_of_value: 'customs_held',
  held_duty_due: 'customs_held',
  held_id_needed: 'customs_held',
  held_documents_missing: 'customs_held',
  held_inspection: 'customs_held',
  clearance_failed: 'customs_held',
  held_by_customs: 'customs_held',

  with_courier: 'out_for_delivery',
  delivery_today: 'out_for_delivery',
  out_for_delivery: 'out_for_delivery',

  return_if_not_collected: 'pickup',
  pickup_reminder: 'pickup',
  in_parcel_locker: 'pickup',
  at_post_office: 'pickup',
  ready_at_pickup_point: 'pickup',

  collected_by_recipient: 'delivered',
  delivered_to_neighbour: 'delivered',
  delivered_to_mailbox: 'delivered',
  delivered_to_locker: 'delivered',
  delivered_to_reception: 'delivered',
  left_at_door: 'delivered',
  signed_for: 'delivered',
  delivered: 'delivered',

  recipient_unreachable: 'attempt_failed',
  attempt_nobody_home: 'attempt_failed',
  attempt_closed: 'attempt_failed',
  attempt_no_access: 'attempt_failed',
  attempt_card_left: 'attempt_failed',
  attempt_again: 'attempt_failed',
  attempt_failed: 'attempt_failed',

  address_incomplete: 'address_problem',
  recipient_moved: 'address_problem',
  recipient_unknown: 'address_problem',
  address_wrong: 'address_problem',

  refused: 'exception',
  collection_failed: 'exception',
  security_failed: 'exception',
  not_collected: 'exception',
  missorted: 'exception',
  prohibited: 'exception',
  investigation: 'exception',
  on_hold: 'exception',

  damaged: 'damaged',
  lost: 'lost',
  return_started: 'returning',
  on_way_to_sender: 'returning',
  returned_to_sender: 'returned',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<string, ParcelState>>;

/** What a scan says, independent of language: a key of `scans` in the texts. */
export type ScanMeaning = keyof typeof STATE_OF_MEANING;

export const SCAN_MEANINGS = Object.keys(STATE_OF_MEANING) as ScanMeaning[];

/** The state of a parcel whose newest scan has this meaning. */
export function stateOfMeaning(meaning: ScanMeaning): ParcelState {
  return STATE_OF_MEANING[meaning];
}
