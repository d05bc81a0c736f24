import type { Table } from '../table.ts';

/** DHL, UPS, FedEx, USPS, Royal Mail, Evri, GLS, DPD, and what postal services of other countries say in English. */
export const en: Table = {
  capitals: 'names',
  beforePlaces: 'from to at in near via through of for by',
  notNames: /(tion|ment|ness|ing|ed|ance|ence|ship|ity)$/,
  words: {
    filler: `
      at no @number, from no @number, time, on schedule, as scheduled, as expected, believe, along, decision, decisions, operating, authorised, authorized, official, various, your area, the area, same, plus, code, your code, codes, contactless, no contact, reported, detected, occurred, seems, appears, merchandise, contents, caused, adjusting plans, quickly as possible, everything we can, we are doing, 0, days left, content, provided, provided by, provided at, transmitted, using, attached,
      sealed off, lodging, whose, these, those, such, what, how, no signature required, no signature needed, signature not required, without contact, contact free, no contact required, due, obtained, own, requests own, a, an, the, this, that, it, its, is, it s, s, are, was, were, be, been, has, have, had, having, we, ve, re, our, us, you, your, their, his, her, they, i, inb, otb, t, parcel, parcels, package, packages, item, items, shipment, shipments, consignment, consignments, mail, mailpiece, letter,
      goods, good, product, piece, pieces, packet, object, freight, article, articles, dispatch note, to, at, in, on, of, for, from, by, with, into, onto, through, via, as, per, within, inside, under, during, about, around, near, over, off, up, toward, towards, between, against, upon, after, since, when, where, which, who, there, here, also, while, whilst, or, than, both, other, now, just, already, currently, finally, safely, correctly, properly, physically, physical, electronically, electronic,
      directly, officially, actually, recently, normally, manually, automatically, completely, fully, still, all, any, more, some, only, due to, because, because of, owing to, main, final, first, second, third, last, new, initial, 1st, 2nd, regular, normal, respective, relevant, corresponding, appropriate, individual, personally, did, does, do, done, made, make, makes, take, takes, taken, place, got, get, gets, given, give, gone, goes, come, came, going, let, kept, unfortunately, sorry, regret, hello,
      hi, dear, thanks, great, good news, news, hours, hour, day, way, team, service, services, network, procedure, procedures, activity, operation, operations, name of, area, zone, scope, request of, at the request, s request, premises, property, behalf, details of, line, mode, economy, standard, express, priority, tracked, registered mail, ecommerce, e, commerce, global, worldwide, smart, company, business, inc, ltd, co, gmbh, llc, corp, number, no 0, nr, id, ref, code of, copy, total, kg, weight,
      lbs, scan, pm, am, gmt, utc, m, d, b, c, p, o, x, x x, usa, uk, eu, united, states, kingdom, pa, ca, ny, city, town, county, province, district, st, mr, mrs, ms, as planned, as promised, additional, on track, uncontrollable, region, country code, measured and weighed, arrangement, arrangement of, weighed, measured, measurement, cargo, bulk, valid, co op, one, two, three, four, five, before shipment, before dispatch, before shipping, before pickup, prior to shipment, prior to dispatch,
      as requested, as you requested, at your request, for sending, itself, weight of, dimensions, above, accordance, in accordance with, according to, accordingly, across, ago, ahead, alongside, always, amid, among, amongst, apart from, associated, became, become, becomes, behind, below, beside, besides, beyond, brief, briefly, cause, causes, clearly, concerning, consequently, contains, containing, definitely, described, despite, each, either, entirely, especially, etc, exactly, fact, followed by,
      formerly, fourth, fifth, generally, he, hereby, him, himself, she, they re, they ve, them, themselves, instead, lately, latest, later, little, mainly, making, many, most, much, my, namely, noted, obviously, often, ok, okay, others, ours, yours, overall, particular, past, previously, primarily, promptly, quite, really, recent, regarding, related, respectively, round, several, significant, significantly, slightly, small, large, specific, specifically, specified, sure, throughout, together, truly,
      used, very, whereas, whereby, wherever, whom, why, whole, year, six, seven, eight, nine, ten, carefully, efficiently, smoothly, correct, exact, actual, whichever, lot of, number of, a few, pickup code, pick up code, collection code, pickup password, pick up password, password, we called, we ve called, called, online, nearby, stop @number of @number, stop @number, stops @number, end of the shift, end of shift, end of the round, end of the route, at the end of the shift,
      cancellation request rejected, cancellation request declined, cancellation request refused, cancellation request came too late, cancellation request too late, cancellation too late, cancellation not possible, cancellation no longer possible, cancellation rejected, cancellation declined, as per recipient s instruction, as per recipient s instructions, as per instruction, as per instructions, as per your instructions, route, brand, merchant s, way to go, coming, heading, moment, at the moment,
      anywhere, somewhere, elsewhere, everywhere, page, this page, overnight, reweighed, remeasured, cubed, aboard, motorway, block, block of flats, flats, block of, right, on the right path, right path, original, outer, inner, carton, cartons, box, boxes, cage, cages, tote, totes, trolley, usual, than usual, longer, a little longer, path, record, records, on record, right now, as we speak, this time, ring, qr, qr code, in full, nationwide, countrywide, dedicated, trusted, friendly, secure, securely,
      gently, kindly, swiftly, quickly, rapidly, seamlessly, eventually, shelf, rack, row, bay, section, buildings, floor, floors, ground floor, flat, suite, room, level, gate number, dock door, conveyor, belt, hub and spoke, kilos, grams, cm, litres, pounds, ounces, oz, volumetric, bulky, heavy, fragile, small packet, small parcel, jiffy, poly bag, satchel, bundle, set, pair, stuff, purchases, belongings, gift, present for, refill, replacement, replacement for, sample, samples, return code, ha,
      hurrah, hooray, woohoo, whoop, yay, oops, whoops, oh no, phew, tada, ta da, cheers, lots of love, best wishes, regards, yours sincerely, sincerely, team at, everyone at, folks, folks at, guys, chaps, people at, colleague, colleagues, employees, operators, operative, handler, handlers, worker, workers, agent code, shift, roster, run, runs, loop, circuit, sequence, position, place number, queue, queued, anyone, anybody, somebody, whoever, ones, much as, as much as, as well, as well as, too,
      likewise, similarly, regardless, nevertheless, nonetheless, otherwise than, notwithstanding, actually being, thereby, therein, thereof, thereto, hereto, herewith, herein, forthwith, henceforth, hitherto, spare, leftover, daily, weekly, hourly, nightly, noon time, midday, teatime, dawn, dusk, evening time, half past, quarter past, quarter to, shortly after, just after, just before, soon after, right after, straight, straight away, straightaway, right away, instantly, promptly after, live,
      in real time, real time, digital, digitally, virtually, handheld, via handheld, pda, device, terminal id, app notification, via app, by app, by text, by sms, by email, by e mail, by phone, by telephone, by post, by letter, by plane, by lorry, by ferry, by van, across town, around the corner, next door but one, colour, blue, red, green, black, white, yellow, brown, grey, wooden, metal, plastic, cardboard, envelope, envelopes, padded, wrapped, taped, sticker, stickers, tag, tags, seal, seals,
      strap, strapped, journey s final leg, for the final leg, final leg, last leg, first leg, next leg, on the final leg, for final leg, even, even though, undamaged, unopened, unharmed, intact, unscathed, in one piece, move along, travel, put on, put out, request to cancel came in too late, request to cancel came too late, cancellation request received too late, cancellation request arrived too late, cancel request too late, cancellation came too late, as you asked, as you wanted, as you wished,
      as asked, as instructed, as directed, as per your request, as per your wish, as you instructed, as agreed, as arranged, as preferred, no further tracking available, no further tracking, no further updates, code sent by text, code sent by sms, code sent by email, code sent, pin sent, pin sent by sms, pin sent by text, after inspection, after a check, after checks, after checking, at the second attempt, on the second attempt, at second attempt, on second attempt, on the third attempt,
      at the third attempt, second time lucky, to sequence for round, unable to sequence for round, tonight s, leg, chose, you chose, checks, north, south, east, west, filing, entry filing
    `,
    advice: `
      update you, we ll update, keep you posted, will send you, more details, download, install, sign up, please, thank you, thank you for, for more information, for further information, for more details, for details, call us, tracking information will be updated, tracking will be updated, the tracking information will, updates will, further updates, we apologise, we apologize, apologies, sorry for, track your, see, note that, you can track, you will receive, you can expect, details will, hotline,
      website, app, questions, customer service for, the recipient will get a notification, will get a notification, be notified, will be informed, will notify you, will notify, let you know, keep you, contact @carrier, contact us, contact your, contact the sender, contact the seller, contact customer service, contact the courier, contact our, with details, will notify the sender with details, show, bring, bring your, bring id, show id, show your id, slot will be assigned, driver slot will be assigned,
      driver will be assigned, courier will be assigned, visit our, visit us, visit your, visit the, visit www, please visit, to release your|the|this parcel|package|item|shipment|order, use your, use the code, use code, do not travel, do not visit, please do not travel, don t travel, do not go, no action required, no action needed, no need to, nothing for you to do, you don t need to do anything, no further action, sit tight, hang tight, bear with us, bear in mind, fingers crossed, stay tuned,
      check back, check back soon, check back later, rest assured, don t worry, keep an eye, keep an eye out, look out for, hope you, we hope you, enjoy, enjoy your, allow up to, allow, take care, scan the qr, bring photo id, have your id ready, rate your, leave feedback, tell us how, how did we do, feel free, get in touch, reach out, refer to, click, tap, follow the link, follow your parcel, log in, go to, head to, pop in, drop in to, remember to, don t forget, we appreciate, bear with,
      no action is required, once we ve got it, contact sender, contact seller, contact shipper, we re contacting, we are contacting, contacting the sender, contacting the recipient, contacting sender, contacting recipient, we will contact, we ll contact, please wait for, wait for our text, wait for our message, wait until we
    `,
    soon: 'soon, shortly, as soon as possible, asap, during the day, in the coming days, in due course, immediately, early, to follow, follow soon, follow shortly, as soon as we can, as quickly as possible, as soon as we possibly can, immediate, in the near future, momentarily, any moment, any time now, in a few days, in a few hours, within the next few days, within days',
    today: 'today, later today, this morning, this afternoon, this evening, same day, tonight',
    tomorrow:
      'tomorrow, next day, next business day, next working day, following day, following business day, following working day, another day, on another day, next delivery day, next available business day, different day, later date, new date, next few days, coming days, next days, few days',
    again:
      'again, once more, another, next attempt, second time, twice, once again, second attempt, third attempt, anew, retried, will be retried, go again, once again tomorrow',
    yet: 'yet, so far, as yet, until now, thus far, to date, up to now, as of now',
    and: 'and, but, then, however, therefore, so, which has been, hence, thus, moreover, furthermore, meanwhile, although, though, afterwards, subsequently, thereafter, additionally, after that, after this, after which, following this, from then on',
    not: `
      not, never, no, none, cannot, can t, cant, couldn t, wasn t, isn t, hasn t, haven t, don t, didn t, doesn t, won t, weren t, unable to, unable, not able to, not able to be, impossible to, impossible, not possible to, without, lack of, absence of, nor, no longer, failed to, fails to, could not, can not, not possible, neither, non, was not able to, have not been able to, has not been able to, didnt, doesnt, dont, hasnt, havent, isnt, wasnt, wont, couldnt, arent, werent, hadnt, hadn t, wouldn t,
      shouldn t, needn t, needn t be, mustn t, aren t, nothing, nowhere, hardly, barely, cannot be, not been able to, unable to be, inability to, instead of, rather than, in place of, never got, hasn t been, haven t got, haven t received
    `,
    will: `
      will, will be, ll, would, shall, shall be, to be, awaiting, await, awaits, waiting for, waiting to, is waiting for, waits for, wait for, waiting on, in order to, intended for, destined to be, expecting, expects, expect, should, should be, might, may be, supposed to, due for, due to be, ready to be, subject to, upon receipt of, need to, needs to, has to, have to, must, must be, trying to, plan to, planning to, asked to, been asked to, requested to, want to, awaiting for, await for, to await,
      working to, are working to, doing our best to, working hard to, do our best to, working on, making arrangements to, making every effort to, going to, going to be, about to, about to be, set to, set to be, ought to, intend to, intends to, hoping to, hope to, likely to, likely to be, yet to be, still to be, remains to be, due to arrive, aim to, aiming to, aims to, arranging to, preparing to, getting ready to, on course to, soon to be, to go, wants to, wish to, wishes to, yet to, has yet to,
      have yet to, love to, d love to, would love to, like to, d like to, would like to, almost, nearly, depends on, meant to, were meant to, was meant to, was supposed to, were supposed to, is meant to, is to be, are to be, is yet to, intends, hopes to, hoping, aims, wanting to, eager to, keen to, all set to, gearing up to, in line for, slated for, slated to, earmarked for, poised to, expected to, anticipated to, scheduled to, planned to, due by, due in
    `,
    until: 'until, till, before, prior to, once, not later than, no later than',
    will_before: 'awaited, is awaited',
    will_around: `
      by monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon|midnight, pending, by end of day, by the end of the day, by the end of today, end of day, expected, estimated, scheduled, planned, anticipated, forecast, foreseen, eta, pending at, is pending, was requested, upcoming, proposed, possible, potential, presumably, probably, likely, approximately, supposed, possibly, potentially, perhaps, maybe, usually, hopefully, tentatively, provisional, provisionally, planning, intended,
      from monday|tuesday|wednesday|thursday|friday|saturday|sunday, barring delays, barring any delays, barring unforeseen delays, unless delayed, unless there are delays, if nothing goes wrong, provided nothing goes wrong, if all goes well, if all goes to plan
    `,
    can: 'can, could, can be, could be, may, able to, possible to',
    if: `
      if, unless, in case, in case of, otherwise, as long as, provided that, should you, whether, when not, in the event, as soon as it|the|your|you|they|this|our, when it is|has|arrives|reaches|becomes, when it s, when your parcel|package|item|shipment|order is|has|arrives|reaches, tracking information will be updated when|once|as, tracking will be updated when|once|as, be updated when|once, informed|notified|notification|email|message|sms|text when|once, let you know when|once|as,
      notify you when|once|as, will update when|once, further information when|once, lest, assuming, providing that, only if, even if, in the event of, in the event that, depending on, except, once it reaches|arrives|gets|has|is, once we receive|have|get, without collection by|before|within|until, without pickup by|before|within|until, without pick up by|before|within|until, without your reply, without a reply by, without a response by, without a response from you, in case you, should the, should it,
      so long as, on condition that, on condition, supposing, failing which, or else, until and unless, whether or not, only after, only once, only when, not until, unless and until, as soon as we, as soon as customs, as soon as they, once we ve got, once we ve received, once we ve, once we have received, once you ve, once the seller, once the sender, once customs, once it s, once it clears, as soon as it clears, after this date, after that date, after this deadline, after which date, beyond this date,
      barring
    `,
    delivered: `
      delivered, hand delivered, successfully delivered, handed to resident, given to recipient, left with individual, delivery confirmed, delivery made, delivery done, delivery executed, final delivery, delivery accomplished, delivery confirmation, released to recipient, handed over to the consignee, handed to the consignee, delivery has been made, delivery was made, left with recipient, left with the recipient, left with customer, left with the customer, left with resident, left with the resident,
      left with householder, left with the householder, left with addressee, left with the addressee, left with consignee, left with the consignee
    `,
    delivery: 'delivery, deliver, delivers, deliveries, shipment delivery, redelivery, re delivery',
    delivering: `
      out for delivery, out for physical delivery, being delivered, delivering, out to deliver, with courier for delivery, on vehicle for delivery, on board for delivery, onboard for delivery, on for delivery, delivery round, delivery route, out with courier, out with postal carrier, in delivery, item out for physical delivery, on its way to recipient, on the way to the recipient, on its way to you, en route to recipient, on the way to you, en route to delivery address,
      on the way to the delivery address, heading to you, in delivery to the consignee, out with driver, out on delivery, out with the courier, delivery in progress, delivery started, delivery underway, currently being delivered, on the way to consignee, loaded for delivery, out for deliver, delivering your parcel, delivery tour, on delivery tour, out with @carrier driver|courier, out with our driver|courier, out with your driver|courier, back out for delivery, out for delivery again, on the road with,
      is on the road, driver is on the road, on its round, on their round, on his round, on her round, on the round, vehicle loaded, you re stop @number, you are stop @number, driver on the road, on today s round, out and about, on board a delivery vehicle, van has left the depot, left the depot for delivery, left depot for delivery, on a delivery vehicle, on the delivery vehicle, on the delivery van, aboard the van, on the van
    `,
    signed:
      'signed, signed for, signed for by, signed by, signed off, signature obtained, signature captured, signature received, signature collected',
    collected:
      'collected, picked up, picked, pickedup, fetched, retrieved, collection made, pickup complete, pickup completed, collection complete, collection completed, pickup success, pickup successful, pickup scan, pick up scan, collection scan, claimed, scooped up, taken away, took away, fetched from, whisked away, grabbed, carried off',
    collection:
      'collection, pickup, pick up, collect, picking up, pickups, collecting, collections, own pick up, come and collect, collect it, come and get',
    accepted: `
      accepted, acceptance, admitted, admission, taken over, inducted, induction, taken charge, taken into possession, origin scan, first scan, in possession, in possession of, possession, origin acceptance, we have your, we ve got, got it, taken in charge, acceptance scan, taken in, has taken in, tendered at counter, check in scan, counter acceptance, intake, intake scan, network entry, entered our network, entered the network, inducted into, injection, injected into, in our hands, in our care,
      in our custody
    `,
    received:
      'received, receive, receipt, reception of, receiving, receives, inbound received, check in, checked in',
    handed:
      'handed, handed over, hand over, handover, handed off, handed on, transferred, transfer, transferred over, tendered, tender, given to, passed on, turned over, presented, interchanged, handing over, presentation, submitted to, submitted, handed to customer service, handed over to customer service, handed to the customer service, handed over to the customer service, handed to customer services, handed to customer support, hand off, handed over from, transferred from',
    posted: 'posted, posting, mailed, lodged, consigned, lodgement, despatched by sender',
    dropped_off:
      'dropped off, drop off, handed in, dropped, brought, handed over by sender, handed over by shipper, handed over by the sender, handed over by the shipper, handed in at, dropped at, tendered at',
    deposited: `
      deposited, placed, left at, left with, left in, left on, put into, put in, inserted, left behind, left by, left, placed in, released at, dropped at self service terminal, deposit, left in|at|with|on|by|inside|under|behind|near|outside|beside|between|around the|your|our|a|his|her|their, left in|at|with|by @carrier|facility|depot|warehouse|sorting|origin|sender|hub, left the|your|a parcel|package|item|shipment|order|delivery|it in|at|with|on|by|outside|inside|behind,
      left it in|at|with|on|by|outside|inside|behind, popped, slipped, tucked, slid, tucked in, tucked safely in, tucked into, tucked behind, tucked under, popped in, popped into, popped behind, slipped under, slid under, slid into, hidden behind, hidden in, hidden under, stashed in, stashed behind, stashed, dropped over, thrown over, lowered, propped, rested
    `,
    arrived:
      'arrived, arrival, arrives, arriving, arrive, reach, inbound, came in, arrival scan, arrival at, entry, incoming, arrived into, reaches, reaching, berthed, docked, moored, berthing, touched down at, rolled in, rolled into, pulled in, pulled into, gated in, gate in, has reached, have reached, reached the, reached our, reached its, reached your, reached destination, reached us, reached',
    departed: `
      departed, departure, departs, departing, depart, departure scan, leaving, leave, leaves, left our, left your, left from, left origin, left warehouse, has left, have left, outbound, exited, exit, outgoing, taken off, took off, take off, uplifted, uplift, airfreight departed, dispatched from, sailed, sailing, crossed, cutoff, left @carrier, left facility, left depot, left sender s country, left sorting center, left sorting centre, left our warehouse, leaving from, exit from, left the, set sail,
      sets sail, takeoff, take off from, rolled out, pulled out, airborne, wheels up, set off, set out, gated out, gate out, drove off, dep, cast off
    `,
    processed: `
      processed, processing, handled, handling, process, in process, being processed, undergoing processing, prepped, consolidated, repacked, bagged, sealed, labelled, consolidation, deconsolidated, destination scan, processed through, outscan, inscan, validated, verified, operated, cross docked, crossdocked, infoscan, insert into bag, put into bag, put in bag, inserted into bag, repackaged, rewrapped, re wrapped, relabelled, relabeled, consolidated into bag, received damaged label,
      label damaged relabelled, label replaced, label was replaced, label reprinted, label redone, new label attached, retaped, resealed, re packed, bag opened, bag closed, cage closed, cage loaded, pallet closed, pallet built, palletised, palletized, depalletised, bag sealed, container sealed, consolidated onto, consolidated on, grouped, batched, reweighed at, stickered
    `,
    sorted: 'sorted, sorting, sort, sorting complete, presorted, being sorted, sortation',
    scanned: 'scanned, registered at, recorded, facility scan, scan at, location scan, identified',
    loaded:
      'loaded, loading, loaded onto, load, boarded, on board, onboard, shipped on board, embarked, reloaded, loaded on, boarding',
    unloaded:
      'awaiting unloading of, unstuffed, unloaded, unloading, offloaded, discharged, unload, discharging, awaiting unloading, waiting to be unloaded, to be unloaded, discharged from vessel, off loaded, devanned, destuffed, tipped, trailer unloaded, trailer tipped, unpacked from container, debagged',
    sent: 'sent, send, sending, dispatched, despatched, dispatch, despatch, forwarded, forward, forwarding, shipped, ship out, ship, routed, dispatching, shipping, forwards, onforwarded, exported, released to, injected, distributed, distribution, conveyed, ship it, shipped out, sent out, dispatched out',
    transit: `
      in transit, transit, on its way, on the way, on way, en route, underway to, transported, transport, transportation, moving, moved to, moving through, travelling, traveling, travels, travelled, being transported, in transport, on the move, heading to, headed to, under way to, connecting, connected, connection, on their way, in movement, movement, carriage, transiting, shuttle, carried, linehaul, line haul, trunk, trunking, being moved, heading for, heading towards, be moved, moved by, moved on,
      moved from, moved through, moved within, journey, bound for, continues to, continues its journey, continues on its way, continuing its journey, continuing on its way, carries on, carry on, carrying on, goes on to, conveyance, back in the network, back in our network, back in transit, back on its way, back on the way, back on track, back in the system, onward journey, onward conveyance, moving along, transited, trunked, in trunking, travelling tonight, on the motorway, cruising, rolling, hurtling,
      speeding, making its way, making good progress, making progress, journey continues, moving on, moves on, moving again, on the move again, back on the move, back in motion, in motion, sending back on the right path, transport resumes, resumes its journey, journey resumes, transit resumes
    `,
    landed: 'landed, landing, touched down',
    cleared: `
      cleared, customs cleared, clearance completed, clearance complete, clearance finished, clearance finalised, clearance finalized, clearance success, clearance successful, clearance successfully, released by customs, released from customs, released through customs, customs released, clearance done, clearance concluded, passed customs, customs passed, out of customs, customs status updated released, clearance processing complete, clearance processing completed, brokerage released, brokerage release,
      import clearance terminated, customs clearance released, green light from customs, import terminated, gone through customs, completed customs clearance, completed customs, completed clearance, customs formalities completed, clearance process completed, clearance processing finished
    `,
    clearance: `
      clearance, clear, clearing, being cleared, being customs cleared, declaration, declare, declared, customs formalities, formalities, undergoing clearance, customs process, customs procedures, customs processing, entry filed, customs declaration, declaration at customs, declared to customs, customs declared, clearance scan, entry raised, import entry raised, entry lodged, import entry has been raised, import entry, export entry, entry submitted, entry made, formal entry, informal entry,
      customs entry, entry declaration
    `,
    released:
      'released, release, free to move, freed, released for, let go, let it go, lets go, let through, lets through, hold lifted, hold removed, hold released, customs hold lifted, customs hold released, customs hold removed',
    inspection:
      'checking, examining, reviewing, screening of, inspects, examines, inspection, inspected, inspect, examination, examined, check, checked, review, reviewed, being reviewed, under review, control, screened, screening, sample check, random check, quarantine, inspecting, being inspected, being checked, verification',
    security:
      'security, security check, security inspection, security screening, security control, aviation security, x ray, security scan',
    held: 'held, hold, holding, on hold, being held, detained, detention, retained, stopped, suspended, blocked, stuck, withheld, halted, delivery suspended, put on hold, intercepted, held up, backlog, paused, detain, onhold, awaiting instructions, awaiting instructions from, awaiting your instructions, awaiting further instructions, awaiting sender s instructions, awaiting shipper s instructions, put aside, set aside, parked, on pause, frozen, stuck at, in limbo, quarantined, impounded pending',
    stored:
      'is waiting for you, are waiting for you, stored, storage, stored at, kept at, waiting at, waiting in, waits at, waiting for you, in storage, being stored, warehoused, being kept, being held at, holding your, is waiting, waiting, held for, keeping, remains, sitting in, sitting at, sits in, sits at, resting at, rests at, parked at, stowed, stowed at, safely stowed, tucked away, is tucked away, lying at, lies at, kept safe, keeping it safe, in safe hands, stays at, staying at, remains at',
    seized: 'seized, confiscated, impounded, seizure, confiscation, forfeited',
    returned:
      'returned, returned back, brought back, handed back, given back, got the return, ve got the return, have got the return, received the return, has the return, return received, taken back by, back in stock',
    return:
      'return, rto, rts, return to sender, return process, send back, return shipment, reversal, return to origin, return to, recall, recall requested, recall request, heading back, headed back, goes back, coming back to, making its way back, homebound',
    returning:
      'returning, being returned, being sent back, going back, on its way back, on the way back, returns, being returned to sender, in return, sent back, posted back, shipped back, mailed back, recalled, being recalled',
    back: 'back, back at, back in',
    refused:
      'refused, rejected, declined, refusal, refuses, refused acceptance, refused delivery, refused to accept, rejection, refuse, delivery refused, acceptance refused, declines, rejects, denied, does not want, did not want, doesn t want, didn t want, not wanted, no longer wants, not accepted by recipient, no longer wanted, unwanted, wouldn t accept, would not accept, did not accept, didn t accept, turned away, sent away, said no, not ordered, did not order, didn t order, never ordered',
    damaged: `
      damaged, damage, broken, torn, leaking, crushed, spoiled, tampered, wet, defective, damages, leaked, packaging damaged, packing damaged, damaged packaging, contents missing, merchandise missing, box damaged, partially damaged, packaging is damaged, damage found, damage detected, damage noted, damage visible, damages found, written off, squashed, dented, ripped, ripped open, torn open, found open, burst, burst open, soaked, water damage, smashed, shattered, cracked, bent, punctured, pierced,
      split open, contents spilled, spilled, spilt, tampered with, came apart, fell apart, in pieces, beyond repair, unsalvageable
    `,
    lost: `
      lost, missing package, stolen, theft, went missing, cannot be located, cannot be found, cannot find, unable to locate, unable to find, presumed lost, declared lost, parcel missing, package missing, shipment missing, item missing, consignment missing, be located, untraceable, gone missing, misplaced, disappeared, missing since, could not be located, could not be found, missing in transit, mail missing, confirmed lost, confirmed as lost, cannot locate your, cannot locate the parcel,
      cannot locate the package, cannot locate the shipment, can t locate the parcel, reported missing, reported lost, missing parcel, missing item, thought lost, believed lost, feared lost, still missing, declared missing, deemed lost, considered lost, treated as lost, gone astray, went astray, has gone astray, cannot be traced, can t be traced, could not be traced, whereabouts unknown, vanished, exhaustive search, exhaustive search carried out
    `,
    found:
      'find, found, located, recovered, refound, turned up, turned up again, showed up, resurfaced, has resurfaced, recovered from',
    cancelled:
      'cancelled, canceled, cancel, cancellation, void, voided, annulled, revoked, withdrawn, called off, order closed, cancels, terminated, package closed, rescinded, aborted, nullified',
    delayed: `
      delayed, delay, delays, late, running late, arriving late, behind schedule, taking longer, longer than expected, delayed due to, later than expected, later than planned, held up due to, has been delayed, overdue, slower, run late, run a day late, running behind, run behind, a day late, days late, one day late, fall behind, behind time, missed trunk, missed today s trunk, missed the trunk, missed its connection, missed the connection, missed the cut off, missed cut off, missed the cutoff,
      cut off missed, bank holiday hold, ran late, ran behind, ran behind schedule, running behind schedule, takes longer, set back, setback, slower than usual, slowed down, hold up, holdup, longer than planned, recess hold
    `,
    rescheduled: `
      rescheduled, postponed, reschedule, date changed, rescheduling, postpone, moved to another day, delivery date changed, deferred, delivery postponed, changed delivery date, new delivery date, rearranged, re arranged, moved to monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow, moved to a new|later|different date|day|time, moved to the next, moved to next, pushed back, pushed to tomorrow, brought forward, put back to, re booked, put back, shifted to, new slot, new day,
      postponed until, deferred to, delivery rebooked
    `,
    redirected:
      'redirected, rerouted, re routed, redirection, new address, different address, diverted, redirect, rerouting, re directed, another address, forwarded to new address, alternative address, alternate address, address changed, address updated, address corrected, address correction, new location, another location, different location, diversion, detour, routed via, rerouted via, readdressed',
    missorted:
      'missorted, misrouted, missent, mis sent, mis sorted, mis routed, misdirected, wrong facility, wrong depot, sorting error, missort, misroute, wrong location, wrong hub, wrong route, sent to wrong, wrong country, wrong destination, wrong sorting center, wrong sorting centre, incorrectly routed, incorrectly sorted, misconnection, wrong sorting, sorted incorrectly, incorrect sorting',
    prohibited:
      'prohibited, dangerous, prohibited goods, dangerous goods, restricted, forbidden, banned, contraband, restricted item, hazardous, illegal',
    problem: `
      problem, problems, issue, issues, exception, error, incident, incidents, anomaly, irregularity, abnormal, difficulty, difficulties, complication, fault, alert, trouble, operational exception, unexpected, too large, too big, too heavy, oversized, out of delivery area, outside delivery area, outside of delivery area, action required, size limit, weight limit, mishap, locker is full, locker full, no space in locker, no space in the locker, locker was full, lockers full, lockers were full,
      lockers are full, locker bank full, locker bank was full, locker bank is full, no free locker, no locker available, no lockers available, no free compartment, no compartment available, all lockers full, all lockers occupied, all lockers in use, lockers occupied, locker occupied, out of space, oversize, oversized item, over size, overweight, over weight, exceeds, exceeds dimensions, exceeds locker dimensions, exceeds maximum, too bulky, exceeds weight, over the limit, exceeds the limit,
      dimensions exceeded, size exceeded, weight exceeded, does not fit, doesn t fit, didn t fit, did not fit, wouldn t fit, won t fit, parcel locker full, parcel locker is full, parcel locker was full
    `,
    investigation:
      'investigation, investigate, investigating, trace, tracer, tracing, search, searching, claim, complaint, trace initiated, inquiry, enquiry, under investigation, investigated, being investigated, investigation to locate, tracing request, search for, inquiry opened, looking for, trying to locate, attempting to locate, compensation, looking into it, looking into this, looking into, searching for, enquiry opened, trace opened, trace request, trace raised, being traced, checks ongoing',
    destroyed: 'destroyed, disposed, disposed of, disposal, destruction, abandoned, discarded, scrapped',
    uncollected:
      'uncollected, unclaimed, not claimed, not collected in time, not picked up in time, unpicked, nobody came to collect, no one came to collect, nobody came to pick up, no one came to pick up, nobody collected, no one collected, nobody picked up, no one picked up, nobody has collected, no one has collected, never collected, never picked up',
    expired:
      'expired, storage period expired, exceeded, overrun, has expired, no longer available, overdue for pickup, overdue for collection, overdue for pick up, storage|retention|collection|pickup|holding period|time|deadline over|ended|elapsed|lapsed|is over|has ended|has elapsed|has lapsed|has passed|passed, elapsed, lapsed',
    reminder:
      'reminder, final notice, second notice, last notice, last day, final day, last reminder, final reminder, collection|pickup|storage|holding|retention period|deadline|time extended|prolonged, collection|pickup|storage|holding|retention period|deadline|time has been extended, last day to collect, days left to collect, day left to collect, two days left to collect, days left to pick up',
    attempt:
      'attempt, attempted, attempts, tried, try, attempting, delivery attempt, tries, trying, attempted delivery, delivery attempted, attempt made, attempted to, first visit, second visit, third visit, delivery visit, visited, visit made, visit, we tried, came by, we came by, we stopped by, swung by, knocked, we knocked, retry, retrying, reattempt',
    failed:
      'failed, fail, unsuccessful, unsuccessfully, failure, fails, unsuccessful attempt, undelivered, undeliverable, unable to deliver, could not be completed, not successful, non delivery, nondelivery, in vain, not possible delivery, failed attempt, bounced, didn t manage, did not manage, didn t succeed, did not succeed, weren t able, to no avail, without success, fruitless, was a failure, no success, no luck, without luck, fell through',
    complete:
      'complete, completed, success, successful, successfully, succesfully, finished, done with, concluded, finalised, finalized, closed out, passed, accomplished, ended, completion, confirmed, confirmation, complete at, approved',
    started:
      'started, start, starts, begun, began, initiated, initiate, starting, commenced, opened, beginning, resumed, has resumed, kicked off, got under way, under way again, back under way, begin, begins',
    ongoing:
      'in progress, under way, underway, ongoing, undergoing, continues, being, progress, progressing, in process of, proceeding, active',
    ready: 'ready, available, available for, is ready, readied, availability, available at, now available',
    prepared:
      'prepared, preparing, prepare, being prepared, preparation, in preparation, prepares, picking, order picking, getting your order boxed up, getting ready, being picked, picking and packing, order picked, being assembled, being made, in production, assembling',
    created:
      'created, create, creates, creation, generated, printed, issued, registered, registration, entered, uploaded, assigned, recorded in, set up, order placed, enrolled, produced, made available',
    announced: `
      pre alert received, announced, pre advised, preadvised, pre advice, preadvice, pre alert, pre shipment, preshipment, pre transit, pre notified, pre notification, pre registered, pre announced, announcement, pre alerted, pre information, advised, advance notice, notified of, manifested, manifest, pre arrival, told us about, pre advice registered, have heard from, we ve heard from, we have heard from, advised us, prenotification, manifest lodged, manifest transmitted, manifest uploaded,
      electronic manifest, e manifest, lodged electronically, advance shipping notice, advance shipment notice, asn received
    `,
    booked:
      'scheduled for, booked, booking, arranged, appointment, agreed, chosen, selected, slot, reserved, assigned driver, rebooked',
    requested:
      'requested, request, requests, asked, asked for, requesting, ordered, by request, at request, demand, asks, wished',
    changed:
      'changed, updated, change, corrected, update, modified, amended, altered, updating, correction, option, options, preference, preferences, instructions, instruction, query resolved, issue resolved, problem resolved, issue solved, problem solved, clarified, issue fixed',
    required:
      'required, needed, need, needs, requires, require, necessary, mandatory, requirement, must provide, has to provide, need to provide, needs to provide, needs to supply, must supply, must submit',
    missing: 'missing, lacking, absent documents, not provided, outstanding, lacks, unpaid',
    incomplete:
      'incomplete, insufficient, inadequate, not complete, unclear, illegible, unreadable, insufficiently',
    wrong:
      'error in, wrong, incorrect, invalid, bad, does not exist, non existent, erroneous, mismatch, false, faulty, inaccurate, not exist, nonexistent, query, no such, does not match, incorrectly, unreachable address, doubtful, suspicious, undervalued, not plausible, doesn t match, don t match, do not match, mismatched, not matching, doesn t correspond, doesn t exist, doesn t tally, conflicting, contradictory, misspelled, misspelt, mistyped, outdated, out of date, obsolete, smudged',
    unknown:
      'unknown, not known, not found, unknown at address, not located, unidentified, unidentifiable, cannot be identified, known, deceased, proof of delivery not available, no proof of delivery',
    moved:
      'moved, relocated, moved away, left no address, no forwarding address, left no forwarding address, gone away, moved out',
    notified:
      'notified, informed, notification, notification sent, sms, email, e mail, text message, sms sent, has been told, told, notice sent, message, messages, notice, advised recipient, inform, contacted, invited, sms delivered, notifying, initiated contact, sent a letter, letter sent, text, text you',
    paid: 'paid, payment received, settled, paid off, payed, prepaid',
    pay: 'pay, payment, cash on delivery, cod, amount, collect cash, paying, payable, charge to pay, unpaid charges, payments, settle, settled up, settle the, settling, pay the, pay your, pay for, pay by, make a payment, make payment, hand over the money',
    recipient: `
      recipient, addressee, consignee, customer, receiver, resident, household, client, buyer, recipient s, customer s, to you, by you, receiver s, addressee s, consignee s, occupant, authorized recipient, person, addressee or, someone, family, family member, member, authorised recipient, homeowner, end customer, importer, authorized representative, representative, relative, co worker, employee, recipients, staff, householder, householders, occupier, tenant, residents, lodger, flatmate, housemate,
      spouse, wife, husband, son, daughter, mother, father, mum, dad, member of the family, member of household, end user, the family, someone at the address, person at the address
    `,
    sender: `
      sender, shipper, seller, merchant, retailer, vendor, supplier, sender s, seller s, consignor, shipper s, by sender, by shipper, from sender, from shipper, from customer, from the customer, from the client, from client, webshop, manufacturer, seller warehouse, originator, from buyer, shop owner, onlineshop, online shop, web shop, e shop, etailer, e tailer, marketplace, store s, boutique, dispatcher, your sender, the brand, asos, amazon, ebay, zalando, shein, temu, aliexpress, etsy, vinted, depop,
      dispatch centre, retailer s distribution centre, seller s warehouse, merchant s warehouse, sender s premises, sender s warehouse
    `,
    to_sender:
      'to sender, to shipper, to seller, to merchant, to retailer, to original sender, to the sender, to origin, to the shipper, to consignor, to the seller, to vendor, to the merchant, to the retailer, to supplier, to the vendor, back to sender, back to shipper, back to the sender, to store, back to origin, original sender, to original shipper, to seller warehouse, to the origin',
    courier: `
      courier, driver, postman, postie, delivery courier, delivery driver, mail carrier, postal carrier, letter carrier, messenger, delivery agent, delivery man, rider, mailman, delivery person, delivery partner driver, delivery champion, delivery associate, postwoman, by courier, by the courier, by driver, by the driver, van driver, with courier, with driver, courier s, delivery personnel, postal worker, delivery woman, delivery guy, deliverer, bike courier, cyclist, parcel carrier, delivery team,
      delivery crew, crew, two man crew
    `,
    to_courier:
      'to courier, to driver, to the courier, to the driver, to delivery courier, to postman, to the postman, to delivery agent, to delivery driver, to local courier, to the local courier, to delivery man, to mail carrier, to delivery staff, to delivery person',
    carrier: `
      customer service, first mile carrier, by post office, by the post office, by the local post office, carrier, postal service, postal operator, post, royal mail, canada post, australia post, hong kong post, la poste, an post, new zealand post, swiss post, singapore post, china post, japan post, deutsche post, transport partner, logistics company, logistics provider, logistics, provider, by carrier, by the carrier, by us, postal, delivery organisation, delivery organization, contractor,
      subcontractor, first mile, carriers, service provider, operator, logistics service provider, post at, shipping company, shipping line, transport service, transport provider, customer services, customer support, customer care, ninja van, j t, j t express, sf express, poste italiane
    `,
    to_carrier:
      'to carrier, to the carrier, to @carrier, to us, to postal service, to post, to the post, to royal mail, to canada post, to australia post, to la poste, to an post, to swiss post, to carrier facility, to carrier warehouse',
    onward_carrier: `
      to final mile carrier, final mile carrier, to final mile, final mile, partner, delivery partner, partner carrier, transport company, delivery company, last mile carrier, third party, delivery provider, line haul carrier, linehaul provider, service partner, courier company, trucking company, transporter, haulier, local carrier, local courier company, local post, local delivery company, local delivery partner, local partner, next carrier, foreign partner, destination carrier,
      destination country carrier, domestic carrier, postal partner, delivery service, delivery service provider, final carrier, postal service of destination, destination country s postal service, to partner, to the partner, to delivery partner, to next carrier, to local carrier, to local partner, to partner carrier, to transport company, to logistics company, to logistics partner, to courier company, to delivery company, to local delivery partner, to the local delivery partner, to third party,
      to logistics provider, to last mile carrier, to last mile, to the last mile carrier, to local post, to the local carrier, to postal operator, to delivery service, to local delivery company, to local delivery, to delivery provider, to the delivery provider, to contractor, to local courier company, to foreign partner, to service provider, to transport, to postal partner, to final carrier, to domestic carrier, to the domestic carrier, to transport partner, to the delivery company,
      to local delivery service, to line haul, to linehaul, to haulier, to the destination carrier, to destination carrier, to destination postal operator, foreign carrier, to foreign carrier, to the foreign carrier, to the next carrier, overseas carrier, to the overseas carrier, to international carrier, to the international carrier, foreign postal service, to the foreign postal service, for onward delivery, for onward transmission, for onward conveyance, for onward carriage, for onward processing,
      for onward shipment, for onward movement, for onward dispatch, for onward handling, for final delivery, for last mile delivery, for the last mile, for the final mile
    `,
    airline:
      'airline, air line, airlines, air carrier, by air carrier, by air carriers, air transport, air freight carrier, cargo terminal, ground handler, ground handling, handling agent, airline carrier, airways, air carriers, airline company, airlines company, carrier airline, to the carrier airline, to carrier airline, to the airline carrier',
    broker:
      'agent, freight forwarder, forwarder, broker, customs broker, consolidator, forwarding agent, clearing agent, clearance agent, handling company, forwarding company, intermediary, consolidation center, overseas agent, general agent, forwarding warehouse, consolidation warehouse, middleman, brokerage, agents, third party agent, reshipper, packing company',
    customs: `
      customs, customs office, customs authority, customs authorities, with customs, customs agency, clearing agency, customs facility, customs warehouse, in bond, bonded, border, government agency, clearance agency, competent customs authority, customs service, customs department, customs officer, regulatory agency, border control, regulatory authorities, competent authority, border authority, border force, border agency, border protection, bonded warehouse, hmrc, cbp, u s customs, revenue,
      customs house, custom house, customs desk, customs shed, bonded store, cbsa, abf, us customs, customs and border protection, border control post, border post, port health, entry processing, customs officers, border officials, import checks, border checks
    `,
    neighbour:
      'neighbour, neighbor, neighbours, neighbors, neighbour s, neighbor s, next door, with neighbour, no @number neighbour, the people next door, next door neighbour, neighbour at, neighbouring flat, neighbouring house, flat below, flat above, flat opposite, across the road, across the street, over the road, opposite',
    mailbox:
      'mailbox, mail box, letterbox, letter box, po box, p o box, post box, mail slot, community mailbox, parcel box at home, through letterbox, in letterbox, post office box, mailboxes, pobox, available at po box, available in po box, letter plate, letter slot, post slot, postbox, cluster mailbox, pigeonhole, pigeon hole, parcel mailbox',
    door: `
      other location at address, apt, condo, door, front door, doorstep, porch, safe place, safeplace, garage, shed, garden, patio, back door, side door, safe drop, safe location, step, carport, at door, front porch, at residence, residence, entrance, garden shed, designated place, agreed place, drop off location, preferred location, requested location, home, deck, backyard, yard, terrace, gate, mat, agreed location, secure location, permitted location, safe, doorway, outside, specified place,
      greenhouse, conservatory, bin, recycling bin, hallway, stairwell, staircase, basement, cellar, balcony, veranda, driveway, outbuilding, recycling box, recycle bin, wheelie bin, blue bin, bin store, bin shed, log store, car port, meter box, meter cupboard, gas meter cupboard, cool box, milk box, outhouse, summerhouse, lean to, side return, side gate, back gate, back garden, front garden, rear garden, rear door, side entrance, back porch, communal hallway, lobby area, utility room,
      under the doormat, doormat, plant pot, flowerpot, bush, hedge, bench, decking, verandah, barn, stable, boot of the car, car boot
    `,
    reception:
      'reception, front desk, mail room, mailroom, concierge, doorman, security desk, receptionist, security guard, lobby, porter, parcel room, gatehouse, building manager, reception desk, leasing office, loading dock, dock, building concierge, doorperson, porter s lodge, guardhouse, security office, building management, caretaker, janitor, post room, postroom, goods inward, receiving bay, receiving dock, loading bay, stores, front office, help desk, helpdesk, school office, management office, warden',
    locker:
      'z box, zbox, locker, parcel locker, parcel machine, parcel terminal, self service terminal, packstation, lockers, parcel box, locker station, paczkomat, easybox, amazon locker, self service locker, automated parcel machine, apm, smart locker, parcel station, citypaq, inpost locker, pickup locker, self pickup locker, parcelbox',
    pickup_point: `
      drop off point, drop off location point, dropoff location, the store, the shop, @carrier access point, @carrier parcel shop, @carrier parcelshop, @carrier service point, @carrier servicepoint, access point location, customer service point, parcel pickup location, partner location, pickup point, pick up point, parcel shop, parcelshop, access point, service point, collection point, servicepoint, pick up location, pickup location, relay point, pudo, store for pickup, pick up shop, partner shop,
      parcel point, pickup store, balikovna, fermopoint, mondial relay, pick up store, pickup parcelshop, dropoff point, convenience store, partner store, pick up parcelshop, pick up facility, collection location, pick up counter, pick up station, agency, newsagent, packeta point, postshop, relais, counter, retail location, pick up place, pickup place, pick up parcel shop, service center for collection, outlet, parcel lobby, pick up outlet, collection shop, parcel pickup point, @carrier outlet, onsite,
      @carrier onsite, pickup shop, pickup shops, self pickup point, self pick up point, self pickup, self collection point, self pickup station, retail outlet, retail store, kiosk, nearby shop, nearby store, another shop, another store, local shop, neighbourhood shop, your chosen shop, parcel connect, parcelconnect, post point, postpoint, drop shop, local drop shop, drop off shop, collect shop, shopkeeper, newsagents, corner shop, petrol station, service station, filling station, grocery, grocer,
      supermarket, off licence, pharmacy, chemist, florist, collectplus, click and collect, click collect, parcelstore, parcel store, affiliate shop, agency shop, collect store
    `,
    post_office:
      'post office, postal outlet, post branch, local post office, postal branch, delivering post office, post offices, delivery post office, postal office, post office branch, postal facility, to post office, to the post office, to local post office, to the local post office, final post office',
    depot: `
      depot, delivery depot, delivery office, local depot, delivery station, delivery base, delivery unit, delivery facility, local facility, destination depot, recipient depot, delivery centre, delivery center, local delivery office, local delivery depot, customer service center, delivery hub, carrier facility, destination delivery station, local distribution center, delivering depot, distribution base, delivery branch, local branch, local hub, local delivery station, delivery location,
      local delivery facility, final hub, final delivery center, final delivery centre, delivery terminal, final delivery office, final delivery depot, destination delivery office, delivery post
    `,
    sorting_center: `
      sorting center, sorting centre, sorting facility, sort facility, sort center, sort centre, distribution center, distribution centre, processing center, processing centre, processing facility, sorting office, sorting hub, parcel center, parcel centre, mail center, mail centre, regional facility, regional distribution center, sorting depot, sorting unit, mail processing center, regional hub, regional sort facility, parcel processing, sorting station, distribution facility, regional center,
      regional centre, network distribution center, distribution hub, processing plant, sorting plant, parcel hub, logistics center, logistics centre, central hub, sortation center, sortation facility, sorting terminal, fulfillment center, regional distribution centre, national hub, regional destination facility, regional origin facility, postal processing center, mail processing facility, consolidation hub
    `,
    exchange_office: `
      office of exchange, exchange office, inward office of exchange, outward office of exchange, international mail center, international mail centre, international exchange office, international service center, international service centre, isc, international hub, international sorting center, international distribution center, international processing center, international logistics center, inward office, outward office, international sorting centre, inward office exchange,
      international parcel center, international office of exchange, international gateway, international processing centre, international processing facility, international facility, heathrow worldwide distribution centre, international airport sorting center
    `,
    warehouse:
      'warehouse, origin warehouse, warehouses, overseas warehouse, consolidation point, fulfilment centre, fulfilment center, domestic warehouse, destination warehouse, distribution warehouse, overseas distribution warehouse, collection warehouse, sorting warehouse, local warehouse, bonded transit warehouse, destination country transit warehouse',
    airport:
      'airport, airports, origin airport, destination airport, international airport, departure airport, air hub, air gateway, airport of departure, airport of destination, destination country airport',
    port: 'seaport, sea port, harbour, harbor, port of loading, port of discharge, destination port, origin port, port of destination, container terminal, terminal of departure, departure port, port of departure, port of arrival, port of, port at',
    rail_station:
      'railway station, train station, rail terminal, rail hub, rail terminus, rail freight terminal, railway terminal, rail yard, railyard, railhead, railroad station, intermodal terminal',
    site: `
      port, @carrier location, facility, facilities, hub, hubs, center, centre, branch, terminal, gateway, office, location, unit, station, transit center, transit centre, transit hub, transit facility, transit point, base, plant, origin facility, destination facility, @carrier facility, @carrier hub, export gateway, import gateway, handling unit, cross dock, linehaul office, line haul office, site, transit station, hub of, cargo center, operation center, operations center, crossdock, shipping center,
      carrier s facility, ramp, transit depot, our network, carrier network, ship center, gateway facility, transit office, transit country, point of entry, partner facility, origin hub, destination hub, operating center, transfer center, transfer station, ehub, e hub, transit warehouse, transit warehouses, umschlagplatz
    `,
    country:
      'country, territory, countries, recipient s country, country of destination, destination country, recipient country, countries of transit, the country, the uk',
    origin:
      'origin, origin country, country of origin, place of origin, departure country, country of departure, origin port of, country of dispatch, sender s country, originating country, sending country, origin country region',
    destination:
      'destination, destination area, destination city, final destination, destination region, recipient s city, final location, destination address, region of destination, delivery area, destination postal code',
    export: 'export, exports, for export, exporting',
    import: 'import, imports, for import, importing',
    international:
      'abroad, overseas, international, foreign, cross border, intercontinental, air, by air, international transport, air freight, airmail, airfreight, sea freight, by sea, by road, by rail, by truck, ocean, ocean freight, europe, asia',
    local: 'local, regional, last mile, domestic, national, city delivery, inland',
    onward:
      'next, further, onward, next facility, next hub, next station, following, next stop, next destination, next site, next post office, subsequent, next location, next center, next sorting center, next stage, the next stage',
    flight:
      'flight, plane, aircraft, airplane, aeroplane, flights, next flight, cargo plane, charter flight, cargo flight, planned flight, scheduled flight, booked flight, next available flight, available flight, airborne flight, freighter, air freighter, jet, cargo aircraft, plane s, air leg, flight number, mawb, master air waybill',
    ship: 'vessel, the ship, container ship, ferry, by ship, on ship, cargo ship, feeder, barge, feeder vessel, mother vessel, boat',
    train: 'train, rail, railway, freight train, by train, china europe railway',
    truck:
      'truck, lorry, linehaul truck, trailer, road transport, long haul truck, trucking, semi trailer, artic, hgv, swap body, box truck, trunk vehicle, linehaul vehicle, line haul vehicle',
    van: 'van, vehicle, delivery vehicle, delivery van, courier vehicle, @carrier vehicle, delivery truck, van for delivery, driver s van, courier s vehicle, courier van, delivery vehicles',
    container:
      'container, containers, bag, pallet, receptacle, mailbag, sack, uld, bags, transport unit, receptacle id, line haul container, master bag, master carton, master box, master bags, mailbags, pouch, sacks, pallets, crate',
    info: `
      information, info, data, details, electronic information, shipping information, shipment information, shipping details, order information, tracking information, electronic data, instruction data, electronic notification, electronic shipping information, item data, parcel data, package data, shipment data, item information, order data, package information, shipment info, shipment details, parcel information, parcel details, notification from your shipper, notification from shipper,
      notification from sender, order details, dispatch information, shipping data, edi, electronic information about, advance data, advance information, customs data, it system, documentation data, electronic record, transmission, shipping info, electronic advice only, electronic advice, advice only
    `,
    label:
      'label, labels, shipping label, waybill, airwaybill, air waybill, awb, consignment note, tracking number, barcode, shipment number, shipping document, shipping documents, shipping order label, delivery note, last mile tracking number, last mile tracking number assigned, last mile number, new tracking number, local tracking number, tracking number assigned',
    order: 'order, orders, shipping order, shipment order, transport order, purchase, sales order',
    street: 'road, avenue, rd, blvd, ave, boulevard, street, lane',
    address: `
      street number, address, addresses, name, house number, apartment number, postcode, postal code, zip code, zip, recipient address, recipient s address, delivery address, apartment, company name, receiver name, phone number, telephone number, recipient name, number at address, door number, contact number, name on the door, company or receiver name, address information, addressed, flat number, phone, recipient s name, name or address, building, door code, house, address label,
      further address information, more address details, more address information, additional address information, additional address, address details, address line
    `,
    signature:
      'signature, signature required, signatures, sign, signing, contact, verification code, otp, pin, proof of identity, id check',
    proof:
      'proof of delivery, pod, delivery proof, signature image, photo of delivery, delivery photo, photo, proof of delivery uploaded|available|created|captured, pod uploaded|available|received, proof of delivery image captured, image captured, photo captured, image taken, picture taken, photo available, picture captured, delivery image, picture proof, photographic proof',
    duty: `
      duty, duties, tax, taxes, vat, fees, fee, import duties, import duty, customs duties, customs duty, customs fees, import charges, customs charges, charges, charge, import tax, customs fee, import vat, import taxes, tariff, duties and taxes, taxes and duties, handling fee, clearance fee, costs, duty and tax, customs payment, duty or tax, import fees, import charge, duties and or taxes, duties or taxes, gst, customs tax, taxes or duties, customs charges raised, charges raised, fee raised,
      customs charge, the customs charge, settle import vat, settle charges, outstanding charges, amount due, amount payable, sum due, balance due, charge due, disbursement, disbursement fee, advance fee, clearance charges, storage fee, storage charge, storage charges, storage fees, surcharge, cash on delivery amount, handling charge, admin fee, customs dues, dues, levy, levies, excise, excise duty, ioss, vat number
    `,
    document: `
      document, documents, documentation, paperwork, license, licence, permit, papers, export document, certificate, authorisation, authorization, customs information, clearance information, customs documents, customs form, form, power of attorney, declaration form, eori, certificates, information for customs, customs data incomplete, pending paperwork, pending documents, pending documentation, missing paperwork, missing documents, missing documentation, customs paperwork, supporting documents,
      supporting documentation, eori number, t1, cn22, cn23, importer of record, import licence, import license, import permit, letter of authority, additional paperwork, further documentation, extra documents, extra paperwork, further details, further information from, missing info
    `,
    invoice:
      'invoice, commercial invoice, proof of value, proof of purchase, proof of payment, value, declared value, invoices, valid invoice, purchase invoice, pro forma invoice, order confirmation',
    identity:
      'identity, identification, passport, id card, identity card, id number, personal id, identification number, tax id, tax number, id document, recipient s id, id verification, importer id, curp, identity document, id copy, photo id, photo identification, proof of age, age verification, proof of address',
    nobody_home: `
      recipient not in, customer not in, addressee not in, absent, nobody, no one, not home, not at home, nobody home, no one home, nobody was home, nobody at home, no one at home, no one available, not available, unavailable, missed you, we missed you, no authorized recipient, no authorized recipient available, was not in, nobody answered, no answer, no response, no one in, no one was in, absence, recipient out, customer not available, no one was available, nobody was available, recipient not home,
      recipient not available, was not available, no reply, not present, no one present, no one to receive, to receive it, no one to receive the, nobody to receive, recipient away, away, not at the address, no one answered, nobody in, nobody was in, not answering, no recipient, no answer at door, no one at the address, nobody at the address, no one at address, nobody at address, to accept the parcel, to accept it, no one to accept, nobody to accept, nobody could sign, no one could sign, nobody to sign,
      no one to sign, nobody to sign for it, no one to sign for it, no one available to sign, nobody came to the door, no one came to the door, nobody available to sign, nobody available, nobody was available to sign, nobody opened the door, no one opened the door, nobody opened, no one opened, no one came, knocked but, knocked but no, rang but no, rang the bell, nobody over 18, no adult, no adult at home, no adult present, nobody of age, no one of age, nobody responded, no one responded,
      nobody replied, no one replied, nobody around, no one around, nobody there, no one there, you were out, you re out, you weren t in, you weren t home, you weren t there, recipient was out, customer was out, house empty, property empty, house was empty, empty house, addressee out, resident out, out at the time, customer out, you are out
    `,
    home: 'at home, in person, present, available to receive, home to',
    reached:
      'reached by phone, reachable, contacted by phone, met, answered, find the recipient, reach the recipient, contact the recipient, reach recipient, contact recipient, find recipient, the recipient be reached, get in touch with, contact customer, contact consignee, reach the customer, contactable, reachable by phone, reached the recipient|customer|addressee|consignee|receiver, reached you',
    closed: `
      closed, business closed, premises closed, company closed, shop closed, office closed, was closed, is closed, on holiday, company holiday, consignee premises closed, receiver s premises was closed, business was closed, closed for, shut, business shut, shop shut, premises shut, office shut, was shut, is shut, closed for the day, closed upon arrival, closed on arrival, closed for lunch, closed today, shut down for, out of hours, closed for business, already closed, outside business hours,
      outside opening hours
    `,
    no_access: `
      no access, inaccessible, locked, gate locked, access problems, access problem, inaccessible address, no safe location, no secure location, problem with door code, no secure location available, access denied, no code, access code missing, road blocked, no entry, dog, blocked road, unsafe, no parking, not accessible, no safe place, no access to property, gain entry, unable to gain entry, couldn t get in, could not get in, couldn t get into the building, intercom broken, intercom out of order,
      intercom not working, intercom didn t work, doorbell out of order, doorbell not working, doorbell broken, entry code missing, gate was locked, gate was closed, gates locked, barrier, barrier closed, concierge absent, lift out of order, elevator out of order, aggressive dog, loose dog, dog on premises, building locked, building closed, entrance locked, driveway blocked, street closed, street blocked, cordoned off, could not gain entry, couldn t gain entry, no way in, unable to get in,
      could not get into, couldn t get into
    `,
    access:
      'access, accessible, enter, reach address, gain access, access the property, access delivery location, get to, enter the building',
    card: 'card, card left, notice left, note left, calling card, calling card left, notice card, notice card left, notification left, slip left, carded, left a card, left a note, left a notice, attempted delivery notice, left card, delivery notice left, left a notification, door tag, card with instructions for collection, delivery notice, left you a card, we left a card',
    weather:
      'weather, bad weather, severe weather, weather conditions, snow, storm, typhoon, flood, flooding, natural disaster, adverse weather, hurricane, weather delay, fog, ice, extreme weather, weather condition, local weather condition, local weather, heavy snow, heavy rain, rain, wind, storms, snowfall, winter weather, heavy snowfall, strong winds, poor weather, inclement weather, weather conditions in',
    reason: `
      strike, holiday, public holiday, traffic, technical, breakdown, accident, high volume, operational reasons, volume, capacity, force majeure, industrial action, unforeseen, circumstances, labour, mechanical, technical reasons, reasons, reason, holidays, customer s choice, overload, high volumes, peak, epidemic, covid, natural, external factors, staff shortage, vehicle breakdown, system, conditions, time window, heavy traffic, operational, delivery volume, congestion, vehicle accident, public,
      mechanical failure, insufficient capacity, insufficient space, lack of capacity, lack of space, no space, shortage of space, capacity shortage, no capacity, late trailer, late flight, trailer arrival, late trailer arrival, flight schedule, flight schedules, strikes, customs strikes, customs strike, strike action, road closure, road closures, road works, roadworks, van was full, van full, vehicle was full, vehicle full, van is full, van broke down, van breakdown, truck was full, truck full,
      truck breakdown, vacation, motorway closure, closure, road traffic accident, rta, flooding on, storm damage, snow on, power cut, power outage, outage, it outage, it problems, computer problem, system outage, systems outage, network outage, fire alarm, fire, evacuation, police operation, demonstration, protest, marathon, match day, event day, parade, roadworks on, diversion in place, van trouble, flat tyre, puncture, breakdown of, driver shortage, driver illness, sickness, ill, illness, sick,
      bank holiday, bank holiday weekend, christmas, christmas rush, easter, new year, black friday, peak season, peak period, seasonal, golden week, lunar new year, chinese new year, ramadan, eid, thanksgiving, national day, festival
    `,
    date: `
      date, @number may, may @number, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, june, july, august, september, october, november, december, mon, tue, wed, thu, fri, sat, sun, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, week, weekend, working days, business days, days, delivery date, delivery time, hours of, opening hours, working day, business day, week day, month, 24 hours, by the expected delivery date, by expected delivery date,
      by the estimated delivery date, by the scheduled delivery date, not before noon, not before @number, not earlier than, period, latest collection date, collection date, pickup date, last collection date
    `,
    hours: 'noon, minutes, time slot, delivery window, o clock, morning, afternoon, evening, lunchtime',
    status:
      'status, tracking, tracking update, tracking status, state, event, milestone, remark, comment, description, shipment status, shipment event, carrier note, carrier notes, remarks',
    packed:
      'packing, packaged, packaging, being packed, boxed up, packing up, wrapping, wrapping up, picked and packed, boxing up, packed',
    deadline:
      'storage period, retention period, deadline, storage time, time limit, pickup period, collection period, collection deadline, pickup deadline, holding period, storage deadline, on time, within the deadline, by the deadline, within the storage period, within the collection period, within the pickup period, before the deadline, within the time limit, within the allotted time, within the holding period, within the retention period, within the time allowed, in due time, by the due date, in time',
    lifted:
      'lifted, removed, sorted out, overcome, fixed, cleared up, has ended, remedied, resolved, rectified',
  },
  sayings: {
    pickup_booked:
      'collection request booked, collection request, pickup request, pickup request received, pick up request, waiting to be collected by courier, waiting for pickup by carrier, ready to be picked up by courier, pending pickup from seller, awaiting pickup by carrier, awaiting collection by courier, courier on its way to collect, courier on the way to collect, driver on the way to collect, waiting for courier, pickup order',
    awaiting_handover: `
      expect your parcel, told to expect your parcel, hasn t handed the parcel over yet, awaiting item, awaiting parcel, awaiting package, awaiting shipment, awaiting goods, expecting it, re expecting it, expecting your parcel, parcel expected, package expected, shipment expected, item expected, expects the item, expects item, awaiting the item, awaiting drop off, expected soon, awaiting receipt of item, usps awaiting item, not yet in system, yet to receive, has been notified of, awaiting dispatch,
      waiting for the parcel, not physically presented, on its way to us, dispatched your item to us, has dispatched your item to us, waiting for seller to ship, waiting for sender to ship, waiting to receive your parcel from the sender, waiting to be shipped, sender has been asked to drop off, has been asked to drop off, awaiting handover, waiting for drop off, waiting for the sender, waiting for sender, not received the package yet, seller is preparing, expecting your item, expecting your package,
      expecting your shipment, expecting your order, told us it s on its way, told us it is on its way, told us they re sending, told us to expect, waiting for the retailer, waiting for the merchant, waiting for the seller, waiting for retailer, waiting|awaiting for the seller|sender|merchant|retailer|shipper|customer to send|ship|drop|deliver|dispatch, waiting for seller|sender|merchant|retailer|shipper|customer to send|ship|deliver|dispatch,
      waiting for the seller|sender|merchant|retailer|shipper to drop off, waiting for seller|sender|merchant|retailer|shipper to drop off, waiting for the seller|sender|merchant|retailer|shipper to hand over, waiting for seller|sender|merchant|retailer|shipper to hand over, waiting for the parcel to arrive, waiting for parcel to arrive, waiting for the package to arrive, waiting for package to arrive, awaiting parcel arrival, waiting for carrier|courier to scan|receive|collect,
      waiting for the carrier|courier to scan|receive|collect, seller has shipped, seller shipped, expecting a parcel, expecting a package, expecting an item, expecting parcel, expecting package, hasn t given us your parcel, has not given us your parcel, haven t got your parcel yet, haven t got your parcel, hasn t given us, don t have your parcel yet, do not have your parcel yet, don t have it yet, do not have it yet, haven t got it yet, waiting for the item, waiting for your item,
      waiting for item
    `,
    not_picked_up:
      'not yet the parcel, but not the parcel, not yet the package, not yet the item, not yet the shipment, not in @carrier possession, not in our possession, not in carrier possession, not in the possession of, not yet in our possession, not yet in @carrier possession, not in possession',
    accepted_by_carrier: 'has been tendered, accepted from customer, item received by carrier, item booked',
    delayed_flight: 'missed flight, missed the flight, missed its flight, missed connection',
    delivery_booked:
      'told us to leave it in the shed, told us to leave it in, told us to leave it with, asked us to leave it in, asked us to leave it with, told us to leave, asked us to leave, you asked us to leave it, want us to leave it, instructed us to leave',
    delivery_expected: `
      estimated delivery, expected delivery, estimated delivery date, expected delivery date, scheduled delivery, scheduled delivery date, planned delivery, delivery expected, eta @number, eta today, will be with you, with you today, with you tomorrow, with you soon, with you shortly, delivery will go ahead, delivery goes ahead, delivery will continue, delivery continues, delivery resumes, delivery has resumed, delivery will resume, delivery going ahead, delivery proceeds, delivery will proceed,
      will travel tonight, travels tonight, will go out tomorrow, will go out with, goes out tomorrow, goes out on, will go out on, will go out, go out with the next, put on a van as soon as it clears sorting, expected with you, due with you, should be with you
    `,
    not_delivered_yet:
      'not going out today, not going out for delivery, not going out, won t go out today, won t be going out today, not out for delivery today, no delivery today, no deliveries today, no delivery on, did not go out for delivery, didn t go out for delivery, didn t go out today, did not go out today, driver ran out of hours, driver ran out of time, courier ran out of time, ran out of delivery hours, driver ran out of hours before reaching your address, driver ran out of time before reaching your address',
    not_arrived:
      'arrival scan at destination missing, arrival scan missing, arrival scan at destination hub missing, no arrival scan',
    at_customs:
      'awaiting presentation to customs, inbound into customs, inbound out of customs, available for clearance, item returned from export customs, item returned from customs, import declaration submitted, import declaration lodged, transported in bond, subject to customs control, registered with clearing agency, further clearance processing is required, further clearance processing required, selected by customs',
    with_courier: `
      courier has collected your parcel for delivery, with the courier, it s with the courier, with our courier, with your courier, with the driver, with our driver, with the delivery courier, with your local courier, handed to courier for delivery, handed over to the courier for delivery, delivery courier assigned, delivery driver assigned, delivery agent assigned, the driver has your parcel, courier has your parcel, driver has your package, assigned to courier, assigned to the courier,
      assigned to a courier, assigned to driver, assigned to the driver, assigned to a driver, assigned to delivery agent, allocated to courier, assigned to courier for delivery, stops away, @number stops away, stops before yours, stops before you, stops to go, stops left, stops until you, @number stops before yours
    `,
    delivery_today: 'will be delivered today, arriving today, delivery today',
    delivered_to_mailbox:
      'posted through letterbox, posted through your letterbox, posted through the letterbox, popped|dropped|pushed|slipped|put through|into the|your|a letterbox|mailbox, popped|dropped|pushed|slipped|put through the letter box, popped|dropped|pushed|slipped|put through letterbox',
    recipient_unreachable:
      'phone not answered, phone call not answered, not answering the phone, phone switched off, phone is switched off, phone is off, phone turned off, phone unreachable, phone is unreachable, did not answer the phone, not answer the phone, did not answer phone, phone not reachable, not reachable by phone, phone calls not answered, calls not answered',
    ship_departed: 'ship departed, ship has departed, ship sailed, ship has sailed',
    attempt_card_left: 'card left with instructions for collection, notice left item available for pickup',
    attempt_again:
      'attempt will be made, will be attempted, will be reattempted, will try again, will make another attempt, will make a second attempt, will attempt again, will attempt delivery again, will reattempt, will make one more attempt, will attempt redelivery, ll try again, ll be back, will be back, will come back, ll come back, we ll try again, we will try again on the next, will try again on the next, we ll be back, goes out again, going out again, will go out again, out again, back out again',
    recipient_unknown: 'no such number, no such street, no such address, vacant, no such person',
    address_wrong:
      'cannot locate the address, cannot locate address, cannot find the address, cannot find address, can t find your address, unable to locate address, unable to locate the address, unable to find the address, unable to find address, address cannot be located, address could not be located, address could not be found, address cannot be found, undeliverable as addressed',
    data_received: 'told to expect a parcel, told to expect a parcel for you, been told about your parcel',
    not_departed:
      'missed its|the|tonight s|today s flight|connection|trailer|truck|departure|vessel|train, missed its|the connecting|scheduled|planned flight|truck|train, missed the linehaul',
  },
};
