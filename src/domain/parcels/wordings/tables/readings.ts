import type { ParcelState, ScanMeaning } from '../meanings.ts';

/** Concepts that together have a meaning. `a/b`: either; `-`: negated; `?`: still to come. */
export type Reading = readonly [concepts: string, meaning: ScanMeaning];

const DONE = 'today soon date deadline hours again filler status order';
const ANY = `${DONE} tomorrow`;
const PLACES =
  'site sorting_center exchange_office warehouse airport port rail_station depot country origin destination export import international local onward';
const VEHICLES = 'flight ship train truck container';
const MOVES =
  'arrived departed processed sorted scanned loaded unloaded sent transit landed handed received accepted';
const PEOPLE = 'recipient carrier to_carrier courier to_courier sender';
const REASONS =
  'reason weather nobody_home -home closed no_access -access card address wrong incomplete unknown moved refused damaged problem missing uncollected expired attempt failed -delivered -delivery delivery -reached -found -collected -collection -complete requested';

/** Concepts that may accompany a reading without changing its meaning, by state. */
export const COMPANIONS: Readonly<Partial<Record<ParcelState, string>>> = {
  pending: `
    ${ANY}
    accepted announced booked broker carrier changed complete courier created delivery deposited export info
    international label locker notified sorting_center ongoing onward_carrier order origin packed pickup_point post_office
    prepared processed ready received recipient requested scanned sender sent site started to_carrier
    to_courier to_sender warehouse yet ?announced ?delivery collection stored ready
  `,
  accepted: `
    ${DONE} ${PLACES}
    accepted address carrier collected collection complete container courier delivery deposited dropped_off
    handed locker pickup_point post_office posted processed received recipient scanned sender sorted started
    to_carrier to_courier
  `,
  in_transit: `
    ${ANY} ${PLACES} ${VEHICLES} ${MOVES}
    address airline booked broker carrier changed clearance cleared collected complete courier customs
    delayed delivery door expired local locker mailbox neighbour ongoing onward_carrier pickup_point
    post_office prepared ready reason received reception recipient released requested security sender
    started to_carrier to_courier van weather yet -cancelled -damaged -held -problem -prohibited ?again ?booked ?changed ?delivery ?ready ?requested ?transit
  `,
  customs: `
    ${ANY} ${PLACES} ${VEHICLES} ${MOVES}
    announced booked broker carrier changed clearance complete customs delayed document info inspection notified
    ongoing prepared ready reason recipient requested scanned security sender started stored yet -complete
    ?complete ?customs ?released
  `,
  customs_held: `
    ${ANY} ${PLACES} ${VEHICLES} ${MOVES}
    broker carrier clearance customs delayed delivery document duty failed held identity incomplete info
    inspection invoice missing notified ongoing pay problem reason recipient requested required returned
    security sender stored to_carrier wrong yet -clearance -cleared -complete -delivered -delivery -document 
    -handed -info -invoice -paid -received -released -sent ?clearance ?cleared ?customs ?delivered ?delivery ?duty
    ?missing ?paid ?pay ?received ?released ?required back
  `,
  out_for_delivery: `
    ${ANY}
    address carrier collected country courier delivering delivery departed depot destination door handed
    loaded local ongoing pickup_point post_office prepared processed ready received recipient scanned sent
    signature site sorted started to_carrier to_courier transit truck van -signature yet
  `,
  pickup: `
    ${ANY} ${PLACES}
    address arrived attempt card carrier closed collection courier delivered delivery deposited dropped_off
    failed handed held identity local locker nobody_home notified pickup_point post_office prepared
    processed ready received recipient reminder requested sender sent signature stored to_carrier to_courier
    uncollected van yet -collected -delivered -home ?collected ?collection ?signature ?identity
  `,
  delivered: `
    ${DONE}
    accepted address carrier collected collection complete courier delivered delivery
    deposited destination door handed identity local locker mailbox neighbour nobody_home pickup_point
    post_office proof received reception recipient signature signed status -home -requested -required
    -signature ?signature
  `,
  attempt_failed: `
    ${ANY} ${PEOPLE} ${REASONS}
    access address again arrived collection complete country delivering depot door failed held home identity
    international local mailbox notified pickup_point post_office reached ready reception required
    rescheduled returned sent signature site stored van yet -signature -identity ?again ?arrived ?attempt ?collected
    ?collection ?delivered ?delivery ?notified ?ready ?returned ?sent
  `,
  address_problem: `
    ${ANY} ${PEOPLE} ${REASONS}
    changed country delayed delivering depot destination door held info label local mailbox notified
    post_office required rescheduled returned site stored -address -info -recipient -wrong ?changed
    ?delivered ?delivery ?info ?pay ?required
  `,
  damaged: `
    ${ANY} ${PLACES} ${PEOPLE} ${REASONS} ${MOVES}
    container customs delivered held inspection investigation label packed ?packed prepared reached ongoing proof reason refused transit -delivered
  `,
  lost: `
    ${ANY} ${PLACES} ${PEOPLE} ${MOVES}
    announced complete created found investigation ongoing reached requested sender started to_sender transit yet
    -found -reached
  `,
  returning: `
    ${ANY} ${PLACES} ${PEOPLE} ${REASONS} ${MOVES} ${VEHICLES}
    back booked collection created customs delivering duty held label pay locker ongoing pickup_point
    post_office prepared prohibited ready reason requested return returned returning started stored
    to_sender transit yet -cleared ?return ?returned ?sent ?failed
  `,
  returned: `
    ${DONE} ${PLACES} recipient carrier courier sender ${REASONS} ${MOVES}
    address back collected complete delivered pickup_point post_office ready return returned returning
    signed to_sender transit -delivery
  `,
  cancelled: `
    ${ANY} ${PEOPLE}
    address booked closed collection created delivery export import info label ongoing order
    pickup_point problem reason requested return sender sent started to_sender transit ?collected ?collection
    ?delivered ?delivery ?departed ?handed ?sent
  `,
  exception: `
    ${ANY} ${PLACES} ${PEOPLE} ${REASONS} ${MOVES} ${VEHICLES}
    airline booked duty pay clearance collected collection customs delivering destroyed door held investigation label locker
    mailbox notified ongoing pickup_point post_office problem prohibited ready redirected required security sorted
    started stored to_sender transit -collected -ready -packed -prepared -security ?delivered ?delivery ?returned
  `,
};

/** The first reading that explains every concept of a clause wins, so specific ones come first. */
export const READINGS: readonly Reading[] = [
  // Back to the sender.
  ['returning/returned site/depot nobody_home/-home', 'attempt_failed'],
  ['?returned/?return/?returning/?sent collection/?collected/?collection', 'return_if_not_collected'],
  ['return/?return/returned/?returned requested refused', 'return_cancelled'],
  ['return/returning requested held/cancelled to_sender', 'return_cancelled'],
  ['return requested -accepted/-complete', 'return_cancelled'],
  ['return/returned -required', 'return_cancelled'],
  ['return/returning/returned/?return/?returned/?returning cancelled/held', 'return_cancelled'],
  ['returned/return -returned', 'on_way_to_sender'],
  ['-return/-returned/-returning', 'return_cancelled'],
  ['returned/return delivered/complete/received/signed/arrived to_sender/sender', 'returned_to_sender'],
  ['returned/delivered/handed/received to_sender', 'returned_to_sender'],
  ['returned received/delivered/complete', 'returned_to_sender'],
  ['return complete/delivered', 'returned_to_sender'],
  ['received/accepted sender returned/return', 'returned_to_sender'],
  ['?returned/?return/?returning', 'return_started'],
  ['return/returning/returned -arrived/-received to_sender/sender', 'on_way_to_sender'],
  ['-arrived to_sender', 'on_way_to_sender'],
  ['-arrived/-signed sender', 'on_way_to_sender'],
  ['-back sender/to_sender', 'on_way_to_sender'],
  ['returned/returning -delivered/failed/nobody_home depot/site/post_office', 'attempt_failed'],
  ['return started/ongoing/booked/requested/created', 'return_started'],
  ['returning depot', 'attempt_failed'],
  ['return/returning', 'on_way_to_sender'],
  ['sent/transit/back/departed/handed to_sender', 'on_way_to_sender'],
  ['?sent/?delivered/?handed to_sender', 'return_started'],
  ['to_sender started/ongoing', 'return_started'],
  ['returned transit/sent/departed', 'on_way_to_sender'],
  ['returned depot/site/post_office recipient', 'attempt_failed'],
  ['returned depot/post_office', 'attempt_failed'],
  ['returned customs', 'processed_at_facility'],
  ['returned sender', 'returned_to_sender'],
  ['returned site courier/van', 'attempt_failed'],
  [
    'returned arrived/departed/processed/scanned/accepted sorting_center/exchange_office/airport/site/customs',
    'on_way_to_sender',
  ],
  ['returned sorting_center/exchange_office/airport/site', 'processed_at_facility'],
  ['uncollected/expired back', 'not_collected'],
  ['back depot/site', 'attempt_failed'],
  ['returned -complete', 'return_started'],
  ['returned', 'returned_to_sender'],

  // Ended, lost, damaged.
  // A hold, a problem or a delay is over.
  ['-lifted held/problem/delayed/inspection', 'on_hold'],
  ['?lifted held/problem/delayed', 'on_hold'],
  ['held cancelled/released flight/ship/train/truck/departed', 'on_hold'],
  ['held/inspection lifted/released/cancelled customs/clearance/import', 'customs_cleared'],
  ['customs/clearance problem/delayed lifted', 'at_customs'],
  ['held/problem/delayed/weather/reason/inspection lifted', 'on_its_way'],
  ['held released/cancelled', 'on_its_way'],
  ['problem/delayed complete', 'on_its_way'],
  ['order lifted', 'cancelled'],
  ['lost found', 'found'],
  ['-lost/-missing found', 'found'],
  ['-lost', 'found'],
  ['found', 'found'],
  ['found damaged', 'damaged'],
  ['found investigation', 'found'],
  ['damaged', 'damaged'],
  ['lost', 'lost'],
  ['investigation lost/-found', 'lost'],
  ['-found yet', 'investigation'],
  ['unknown yet', 'investigation'],
  ['-found', 'lost'],
  ['investigation ?lost/?damaged', 'investigation'],
  ['cancelled', 'cancelled'],
  ['order closed', 'cancelled'],
  // German has one word for both.
  ['order/label unloaded', 'cancelled'],

  // Customs.
  ['seized', 'seized_by_customs'],
  ['customs/clearance/cleared/import document/info -required', 'customs_cleared'],
  ['clearance -required', 'customs_cleared'],
  ['cleared/released duty paid', 'customs_cleared'],
  ['?cleared/?released/?delivered/?handed/?sent duty/?duty paid', 'held_duty_due'],
  ['cleared/released -duty/-pay', 'customs_cleared'],
  ['cleared/released -pay duty', 'customs_cleared'],
  ['sent/transit/departed -pay duty', 'on_its_way'],
  ['cleared/released -duty pay', 'customs_cleared'],
  ['refused duty', 'refused'],
  ['clearance/customs -started/-complete/-released ?duty/?paid', 'held_duty_due'],
  ['duty paid', 'handed_to_customs'],
  ['-cleared/-clearance/-released/?released/?cleared/?clearance/held/?held identity', 'held_id_needed'],
  [
    '-cleared/-clearance/-released/?released/?cleared/?clearance/held invoice/-invoice',
    'held_proof_of_value',
  ],
  [
    '-cleared/-clearance/-released/?released/?cleared/?clearance/held duty/pay/?paid/?pay/?duty/-paid',
    'held_duty_due',
  ],
  [
    '-cleared/-clearance/-released/?released/?cleared/?clearance/held document/-document/?document',
    'held_documents_missing',
  ],
  ['-cleared/-clearance/-released -recipient identity', 'held_id_needed'],
  ['-cleared/-clearance/-released -identity', 'held_id_needed'],
  ['?info/?document/?invoice customs/clearance/?customs/?clearance', 'held_documents_missing'],
  ['?duty/duty !pay/!paid', 'held_duty_due'],
  [
    '?duty/duty !pay/!paid !released/!delivered/!handed/!cleared/-released/-delivered/-handed',
    'held_duty_due',
  ],
  ['!attempt ?duty ?pay/?paid', 'held_duty_due'],
  ['-delivery/-delivered/-handed/-released duty paid', 'held_duty_due'],
  ['?duty/?pay/?paid !delivered/!delivery/!released/!handed/!cleared/!clearance', 'held_duty_due'],
  [
    '-pay/-paid duty -sent/-delivered/-delivery/-released/-handed/-cleared/-clearance/!delivered/!released/!handed/!cleared',
    'held_duty_due',
  ],
  ['?pay/?paid/pay/-paid/required duty/?duty', 'held_duty_due'],
  ['duty required/?required/held', 'held_duty_due'],
  ['?duty/?pay/?paid ?stored/?held/stored/held', 'held_duty_due'],
  ['duty pay missing', 'held_duty_due'],
  ['?duty', 'held_duty_due'],
  ['duty', 'held_duty_due'],
  ['customs/clearance/import pay/?pay/?paid/-paid', 'held_duty_due'],
  ['customs/clearance/import/cleared identity/?identity', 'held_id_needed'],
  ['customs/clearance/import/held invoice/?invoice/-invoice', 'held_proof_of_value'],
  ['invoice/?invoice missing/required/?required', 'held_proof_of_value'],
  ['document sent customs', 'at_customs'],
  ['handed/received/sent/posted/accepted/complete document', 'at_customs'],
  ['released missing', 'not_cleared'],
  ['document/info/invoice inspection customs', 'customs_inspection'],
  ['customs/clearance/import/held document/?document/-document', 'held_documents_missing'],
  [
    'document/info missing/required/incomplete/wrong/?required clearance/customs/import',
    'held_documents_missing',
  ],
  ['document/?document missing/required/?required/incomplete/wrong', 'held_documents_missing'],
  ['identity required/?required/missing', 'held_id_needed'],
  ['?document/?invoice recipient', 'held_documents_missing'],
  ['customs requested info', 'held_documents_missing'],
  ['notified/requested/reached document', 'held_documents_missing'],
  ['clearance missing/incomplete/wrong', 'held_documents_missing'],
  ['?document', 'held_documents_missing'],
  ['?invoice', 'held_proof_of_value'],
  ['?identity', 'held_id_needed'],
  ['held inspection customs/clearance/import', 'held_inspection'],
  ['held inspection', 'on_hold'],
  ['held/?held/stored customs/clearance/cleared/import/broker', 'held_by_customs'],
  ['clearance/customs/cleared failed/problem/refused', 'clearance_failed'],
  ['-held/!held customs/cleared/released', 'customs_cleared'],
  ['-held/!held yet', 'on_hold'],
  ['-released/-cleared/-clearance ?inspection', 'not_cleared'],
  ['-cleared/-clearance', 'not_cleared'],
  ['customs/clearance -sent/-posted/-created', 'not_cleared'],
  ['clearance/customs -complete/-started/?complete/?started/?ongoing', 'not_cleared'],
  ['customs/clearance -released/?released/?cleared/?clearance', 'not_cleared'],
  ['?clearance/?cleared', 'not_cleared'],
  ['?released/?cleared ?delivery/?delivered', 'not_cleared'],
  ['?customs clearance/released', 'not_cleared'],
  ['?processed customs/?customs', 'not_cleared'],
  ['?handed/?sent/?arrived/?received customs/?customs', 'not_cleared'],
  ['?customs', 'not_cleared'],
  ['released clearance/customs delayed', 'customs_cleared'],
  ['clearance/customs/cleared delayed', 'clearance_delayed'],
  ['?inspection', 'not_cleared'],
  ['-inspection cleared/released/departed', 'customs_cleared'],
  ['clearance/customs/cleared complete/released export', 'export_customs_cleared'],
  ['cleared/released export', 'export_customs_cleared'],
  ['clearance/customs complete/released import', 'import_customs_cleared'],
  ['cleared/released import/destination', 'import_customs_cleared'],
  ['clearance/customs/inspection complete/released', 'customs_cleared'],
  ['cleared', 'customs_cleared'],
  ['departed customs', 'customs_cleared'],
  ['deposited customs', 'at_customs'],
  ['deposited/posted clearance', 'at_customs'],
  ['security -complete/failed/-cleared', 'security_failed'],
  ['-security', 'security_failed'],
  ['security expired', 'security_check_passed'],
  ['security', 'security_check_passed'],
  ['inspection customs/clearance/import/export', 'customs_inspection'],
  ['inspection -damaged/-problem', 'processed_at_facility'],
  ['inspection', 'customs_inspection'],
  ['handed/sent/delivered customs', 'handed_to_customs'],
  ['delivered broker customs', 'handed_to_local_carrier'],
  ['clearance/customs export', 'export_customs_started'],
  ['clearance/customs import/destination', 'import_customs_started'],
  ['customs/clearance', 'at_customs'],

  // Problems with the address, the recipient, the route.
  ['-address', 'recipient_unknown'],
  ['recipient moved', 'recipient_moved'],
  ['moved', 'recipient_moved'],
  ['address incomplete/missing', 'address_incomplete'],
  ['address info required/missing/incomplete/?required', 'address_incomplete'],
  ['address required/?required', 'address_incomplete'],
  ['recipient unknown/-found', 'recipient_unknown'],
  ['-recipient address', 'recipient_unknown'],
  ['address wrong/unknown/problem', 'address_wrong'],
  ['address -found/-reached', 'address_wrong'],
  ['refused pay', 'refused'],
  ['refused to_carrier/carrier', 'refused'],
  ['-accepted recipient', 'refused'],
  ['refused neighbour signed', 'attempt_failed'],
  ['refused', 'refused'],
  ['?refused', 'on_hold'],
  ['prohibited', 'prohibited'],
  ['destroyed', 'prohibited'],
  ['missorted', 'missorted'],
  ['reminder/uncollected sender yet notified/requested', 'pickup_reminder'],
  ['reminder/uncollected sender yet', 'not_picked_up'],
  ['reminder sender', 'not_picked_up'],
  ['-collected/-collection/uncollected deadline sender/courier/to_courier/to_carrier', 'collection_failed'],
  ['-collected/-collection deadline', 'not_collected'],
  ['nobody_home collected/collection/received deadline', 'not_collected'],
  ['uncollected sender notified/requested', 'not_collected'],
  ['uncollected sender courier', 'collection_failed'],
  ['uncollected sender', 'not_picked_up'],
  ['-collected/-collection recipient/pickup_point/locker/post_office yet', 'pickup_reminder'],
  ['-collected/-collection recipient/pickup_point/locker/post_office', 'not_collected'],
  ['uncollected yet', 'pickup_reminder'],
  ['?uncollected yet', 'not_ready'],
  ['uncollected/expired', 'not_collected'],

  // Delivered to someone along the way.
  ['delivered address wrong', 'address_wrong'],
  ['delivered missorted', 'missorted'],
  ['delivered pickup_point ?delivered/?delivery', 'delivery_expected'],
  ['delivered locker/pickup_point/post_office sender', 'dropped_off'],
  ['delivered locker', 'in_parcel_locker'],
  ['delivered pickup_point', 'ready_at_pickup_point'],
  ['delivered/signed airline', 'handed_to_airline'],
  ['delivered/handed sender to_carrier/to_courier', 'dropped_off'],
  ['delivered to_courier delivery', 'with_courier'],
  ['delivered/signed onward_carrier/to_carrier/to_courier/broker', 'handed_to_local_carrier'],
  ['signed warehouse/site/depot/carrier/courier', 'arrived_at_facility'],
  ['delivered/signed sorting_center/exchange_office', 'arrived_at_sorting_centre'],
  ['delivered airport', 'arrived_at_airport'],
  ['delivered port', 'ship_arrived'],
  ['delivered warehouse/site/depot', 'arrived_at_facility'],
  ['delivered post_office', 'at_post_office'],

  // At the recipient's.
  ['departed neighbour', 'delivered_to_neighbour'],
  ['departed mailbox', 'delivered_to_mailbox'],
  ['departed reception', 'delivered_to_reception'],
  ['departed door', 'left_at_door'],
  ['refused/-accepted/-handed/-delivered/-delivery/-deposited/-received neighbour', 'attempt_failed'],
  ['handed/delivery/deposited neighbour failed/-complete', 'attempt_failed'],
  ['neighbour uncollected', 'attempt_failed'],
  ['delivery today/tomorrow/soon neighbour/mailbox/door/reception', 'delivery_booked'],
  ['delivery date/hours neighbour/mailbox/door/reception', 'delivery_booked'],
  ['delivered signature -required/-collection/-received', 'delivered'],
  ['card mailbox/door deposited/handed/delivered', 'attempt_card_left'],
  ['card mailbox/door', 'attempt_card_left'],
  ['card deposited', 'attempt_card_left'],
  ['delivered/handed/deposited neighbour -pickup_point/-locker/-post_office', 'delivered_to_neighbour'],
  ['delivered/handed/deposited reception -pickup_point/-locker/-post_office', 'delivered_to_reception'],
  ['delivered/handed/deposited mailbox -pickup_point/-locker/-post_office', 'delivered_to_mailbox'],
  ['delivered/handed/deposited door -pickup_point/-locker/-post_office', 'left_at_door'],
  ['delivered/signed/handed/received/deposited/delivery neighbour', 'delivered_to_neighbour'],
  ['neighbour', 'delivered_to_neighbour'],
  ['delivered/deposited/handed mailbox', 'delivered_to_mailbox'],
  ['mailbox', 'delivered_to_mailbox'],
  ['delivered/signed/deposited/handed/received reception', 'delivered_to_reception'],
  ['delivered/deposited/handed door', 'left_at_door'],
  ['collected courier recipient', 'picked_up_from_sender'],
  ['collected sender arrived', 'picked_up_from_sender'],
  ['collected recipient', 'collected_by_recipient'],
  ['collected recipient site/depot/warehouse', 'collected_by_recipient'],
  ['collected courier/carrier/to_carrier pickup_point/locker/post_office', 'picked_up_from_sender'],
  ['collected pickup_point/locker/post_office', 'collected_by_recipient'],
  ['signed', 'signed_for'],
  ['delivered/signed booked door', 'left_at_door'],
  ['delivered/signed booked neighbour', 'delivered_to_neighbour'],
  ['delivered/signed booked reception', 'delivered_to_reception'],
  ['delivered signature', 'signed_for'],
  ['delivered home', 'delivered'],
  ['received/accepted/handed recipient', 'delivered'],
  ['handed home', 'delivered'],
  ['delivery complete', 'delivered'],
  ['proof', 'signed_for'],
  ['deposited -signature', 'left_at_door'],

  // Not delivered.
  ['collected attempt/failed/-attempt nobody_home/-home/closed/no_access/-access', 'collection_failed'],
  ['collected/collection -attempt', 'collection_failed'],
  ['-attempt', 'not_delivered_yet'],
  ['attempt complete', 'delivered'],
  ['delivered attempt again', 'delivered'],
  ['-delivered/-handed sender to_carrier/carrier/onward_carrier', 'not_picked_up'],
  ['-delivered to_carrier', 'not_picked_up'],
  ['-delivered/-delivery/-handed/-deposited neighbour/reception/door/mailbox', 'attempt_failed'],
  ['-delivered/-handed/-sent sender', 'not_picked_up'],
  ['-delivery sender yet', 'not_picked_up'],
  ['?attempt ?again', 'attempt_again'],
  ['?attempt', 'delivery_expected'],
  ['-delivered/-delivery/-handed identity/-identity', 'attempt_failed'],
  ['-delivered/-delivery/-arrived/!delivered/!delivery deadline', 'delayed'],
  ['-delivery/-delivering today reason/weather', 'not_delivered_yet'],
  ['-delivered/-delivery/-handed/-departed/-deposited nobody_home/-home', 'attempt_nobody_home'],
  ['-delivered/-delivery closed', 'attempt_closed'],
  ['-delivered/-delivery no_access/-access', 'attempt_no_access'],
  ['-delivered/-delivery card', 'attempt_card_left'],
  ['-delivered/-delivery/-signed yet', 'not_delivered_yet'],
  ['-delivered/-delivery/attempt/failed ?attempt/?delivered/?delivery', 'attempt_again'],
  ['attempt again', 'attempt_again'],
  ['attempt/delivery/failed nobody_home/-home', 'attempt_nobody_home'],
  ['attempt/delivery/failed closed', 'attempt_closed'],
  ['attempt/delivery/failed no_access/-access', 'attempt_no_access'],
  ['attempt/failed card', 'attempt_card_left'],
  ['failed sender/pickup_point to_carrier/to_courier/carrier', 'not_picked_up'],
  ['collection/collected sender failed yet', 'not_picked_up'],
  ['courier -ready/-prepared/-packed', 'collection_failed'],
  ['collection/collected/sender failed/attempt', 'collection_failed'],
  ['-ready collection yet', 'not_ready'],
  ['-ready collection', 'collection_failed'],
  ['delivery -complete yet', 'not_delivered_yet'],
  ['delivery failed/-complete/incomplete', 'attempt_failed'],
  ['attempt delivery', 'attempt_failed'],
  ['nobody_home', 'attempt_nobody_home'],
  ['-home', 'attempt_nobody_home'],
  ['-reached', 'recipient_unreachable'],
  ['recipient closed', 'attempt_closed'],
  ['closed', 'attempt_closed'],
  ['no_access/-access', 'attempt_no_access'],
  ['card', 'attempt_card_left'],
  ['-delivered/-delivery/-signed', 'attempt_failed'],
  ['attempt failed', 'attempt_failed'],
  ['attempt', 'attempt_failed'],

  // Ready to collect.
  ['dropped_off locker/pickup_point/post_office', 'dropped_off'],
  ['packed/prepared ?collected/?collection sender/courier/to_courier/to_carrier', 'pickup_booked'],
  ['packed ?collected/?collection/collection', 'pickup_booked'],
  ['packed ?courier/?to_courier/?carrier/?to_carrier', 'pickup_booked'],
  ['ready courier/to_courier', 'pickup_booked'],
  ['ready/stored/?collected/?collection sender', 'pickup_booked'],
  ['ready ?collected/?collection/collection courier/to_carrier/to_courier', 'pickup_booked'],
  ['deposited/stored/held ready depot/site', 'ready_at_pickup_point'],
  ['ready depot date', 'ready_at_pickup_point'],
  ['deposited/stored/held collection depot/site', 'ready_at_pickup_point'],
  ['pickup_point -sent/-posted/-handed', 'not_picked_up'],
  ['-deposited sender', 'not_picked_up'],
  ['-deposited sender transit', 'not_picked_up'],
  ['-ready/-deposited yet', 'not_ready'],
  ['-ready pickup_point/locker/post_office', 'not_ready'],
  ['deposited/handed sender post_office/pickup_point/locker', 'dropped_off'],
  ['handed pickup_point/locker/post_office to_courier/to_carrier/onward_carrier', 'handed_to_local_carrier'],
  ['reminder', 'pickup_reminder'],
  ['transit/sent/redirected locker', 'on_way_to_pickup_point'],
  ['?transit/?sent/?delivered/?delivery locker', 'delivery_expected'],
  ['collection/?collected/?collection/ready/stored/deposited/arrived/held/handed locker', 'in_parcel_locker'],
  ['-delivered/-delivery locker/pickup_point/post_office', 'attempt_failed'],
  ['locker', 'in_parcel_locker'],
  ['collection/?collected/?collection/ready/stored/held post_office', 'at_post_office'],
  ['stored/deposited post_office', 'at_post_office'],
  [
    'ready/stored/held/?collected/?collection collection/?collected/?collection recipient/pickup_point',
    'ready_at_pickup_point',
  ],
  ['?collected/?collection recipient/pickup_point', 'ready_at_pickup_point'],
  ['?ready collection/?collection/?collected', 'delivery_expected'],
  ['ready/stored/held collection/?collected/?collection', 'ready_at_pickup_point'],
  ['arrived/ready/deposited/stored/handed pickup_point', 'ready_at_pickup_point'],
  ['recipient collection', 'ready_at_pickup_point'],
  ['collection/?collection/?collected identity/?identity/signature/?signature', 'ready_at_pickup_point'],
  ['pickup_point stored/held', 'ready_at_pickup_point'],
  ['transit/sent pickup_point', 'on_way_to_pickup_point'],
  [
    '?transit/?sent/?arrived/?delivered/?delivery/?handed/?ready/?deposited pickup_point',
    'delivery_expected',
  ],
  ['transit/sent/redirected locker/post_office', 'on_way_to_pickup_point'],
  ['?transit/?sent locker/post_office', 'delivery_expected'],

  // Not handed over yet.
  ['packed again', 'processed_at_facility'],
  ['?packed again/?again', 'processed_at_facility'],
  ['packed site/sorting_center/depot/exchange_office/container', 'processed_at_facility'],
  ['packed ready', 'being_prepared'],
  ['-sorted/-processed yet', 'not_departed'],
  ['order -sent', 'awaiting_handover'],
  ['-sender yet', 'awaiting_handover'],
  ['?prepared', 'being_prepared'],
  ['-received/-accepted onward_carrier', 'awaiting_transfer'],
  ['-received recipient yet', 'not_delivered_yet'],
  ['-received recipient', 'investigation'],
  ['sender ?deposited/?dropped_off/?posted', 'awaiting_handover'],
  [
    'sender ?delivery/?delivered/?handed to_carrier/to_courier/post_office/pickup_point/locker',
    'awaiting_handover',
  ],
  [
    '-collected/-collection/-received/-accepted/-handed/-posted/-dropped_off/-sent/-scanned/-arrived sender/carrier/to_carrier/courier/to_courier',
    'not_picked_up',
  ],
  ['-collected/-collection', 'not_picked_up'],
  ['collection -sender', 'not_picked_up'],
  ['sender -prepared/-ready yet', 'not_picked_up'],
  ['sender -prepared/-ready', 'collection_failed'],
  ['announced/created/info -to_carrier/-carrier', 'not_picked_up'],
  ['collection -complete', 'not_picked_up'],
  ['-posted/-dropped_off/-accepted/-received', 'not_picked_up'],
  ['posted/dropped_off/accepted -complete', 'not_picked_up'],
  ['-handed/-received/-collected onward_carrier', 'awaiting_transfer'],
  ['?handed/?received/?accepted/?collected/?delivered/?delivery onward_carrier', 'awaiting_transfer'],
  ['-handed info/label/created/announced/order', 'not_picked_up'],
  ['-handed local/airline', 'awaiting_transfer'],
  ['-handed', 'awaiting_transfer'],
  ['?handed airline', 'awaiting_transfer'],
  ['?handed/?received local', 'awaiting_transfer'],
  ['-sent', 'not_departed'],
  ['-received/-arrived/-scanned origin depot/site/warehouse/sorting_center', 'not_picked_up'],
  ['-scanned yet site/depot/sorting_center/warehouse/exchange_office/airport', 'not_arrived'],
  ['-scanned yet', 'not_picked_up'],
  ['dropped_off ?collection/?collected', 'dropped_off'],
  ['?collection/?collected', 'pickup_booked'],
  ['collection booked/requested/created', 'pickup_booked'],
  ['?sent country/origin/airport/port/exchange_office', 'awaiting_departure'],
  ['?handed/?received/?accepted/?dropped_off/?posted/?sent', 'awaiting_handover'],
  ['ready sent/to_carrier/handed/carrier/?sent/?handed/?collected/?to_carrier', 'being_prepared'],
  ['sender ready/prepared', 'being_prepared'],

  // Out for delivery.
  ['delivering/courier/van/to_courier tomorrow', 'delivery_expected'],
  ['delivery departed/transit/loaded/started/ongoing tomorrow', 'delivery_expected'],
  ['delivering soon', 'delivery_expected'],
  ['delivering today', 'delivery_today'],
  ['?delivered/?delivery/delivery/?arrived/?received today', 'delivery_today'],
  ['delivering/van ?arrived/?delivered/?delivery', 'out_for_delivery'],
  ['delivering courier', 'with_courier'],
  ['delivering', 'out_for_delivery'],
  ['van transit/sent site/sorting_center/warehouse/airport/exchange_office', 'on_way_to_next_facility'],
  ['van', 'out_for_delivery'],
  ['delivery ready to_courier/courier', 'ready_for_delivery'],
  ['delivery courier/to_courier', 'with_courier'],
  ['courier transit', 'with_courier'],
  ['handed/loaded/collected/received/transit courier/to_courier delivery', 'with_courier'],
  ['handed to_carrier/onward_carrier transit delivery', 'handed_to_local_carrier'],
  ['delivery loaded/ongoing/started/departed/transit', 'out_for_delivery'],
  ['-delivering', 'not_delivered_yet'],
  ['!delivered/!delivery/!delivering today/tomorrow/date', 'not_delivered_yet'],
  ['-van', 'not_delivered_yet'],
  ['delivering/van cancelled/held', 'not_delivered_yet'],
  ['delivery/delivering/van -started/-loaded', 'not_delivered_yet'],
  ['?delivering', 'delivery_expected'],
  ['?loaded ?van', 'delivery_expected'],

  // On its way, with a doubt.
  ['departed/flight/transit/sent/ship delayed weather', 'delayed_weather'],
  ['?delayed weather/?weather', 'delay_possible'],
  ['delayed/cancelled flight', 'delayed_flight'],
  ['?rescheduled flight/?flight', 'delayed_flight'],
  ['departed/sent/ship/train/loaded delayed', 'departure_delayed'],
  ['weather', 'delayed_weather'],
  ['departed/arrived/sent/transit/processed/sorted/loaded/handed/cleared/released -delayed', 'on_its_way'],
  ['delayed', 'delayed'],
  ['?delayed', 'delay_possible'],
  ['-departed/-sent/-loaded/-flight', 'not_departed'],
  ['flight/ship/train/truck -started', 'not_departed'],
  ['?depot/?destination', 'delivery_expected'],
  ['departed/loaded -complete', 'not_departed'],
  ['!loaded/!departed flight/?flight/ship/?ship/date/today', 'not_departed'],
  ['!arrived date/today/tomorrow', 'not_arrived'],
  ['-arrived/-landed/-unloaded', 'not_arrived'],
  ['arrived/landed -complete', 'not_arrived'],
  ['-port/-airport/-site/-depot/-country/-destination/-sorting_center/-warehouse', 'not_arrived'],
  ['?departed/?loaded/?flight/?ship', 'awaiting_departure'],
  ['?export', 'awaiting_departure'],
  ['rescheduled', 'delivery_rescheduled'],
  ['?rescheduled ?delivery/?delivered', 'delivery_rescheduled'],
  ['?redirected pickup_point/locker/post_office', 'delivery_expected'],
  ['redirected', 'redirected'],
  ['?redirected', 'awaiting_departure'],
  ['address changed', 'redirected'],
  ['requested recipient date/tomorrow/hours', 'delivery_rescheduled'],
  ['delivery booked/requested/changed/date/hours', 'delivery_booked'],
  ['date/hours booked/changed', 'delivery_booked'],
  ['delivery ?booked', 'delivery_expected'],
  ['delivery soon', 'delivery_expected'],
  ['?delivered/?delivery/?signed', 'delivery_expected'],
  ['delivery tomorrow', 'delivery_expected'],
  ['delivery delayed', 'delayed'],
  ['delivery ready/prepared/sorted/processed/arrived', 'ready_for_delivery'],
  ['delivery to_carrier/carrier handed/sent/received', 'handed_to_local_carrier'],
  ['delivery onward_carrier', 'handed_to_local_carrier'],

  // Details only.
  ['label created/info/announced/received', 'label_created'],
  ['label', 'label_created'],
  [
    'info received/sent/handed/created/announced/processed/accepted/prepared/changed/complete/booked',
    'data_received',
  ],
  ['created sorting_center/exchange_office/depot/site/airport', 'processed_at_facility'],
  ['announced/created', 'data_received'],
  ['info', 'data_received'],
  ['order received/created/processed/prepared/accepted/booked', 'data_received'],
  ['sender booked transit', 'data_received'],
  ['prepared/packed', 'being_prepared'],
  ['?packed', 'being_prepared'],
  ['?info', 'data_received'],
  ['requested sender', 'awaiting_handover'],

  // With the carrier.
  ['received/arrived/accepted warehouse -delivered', 'received_at_warehouse'],
  ['handed/received/accepted/collected/deposited onward_carrier', 'handed_to_local_carrier'],
  ['collection onward_carrier', 'awaiting_transfer'],
  ['collected broker', 'picked_up_from_sender'],
  ['dropped_off', 'dropped_off'],
  ['handed/deposited sender', 'dropped_off'],
  ['accepted post_office/pickup_point/locker', 'dropped_off'],
  ['handed/received post_office', 'at_delivery_depot'],
  ['handed/received pickup_point/locker', 'dropped_off'],
  ['collected/received/accepted sender', 'picked_up_from_sender'],
  ['collected', 'picked_up_from_sender'],
  ['collection complete/scanned', 'picked_up_from_sender'],
  ['posted transit', 'posted'],
  ['posted', 'posted'],
  ['accepted processed/sorted sorting_center/exchange_office', 'arrived_at_sorting_centre'],
  ['accepted', 'accepted_by_carrier'],
  ['received container', 'arrived_at_facility'],
  ['handed/received exchange_office', 'arrived_at_exchange_office'],
  ['handed sorting_center', 'arrived_at_sorting_centre'],
  ['received sorting_center', 'arrived_at_sorting_centre'],
  ['received carrier/to_carrier/courier', 'accepted_by_carrier'],
  ['handed carrier/to_carrier local', 'handed_to_local_carrier'],
  ['handed carrier/to_carrier', 'accepted_by_carrier'],

  // On its way.
  ['handed/received/accepted/arrived airline', 'handed_to_airline'],
  ['airline clearance/customs', 'at_customs'],
  ['airline', 'handed_to_airline'],
  ['loaded flight', 'loaded_on_plane'],
  ['landed', 'flight_arrived'],
  ['flight arrived', 'flight_arrived'],
  ['flight departed/sent/transit/started', 'flight_departed'],
  ['train/rail_station arrived/unloaded', 'train_arrived'],
  ['train/rail_station loaded', 'awaiting_departure'],
  ['train departed/sent/transit', 'train_departed'],
  ['rail_station departed/sent', 'train_departed'],
  ['ship arrived', 'ship_arrived'],
  ['ship/port loaded', 'awaiting_departure'],
  ['ship/port departed/sent', 'ship_departed'],
  ['ship transit', 'ship_departed'],
  ['port arrived', 'ship_arrived'],
  ['departed exchange_office', 'left_exchange_office'],
  ['arrived/received/processed/handed/scanned exchange_office', 'arrived_at_exchange_office'],
  ['arrived/received airport', 'arrived_at_airport'],
  ['departed/sent country/origin', 'left_origin_country'],
  ['arrived/received destination/country', 'arrived_in_destination_country'],
  ['handed/received/collected/accepted local/broker/to_courier', 'handed_to_local_carrier'],
  ['departed/sent sorting_center', 'departed_sorting_centre'],
  ['arrived/received/processed/scanned/accepted sorting_center', 'arrived_at_sorting_centre'],
  ['arrived/received/processed depot', 'at_delivery_depot'],
  ['?arrived/?sent/?received/?processed depot/airline', 'delivery_expected'],
  ['transit/sent depot', 'on_way_to_next_facility'],
  ['depot', 'at_delivery_depot'],
  ['arrived post_office', 'at_delivery_depot'],
  ['transit/sent onward/site/sorting_center/depot/warehouse', 'on_way_to_next_facility'],
  ['departed', 'departed_facility'],
  ['arrived ?processed/?sorted/?transit/?unloaded', 'arrived_at_facility'],
  ['arrived ready', 'ready_at_pickup_point'],
  ['arrived', 'arrived_at_facility'],
  ['sorted', 'sorted'],
  ['received site', 'arrived_at_facility'],
  ['received local/international/import/destination/export', 'arrived_at_facility'],
  ['received', 'accepted_by_carrier'],
  ['handed recipient', 'delivered'],
  ['handed', 'handed_to_local_carrier'],
  ['?transit', 'awaiting_departure'],
  ['transit', 'on_its_way'],
  ['sent', 'on_its_way'],
  ['?sorted/?unloaded', 'on_its_way'],
  ['?processed/?unloaded sorting_center/exchange_office/depot/site/warehouse', 'on_its_way'],
  ['deposited warehouse/depot/sorting_center/exchange_office/airport/port', 'on_its_way'],
  ['loaded sender', 'picked_up_from_sender'],
  ['loaded/unloaded', 'processed_at_facility'],
  ['processed/scanned', 'processed_at_facility'],
  ['stored site/warehouse/depot/sorting_center/exchange_office', 'processed_at_facility'],

  // Everything else.
  ['delivered', 'delivered'],
  ['failed', 'attempt_failed'],
  ['held', 'on_hold'],
  ['investigation created/booked', 'investigation'],
  ['investigation -complete', 'investigation'],
  ['investigation -complete yet', 'investigation'],
  ['investigation', 'investigation'],
  ['ready', 'ready_at_pickup_point'],
  ['courier', 'with_courier'],
  ['courier ?arrived today/soon', 'delivery_today'],
  ['recipient today', 'delivery_today'],
  ['flight/?flight/ship/?ship/train ?arrived/?landed', 'on_its_way'],
  ['?arrived', 'delivery_expected'],
  ['?landed', 'on_its_way'],
  ['problem', 'on_hold'],
  ['problem -deposited', 'on_hold'],
  ['-locker/-pickup_point deposited/delivery/handed', 'on_hold'],
  ['deposited/handed locker/pickup_point ongoing/started', 'delivery_expected'],
  ['-deposited locker/pickup_point', 'on_hold'],
];
