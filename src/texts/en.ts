import type { ParcelState } from '../domain/parcels/wordings/index.ts';
/**
 * Every sentence a user sees, in English. A group is a card or a command; its keys are in the order in which they appear
 * there. The other languages have the same keys in the same order.
 */
export const en = {
  /** A BCP 47 tag: chooses the language, and how `Intl` formats numbers. */
  locale: 'en',
  /** The language's own name for itself. */
  language: 'English',

  /** Commands and their options, in the list that Discord shows after a user types `/`. */
  commands: {
    /** Commands, subcommands and options, as people type them: small letters, no spaces. */
    names: {
      track: 'track',
      qc: 'qc',
      lookup: 'lookup',
      convert: 'convert',
      haul: 'haul',
      alerts: 'alerts',
      settings: 'settings',
      help: 'help',
      add: 'add',
      list: 'list',
      remove: 'remove',
      test: 'test',
      number: 'number',
      private: 'private',
      link: 'link',
      agent: 'agent',
      agents: 'agents',
      event: 'event',
      channel: 'channel',
      role: 'role',
      mask: 'mask',
      level: 'level',
    },

    // Descriptions of each command, its subcommands and its options.
    track: {
      description: 'See where a parcel is and when it should arrive, or list all your parcels',
      number: 'One or more tracking numbers',
      private: 'Only you can see the reply (default: yes)',
    },
    qc: {
      description: 'See QC photos: what a product looks like in an agent’s warehouse',
    },
    lookup: {
      description: 'Look up a product: price, stock, variants, weight and dimensions',
      agent: 'Show the weight and dimensions that this agent measured',
    },
    convert: {
      description: 'Turn any product link into your agent’s link',
      agents: 'Only show these agents, separated by commas (default: all)',
    },
    haul: {
      description: 'Your hauls: what they cost to buy and to ship',
      add: 'Product links to add',
    },
    alerts: {
      description: 'Choose which channels get alerts for new scans and QC photos',
      add: 'Post new scans or QC photos in a channel',
      list: 'Show this server’s alert channels and whether they work',
      remove: 'Stop posting alerts in a channel',
      test: 'Post a test alert and retry channels that stopped working',
      event: 'What to post',
      tracking: 'New scans',
      qc: 'New QC photos',
      channel: 'A channel, thread or forum. In a forum, each parcel gets its own post',
      anyEvent: 'New scans or new QC photos (default: both)',
      testChannel: 'Where to post it',
      role: 'A role to ping with each alert (default: none)',
      mask: 'Hide the middle of tracking numbers (default: yes)',
      level: 'Which alerts to post (default: milestones and problems, and all QC photos)',
    },
    settings: {
      description: 'Your agents, currency, alerts and data, and this server’s settings if you manage it',
    },
    help: {
      description: 'What I can do and where to start',
    },

    // Entries of the Apps menu of a message.
    lookUp: 'Look up',

    // Options that several commands share.
    product: {
      link: 'Any product link, or a product’s ID',
    },
    private: 'Only you can see the reply (default: no)',
  },

  /** Buttons and lines that several cards share. */
  common: {
    // Small print.
    checked: (when: string) => `Checked ${when}`,
    stale: (when: string) => `I can’t get new data right now. Last updated ${when}.`,
    source: (name: string) => `Source: ${name}`,
    incomplete: (received: string, total: string) => `Only ${received} of ${total} loaded`,
    more: (count: number) => `…and ${count} more`,

    // A product without its title.
    product: (platform: string, id: string) => `${platform} · ${id}`,

    // Buttons.
    previous: 'Previous',
    next: 'Next',
    refresh: 'Refresh',
    share: 'Share',
    back: 'Back',
    tryAgain: 'Try again',
    stopWatching: 'Stop watching',
    details: 'Details',
    qcPhotos: 'QC photos',
    agentLinks: 'Agent links',
    openAt: (name: string) => `Open on ${name}`,
  },

  /** What every card says about a product. */
  product: {
    unnamed: (platform: string, id: string) => `${platform} item ${id}`,
    noPrice: 'No price listed',
    soldOut: 'Sold out',
    inStock: (count: string) => `${count}\u00A0in\u00A0stock`,
    detailsMissing: 'details didn’t load',
    qcPhotos: (count: number, shown: string) => (count === 1 ? '1 QC photo' : `${shown} QC photos`),
    photoAlt: (name: string) => `Listing photo: ${name}`,
    linkLabel: 'Product link',
    more: 'More',
  },

  /** The parcel card of `/track`, and what its buttons open. */
  track: {
    // Where a parcel is, within a line; a heading starts with a capital letter.
    states: {
      pending: 'no scan yet',
      accepted: 'with the carrier',
      in_transit: 'in transit',
      customs: 'at customs',
      customs_held: 'held by customs',
      out_for_delivery: 'out for delivery',
      pickup: 'ready for pickup',
      delivered: 'delivered',
      attempt_failed: 'delivery failed',
      address_problem: 'address problem',
      damaged: 'damaged',
      lost: 'reported lost',
      returning: 'going back to the sender',
      returned: 'returned to the sender',
      cancelled: 'canceled',
      exception: 'problem reported',
      unknown: 'scanned by the carrier',
    },
    because: (what: string, why: string) => `${what}: ${why}`,
    // A parcel’s name, and what is known first about it.
    named: (name: string, what: string) => `${name}: ${what}`,
    // After “held by customs:”.
    heldFor: {
      held_proof_of_value: 'proof of value needed',
      held_id_needed: 'ID needed',
      held_documents_missing: 'documents needed',
      held_inspection: 'inspection',
    },
    onTime: 'in transit, on time',
    slow: 'in transit, slower than usual',
    deliveredIn: (days: number) =>
      days === 1 ? 'delivered in 1\u00A0day' : `delivered in ${days}\u00A0days`,

    // Lines of the card.
    day: (day: number) => `day\u00A0${day}`,
    // After the day: the country that it goes to.
    to: (country: string) =>
      `to ${/^(United|Netherlands|Philippines|Dominican|Bahamas|Maldives)/.test(country) ? 'the\u00A0' : ''}${country}`,
    usually: (low: number, high: number) =>
      `usually ${low === high ? low : `${low}–${high}`}\u00A0${high === 1 ? 'day' : 'days'} on this route`,
    quoted: (words: string) => `“${words}”`,
    noStatus: 'Scan without details',
    followsInDm:
      '🔔 I’ll DM you at milestones, when there’s a problem, and when the date moves by a day or more. Change that under *Following*.',
    // Where no date is known, nothing is said of it.
    followsUndated: '🔔 I’ll DM you at milestones and when there’s a problem. Change that under *Following*.',
    followsAllInDm:
      '🔔 I’ll DM you about all of them at milestones, when there’s a problem, and when a date moves by a day or more. To change that for one of them, open it.',
    followsAllUndated:
      '🔔 I’ll DM you about all of them at milestones and when there’s a problem. To change that for one of them, open it.',
    followsHere: '🔔 New scans will be posted in this channel, with the number masked.',

    // What the reader can do about a problem.
    whatToDo: (advice: string) => `**What to do:** ${advice}`,
    forOwner: (advice: string) => `**For its owner:** ${advice}`,
    /** After “What to do:”. */
    unscanned: 'longer than usual: ask your agent whether it was handed over. So far, only the label exists.',
    advice: {
      customs_held: 'ask your agent what customs is waiting for, then send it quickly.',
      attempt_failed:
        'look for a note or a message from the carrier, then schedule a new delivery or pick it up.',
      address_problem:
        'check the address on your order, and send the correct one to the carrier or your agent.',
      damaged:
        'take photos of the box and what’s inside before you throw anything away, then tell your agent.',
      lost: 'ask your agent to open a claim with the carrier. Claims often have a deadline.',
      returning: 'ask your agent why it’s going back and whether they can send it again.',
      returned: 'ask your agent whether they have it and whether they’ll send it again or refund you.',
      exception: 'check *History* for the carrier’s message, and ask your agent about it.',
    },
    // The same where the scan says what customs needs.
    adviceAbout: {
      held_proof_of_value:
        'send proof of what you paid, such as the order page. If your agent shipped it, ask them first.',
      held_duty_due: 'find out how much you owe and how to pay, and pay soon. Not sure? Ask your agent.',
      held_id_needed:
        'send customs the ID they ask for. Not sure where to send it? Ask the carrier or your agent.',
      held_documents_missing: 'ask your agent which documents customs needs, then send them quickly.',
    },

    // What the journey's picture shows, for people who can't see it.
    alt: {
      stops: (names: string) => `Journey: ${names}.`,
      ahead: (country: string) => `Destination: ${country}.`,
      problem: (state: string) => `Problem: ${state}.`,
      stages: {
        sent: 'Shipped; not abroad yet.',
        abroad: 'Shipped and on its way abroad; not delivered yet.',
        customs: 'Shipped and abroad; at customs, or customs is next; not delivered yet.',
        local: 'Shipped, abroad and through customs; now with the local carrier; not delivered yet.',
        home: 'Shipped, abroad, through customs, delivered.',
      },
      transport: { air: 'By air.', sea: 'By sea.', rail: 'By rail.' },
    },

    // Buttons, also the heading of the history.
    history: 'History',
    localTimes: 'Times are local to each place.',
    // Below words that are cut; the history is a button.
    wholeText: 'Full text: *History*',
    range: (first: number, last: number, total: number) => `Scans ${first}–${last} of ${total}`,
    follow: 'Follow',
    following: 'Following',
    agentText: 'Text for my agent',
    more: 'More',
    // What each button behind “More” does, beside it; the button itself says less there.
    hints: {
      history: 'All scans, with the carrier’s own words.',
      gotIt: 'Ends the alerts and archives it.',
      missing: 'What people usually do next.',
      agentText: 'A message to copy and send.',
      following: 'What I tell you about it, and where.',
      follow: 'I’ll DM you about milestones, problems and new dates.',
      name: 'Instead of the number.',
      correct: 'Change the number.',
      calendar: 'The likely days, as an event.',
      share: 'Number masked, preview first.',
      stop: 'No more alerts, off your list.',
    },
    calendar: 'Add to calendar',
    getFile: 'Get file',
    archiveIt: 'Archive',
    correct: 'Correct it',

    // Behind “Following”.
    notFollowing: 'You’re not following this parcel.',
    stopped: 'You no longer follow this parcel.',
    channelsMasked: 'In channels, the number is masked.',
    followDm: 'Follow in DM',
    followHere: 'Follow here',
    stop: 'Stop',
    name: 'Name it',
    rename: 'Rename',
    stopFollowing: 'Stop following',

    // Behind “Text for my agent”: a text to copy, in the reader's language and in English.
    agentTextTitle: 'Copy this for your agent',
    agentTextHint: 'Edit it as you like before you send it.',
    agentTextMasked: 'The number is masked here. Replace it with the full one.',
    agentTextSolved: (what: string) => `✅ This is solved: ${what}`,
    agentTextNotThere: 'Don’t have it? Look it up with `/track` to write to your agent.',
    letter: {
      hello: {
        problem: (number: string) => `Hello, there’s a problem with my parcel ${number}.`,
        silent: (number: string, days: number) =>
          `Hello, my parcel ${number} hasn’t been scanned for ${days === 1 ? '1 day' : `${days} days`}.`,
        status: (number: string) => `Hello, this is about my parcel ${number}.`,
        unscanned: (number: string) => `Hello, no carrier has scanned my parcel ${number} yet.`,
        missing: (number: string) =>
          `Hello, my parcel ${number} is marked as delivered, but I haven’t received it.`,
      },
      state: (state: string) => `Status: ${state}`,
      date: (date: string) => `Date: ${date}`,
      words: (words: string) => `The carrier says: ${words}`,
      requests: {
        customs_held: 'Could you send customs what they need, or tell me what I have to send?',
        attempt_failed: 'Could you ask the carrier to deliver it again, or tell me where I can pick it up?',
        address_problem: 'Could you check the address on the label and have it corrected?',
        damaged: 'Could you report the damage to the carrier and tell me how I can get compensated?',
        lost: 'Could you open a claim with the carrier and tell me what you need from me?',
        returning: 'Could you find out why it’s being returned and whether you can resend it?',
        returned: 'Is it back with you? If so, could you resend it or refund me?',
        exception: 'Could you find out what happened and what needs to be done?',
        silent: 'Could you ask the carrier where it is?',
        status: 'Could you tell me whether everything is on track?',
        unscanned: 'Has it been handed over to the carrier? Is the number correct?',
        missing: 'Could you ask the carrier where it was left, and open a claim if it’s lost?',
      },
    },

    // Numbers that aren't known, or that are none.
    firstScan:
      'The first scan usually comes one to five days after your agent ships. Until then, only a label exists.',
    followHint: 'Follow it, and I’ll tell you.',
    watching: 'I’ll tell you when the first scan comes.',
    // A number with a wrong check digit: heading, text, a guess and buttons.
    checkNumber: 'Check the number',
    wrongNumber: (number: string) => `${number} has a typo: a letter or digit is wrong.`,
    incompleteNumber: (number: string) => `${number} has a typo: a letter or digit is missing.`,
    longNumber: (number: string) => `${number} has a typo: there is a letter or digit too many.`,
    didYouMean: (number: string) => `Did you mean ${number}? It’s one of your parcels.`,
    openMeant: 'Open that one',
    followAnyway: 'Follow anyway',
    isProduct: 'That’s a product, not a tracking number',
    noNumberTitle: 'That doesn’t look like a tracking number',
    noNumberInline: 'not a tracking number',
    lookForTypo: 'check for typos',
    numbers: (count: number) => (count === 1 ? '1 number' : `${count} numbers`),
    haveTypos: (count: number) => (count === 1 ? '1 has a typo' : `${count} have typos`),
    followAll: (count: number) => (count === 1 ? 'Follow it' : `Follow all ${count}`),
    correctTypos: 'Correct typos',
    /** After how many weren't read. */
    atOnce: (max: number) => `up to ${max} numbers at once`,
    numberFormat: 'A tracking number has 5 to 40 letters and digits, like `LP00123456784821CN`.',
    notLoaded: 'didn’t load, try again',
    numberLabel: 'Tracking number',
    numberHint: 'For example LP00123456784821CN',

    // What “Unfollow” below an alert answers.
    alertsStopped: (parcel: string) => `No more alerts about **${parcel}** here.`,

    // The form behind “Name it”.
    nameTitle: 'Name this parcel',
    nameLabel: 'Name',
    nameHint: 'So you can tell it apart, e.g. “Winter shoes”. Leave it empty for no name.',
  },

  /** When a parcel is likely here. */
  arrival: {
    // Alone or after a name; the days are words: “Thu 26 – Sat 28 Nov”, “today”.
    likely: (days: string) => `likely here ${days}`,
    late: 'later than usual',

    // What that follows from.
    take: (ofTen: number, days: string, after: string) => `${ofTen} of 10 take ${days} ${after}`,
    days: (span: string, last: number) => (last === 1 ? `${span}\u00A0day` : `${span}\u00A0days`),
    upToDays: (last: number) => (last === 1 ? 'up to 1\u00A0day' : `up to ${last}\u00A0days`),
    after: {
      accepted: 'from the first scan',
      export: 'after export',
      left: 'after departure',
      landed: 'after landing',
      customs: 'once at customs',
      cleared: 'after clearing customs',
      local: 'once with the local carrier',
      depot: 'once at the delivery depot',
      out: 'after going out for delivery',
    },
    today: (ofTen: number) => `${ofTen} of 10 come the same day`,
    arrivedByNow: (ofTen: number) => `${ofTen} of 10 had arrived by now`,
    fasterThan: (ofTen: number) => `faster than ${ofTen} of 10 on this route`,

    // Late: after “What to do:”, and in a list.
    waitUntil: (day: string) => `nothing before ${day}. If there’s no new scan by then, ask your agent.`,
    ask: 'ask your agent where it is.',
    noScanBy: (day: string) => `no new scan by ${day}, ask your agent now`,
    askOn: (day: string) => `late, ask on ${day}`,
    askNow: 'late, ask your agent',
    lateInList: 'late',
    askInList: 'ask your agent',

    // The file behind “Add to calendar”.
    noDate: 'I don’t have a date right now.',
    fileTitle: 'For your calendar',
    fileHint:
      'Open the file on your phone or computer to add it to your calendar. If a date moves, get the file again: the entry changes, and no second one is added.',
  },

  /** Alerts about a parcel that has had no scan for long. */
  stall: {
    // After the parcel's name and a colon.
    noScan: (days: number) => (days === 1 ? 'no scan for 1 day' : `no scan for ${days} days`),
    noFirstScan: (days: number) => `still no scan after ${days} days`,
    lastScan: (when: string) => `last scan ${when}`,

    // What people usually do then; after “What to do:”.
    advice: {
      first_scan: 'ask your agent whether they’ve handed it over. So far, only the label exists.',
      transport:
        'nothing yet. Between two countries, two weeks without a scan is normal. After three weeks, ask your agent.',
      customs:
        'nothing yet. Customs can take two weeks. After that, ask the carrier whether customs needs something.',
      courier: 'look for a note or a message, ask at home and next door, then ask the carrier.',
      collection: 'pick it up soon and take your ID. Most pickup points send parcels back after 7–14 days.',
      solution: 'ask your agent or the carrier again. Nothing has happened since the problem was reported.',
    },

    // The parcel is no longer checked.
    ended: 'I’ve stopped checking',
    silentFor: (days: number) => `No scan for ${days} days, so I don’t expect another one.`,
    neverScanned: 'No carrier has ever scanned it. Check the number for typos, or ask your agent.',
    keep: 'Keep checking',
    keeps: (parcel: string) => `OK, I’ll keep checking ${parcel}.`,
  },

  /** What a delivered parcel's card asks, and its answers. */
  received: {
    gotIt: 'It’s here',
    // A button, and the heading of its answer.
    missing: 'Not here yet',
    question: 'Is it in your hands?',

    received: 'Received',
    receivedIn: (days: number) =>
      days === 1 ? 'Received after 1\u00A0day' : `Received after ${days}\u00A0days`,
    archived: 'I’ve stopped checking it. You’ll find it under *Archive* in `/track`.',

    // What people usually do.
    advice: [
      'Ask at home and next door, and check your mailbox and the spots where couriers leave parcels.',
      'Look for a note or a message from the carrier. It may be at a pickup point.',
      'Still not here after two days? Ask the carrier. After a week, tell your agent, who can open a claim.',
    ],
    watching: 'I’ll keep checking. Press **It’s here** once you have it.',
  },

  /** What a scan says, after a colon: “Winter shoes: out for delivery”. */
  scans: {
    label_created: 'label created',
    pickup_booked: 'pickup scheduled',
    awaiting_handover: 'waiting for the sender to hand it over',
    being_prepared: 'being prepared by the sender',
    data_received: 'shipment details received',
    not_picked_up: 'not picked up from the sender yet',
    dropped_off: 'dropped off by the sender',
    received_at_warehouse: 'received at the warehouse',
    picked_up_from_sender: 'picked up from the sender',
    posted: 'mailed',
    accepted_by_carrier: 'accepted by the carrier',
    delayed_weather: 'delayed by the weather',
    delayed_flight: 'flight delayed',
    departure_delayed: 'departure delayed',
    delayed: 'delayed',
    delay_possible: 'may be delayed',
    delivery_rescheduled: 'delivery rescheduled',
    delivery_booked: 'delivery scheduled',
    delivery_expected: 'delivery expected soon',
    not_delivered_yet: 'not delivered yet',
    not_departed: 'hasn’t left yet',
    not_arrived: 'hasn’t arrived yet',
    awaiting_departure: 'waiting for departure',
    awaiting_transfer: 'waiting for the next carrier',
    found: 'found again',
    return_cancelled: 'return canceled',
    not_ready: 'not ready for pickup yet',
    redirected: 'redirected',
    export_customs_cleared: 'cleared export customs',
    import_customs_cleared: 'cleared import customs',
    customs_cleared: 'cleared customs',
    handed_to_airline: 'handed to the airline',
    flight_departed: 'flight departed',
    flight_arrived: 'flight landed',
    loaded_on_plane: 'loaded onto the plane',
    ship_departed: 'ship departed',
    ship_arrived: 'ship arrived',
    train_departed: 'train departed',
    train_arrived: 'train arrived',
    arrived_at_airport: 'arrived at the airport',
    left_origin_country: 'left the country of origin',
    arrived_in_destination_country: 'arrived in the destination country',
    left_exchange_office: 'left the international mail center',
    arrived_at_exchange_office: 'at the international mail center',
    handed_to_local_carrier: 'handed to the local carrier',
    on_way_to_pickup_point: 'on its way to the pickup point',
    on_way_to_next_facility: 'on its way to the next facility',
    ready_for_delivery: 'being prepared for delivery',
    departed_sorting_centre: 'left the sorting center',
    arrived_at_sorting_centre: 'arrived at the sorting center',
    at_delivery_depot: 'at the delivery depot',
    sorted: 'sorted',
    security_check_passed: 'passed security check',
    arrived_at_facility: 'arrived at a facility',
    departed_facility: 'left a facility',
    processed_at_facility: 'being processed',
    on_its_way: 'on its way',
    customs_inspection: 'customs inspection',
    export_customs_started: 'in export clearance',
    import_customs_started: 'in import clearance',
    handed_to_customs: 'handed to customs',
    not_cleared: 'not cleared by customs yet',
    clearance_delayed: 'customs clearance delayed',
    at_customs: 'at customs',
    seized_by_customs: 'seized by customs',
    held_proof_of_value: 'customs needs proof of value',
    held_duty_due: 'duty or tax due',
    held_id_needed: 'customs needs an ID',
    held_documents_missing: 'customs needs documents',
    held_inspection: 'held for inspection',
    clearance_failed: 'customs didn’t clear it',
    held_by_customs: 'held by customs',
    with_courier: 'with the courier',
    delivery_today: 'delivery today',
    out_for_delivery: 'out for delivery',
    return_if_not_collected: 'goes back if it isn’t picked up',
    pickup_reminder: 'still waiting to be picked up',
    in_parcel_locker: 'in a parcel locker',
    at_post_office: 'ready at the post office',
    ready_at_pickup_point: 'ready at the pickup point',
    collected_by_recipient: 'picked up by the recipient',
    delivered_to_neighbour: 'delivered to a neighbor',
    delivered_to_mailbox: 'delivered to the mailbox',
    delivered_to_locker: 'delivered to a parcel locker',
    delivered_to_reception: 'delivered to the front desk',
    left_at_door: 'left at the door',
    signed_for: 'delivered and signed for',
    delivered: 'delivered',
    recipient_unreachable: 'recipient couldn’t be reached',
    attempt_nobody_home: 'nobody home',
    attempt_closed: 'business was closed',
    attempt_no_access: 'courier couldn’t get in',
    attempt_card_left: 'not delivered, a note was left',
    attempt_again: 'not delivered, will try again',
    attempt_failed: 'delivery failed',
    address_incomplete: 'address incomplete',
    recipient_moved: 'recipient has moved',
    recipient_unknown: 'recipient unknown at this address',
    address_wrong: 'wrong address',
    refused: 'refused by the recipient',
    collection_failed: 'pickup from the sender failed',
    security_failed: 'failed security check',
    not_collected: 'not picked up in time',
    missorted: 'sent to the wrong place',
    prohibited: 'prohibited contents',
    investigation: 'under investigation',
    on_hold: 'on hold',
    damaged: 'damaged',
    lost: 'reported lost',
    return_started: 'will go back to the sender',
    on_way_to_sender: 'on its way back to the sender',
    returned_to_sender: 'returned to the sender',
    cancelled: 'canceled',
  },

  /** My parcels: `/track` without a number; also lists of several numbers. */
  parcels: {
    // The heading.
    needsYou: (problems: number, total: number) =>
      problems === 1
        ? total === 1
          ? '1 parcel needs you'
          : `1 of ${total} parcels needs you`
        : `${problems} of ${total} parcels need you`,
    allMoving: (count: number) => (count === 1 ? '1 parcel on its way' : `${count} parcels on their way`),
    count: (count: number) => (count === 1 ? '1 parcel' : `${count} parcels`),
    allArrived: (count: number) => (count === 1 ? '1 parcel has arrived' : `${count} parcels have arrived`),
    none: 'No parcels yet',
    noneHint: 'Add a tracking number, and I’ll tell you when it should arrive, and when that changes.',
    dmClosed:
      '⚠️ I can’t DM you, so your alerts are on hold. Allow direct messages from server members, or send me a message, then follow the parcel again.',

    // Lines, menu and buttons.
    whatToDo: 'What to do',
    groups: {
      needsYou: 'Needs you',
      soon: 'Next 7 days',
      later: 'Later',
      today: 'Today',
      onTheWay: 'On the way',
      waiting: 'Waiting',
      arrived: 'Delivered or ended',
    },
    // A state that is too long for a line of a list beside a number.
    short: { pending: 'no scan yet', returning: 'going back', returned: 'returned' } as Partial<
      Record<ParcelState, string>
    >,
    readySince: (day: string) => `ready since ${day}`,
    range: (first: number, last: number, total: number) => `Parcels ${first}–${last} of ${total}`,
    choose: 'Open a parcel',
    add: 'Add',
    addTitle: 'Add parcels',
    archive: (count: number) => `Archive (${count})`,
    watched: (count: number) => `Watched products (${count})`,
    csv: 'Export',
    csvHint: 'Your parcels as a spreadsheet.',
    archiveHint: 'Parcels you’ve received.',
    watchedHint: 'For new QC photos, price or stock.',
    calendar: 'Calendar',
    calendarHint: 'The likely days of all your parcels in one file.',

    // The form behind “Add”.
    listLabel: 'Tracking numbers',
    listHint: 'One per line. You can add a name, or paste a table or CSV.',
    fileLabel: 'Or a CSV file',
    fileHint: 'The file from Export, or any spreadsheet saved as CSV.',
    nothingGiven: 'Paste your numbers or choose a file.',
    fileTooLarge: (max: number) =>
      `The file is too large: the limit is ${max} KB. Split it, or paste its lines.`,
    fileNotText: 'I can’t read this file. Save it as CSV (UTF-8), or paste its lines.',
    fileNotLoaded: 'I couldn’t load the file from Discord. Try again, or paste its lines.',
    rowsLeftOut: (count: number, max: number) =>
      `${count === 1 ? '1 row wasn’t' : `${count} rows weren’t`} read: I only read the first ${max} of a file.`,

    // What “Add” answers.
    added: (count: number) => (count === 1 ? '1 parcel added' : `${count} parcels added`),
    noneAdded: 'No parcels added',
    addedSoon: (count: number): string =>
      count === 1
        ? 'I’m checking it now. Its scans will be in your list in a moment.'
        : 'I’m checking them now. Their scans will be in your list in a moment.',
    already: (count: number) => `You already follow ${count} of them.`,
    notNumbers: (count: number) =>
      count === 1 ? 'Not a tracking number:' : `Not tracking numbers (${count}):`,
    overLimit: (count: number, max: number) =>
      `${count} ${count === 1 ? 'wasn’t' : 'weren’t'} added. The limit is ${max} parcels and products in total. Remove some, then try again.`,
    overPace: (count: number, again: string) =>
      `${count} ${count === 1 ? 'wasn’t' : 'weren’t'} added yet. You can add more ${again}.`,

    // Where its scans are posted.
    inDm: 'in your DMs',
    inChannel: (channel: string) => `in ${channel}`,
    inPlaces: (count: number) => `in ${count} places`,

    // The file behind “CSV”.
    file: {
      title: 'Your parcels as a file',
      hint: 'It opens in Excel and Google Sheets. To restore parcels, upload it under *Add*.',
      number: 'Tracking number',
      name: 'Name',
      state: 'Status',
      lastScan: 'Last scan',
      place: 'Place',
      day: 'Day',
      followed: 'Followed in',
      level: 'Alerts',
      dm: 'DM',
      days: 'Days',
      archived: 'Archived',
    },
  },

  /** The archive of my parcels. */
  archive: {
    title: (count: number) => (count === 1 ? 'Archive: 1 parcel' : `Archive: ${count} parcels`),
    none: 'The archive is empty',
    noneHint: 'Parcels you’ve received will show up here.',
    took: (days: number) => (days === 1 ? 'took 1\u00A0day' : `took ${days}\u00A0days`),
    followAgain: 'Follow again',
    remove: 'Remove',
    clear: 'Clear archive',
    askClear: 'Clear the archive?',
    confirmClear: (count: number) =>
      `${count === 1 ? '1 parcel' : `${count} parcels`} will be removed. **This can’t be undone.**`,
  },

  /** What somebody watches, behind a button of my parcels. */
  watchedProducts: {
    title: (count: number) => (count === 1 ? '1 watched product' : `${count} watched products`),
    none: 'No watched products',
    noneHint: 'Watch a product on its card, and it will show up here.',
    photos: 'QC photos',
    price: 'price drops',
    restock: 'restocks',
    fewLeft: 'low stock',
    below: (price: string) => `drops to ${price} or less`,
    all: 'Watched products',
    choose: 'Open a product',
    range: (first: number, last: number, total: number) => `Products ${first}–${last} of ${total}`,
  },

  /** The card of `/haul`: what somebody buys together. */
  haul: {
    // Without a haul, or without items.
    none: 'Plan a haul',
    noneHint:
      'Paste links of what you want to ship together, and I’ll add up prices and shipping weight and give you every link at your agent.',
    empty: 'Nothing in it yet',
    emptyHint: 'Press *Add items* and paste product links, or press *Add to haul* under any product.',
    unnamed: 'My haul',

    // The heading.
    atLeast: (sum: string) => `at least ${sum}`,
    items: (count: number, shown: string) => (count === 1 ? '1 item' : `${shown} items`),
    closed: 'closed',
    stripAlt: (items: string) => `Listing photos: ${items}`,

    // Below an item’s title.
    weightUnknown: 'weight unknown',
    noPhotos: 'no QC photos yet',

    // Both weights, and what isn’t counted. Lists look like “1–3, 7”.
    byVolume: (weight: string) => `volumetric ${weight}`,
    noFigures: (list: string, count: number) =>
      count === 1
        ? `Item ${list} isn’t counted: no weight or size yet`
        : `Items ${list} aren’t counted: no weight or size yet`,
    noWeight: (list: string, count: number) =>
      count === 1 ? `Item ${list}: no weight yet` : `Items ${list}: no weight yet`,
    noSize: (list: string, count: number) =>
      count === 1 ? `Item ${list}: no dimensions yet` : `Items ${list}: no dimensions yet`,
    noDetails: (list: string, count: number) =>
      count === 1 ? `Item ${list}: details didn’t load` : `Items ${list}: details didn’t load`,
    noPrice: (list: string, count: number) =>
      count === 1 ? `Item ${list}: no price listed` : `Items ${list}: no price listed`,

    // Menu and buttons.
    change: 'Change an item',
    linksAt: (agent: string) => `Links at ${agent}`,
    addItems: 'Add items',
    more: 'More',

    // The form behind “Add items”, and what it answers.
    linksLabel: 'Product links',
    linksHint: 'As many as you like, in any format. Other text is ignored.',
    added: (count: number) => (count === 1 ? 'Added 1 item.' : `Added ${count} items.`),
    already: (count: number) => (count === 1 ? '1 was already in it.' : `${count} were already in it.`),
    full: (count: number, max: number) =>
      `${count} ${count === 1 ? 'wasn’t' : 'weren’t'} added. A haul holds up to ${max} items.`,
    unknownLinks: (count: number) =>
      count === 1 ? '1 link doesn’t lead to a product.' : `${count} links don’t lead to a product.`,
    uncheckedLinks: (count: number) =>
      count === 1
        ? 'I couldn’t check 1 short link right now. Add it again in a few minutes.'
        : `I couldn’t check ${count} short links right now. Add them again in a few minutes.`,
    notProducts: (list: string, count: number) =>
      count === 1 ? `1 link isn’t a product: ${list}` : `${count} links aren’t products: ${list}`,
    noLinks: 'I didn’t find a product link in that. Paste links from Weidian, Taobao, 1688 or any agent.',
    tooMany: (max: number) => `You already have ${max} hauls, which is the limit. Delete one to add another.`,
    gone: 'This haul was deleted.',
    reopenFirst: (haul: string) => `**${haul}** is closed. Reopen it to add products.`,
  },

  /** An item of a haul. */
  haulItem: {
    remove: 'Remove',
    // Below the title, in small print: figures of one piece, and its QC photos.
    each: (figures: string) => `Each ${figures}`,
    sizeUnknown: 'dimensions unknown',
    newest: (when: string) => `latest QC photos ${when}`,

    // Choosing a variant. Without a name, the variant’s isn’t known.
    variantGone: (name: string) =>
      `The seller no longer lists ${name === '' ? 'this variant' : `**${name}**`}. For now, the price covers all variants.`,
    chooseRest: 'Choose the remaining options. Until then, the price covers all variants.',
    stillCounts: (name: string) => `**${name}** stays in the haul until your choices match a single variant.`,
    merged: 'This variant was already in the haul, so I merged the two.',
    cutPieces: (max: number, cut: number) =>
      `A haul holds up to ${max} of each item, so ${cut} ${cut === 1 ? 'wasn’t' : 'weren’t'} added.`,

    // How many.
    quantity: 'Quantity',
    quantityRange: (max: number) => `A number from 1 to ${max}`,
    noQuantity: (max: number) => `Enter a whole number from 1 to ${max}.`,

    // Removing it.
    // A name that is cut ends with “…”, which a full stop must not follow.
    removed: (name: string) => `**${name}** was removed.`,
    putBack: 'Put back.',
    undo: 'Undo',
    gone: 'This item is no longer in your haul.',
  },

  /** *Add to haul* under a product. */
  haulSave: {
    // Button under a product, and under several.
    add: 'Add to haul',

    // What a press answers.
    added: (haul: string) => `Added to **${haul}**.`,
    already: (haul: string) => `It’s already in **${haul}**.`,
    moved: (haul: string) => `Moved to **${haul}**.`,
    full: (haul: string, max: number) =>
      `**${haul}** is full: a haul holds up to ${max} items. Choose another one.`,
    closed: (haul: string) => `**${haul}** is closed. Choose another haul.`,

    // Menus of the other hauls.
    moveTo: 'Move to another haul',
    addTo: 'Add to another haul',

    // A row of “This server”.
    setting: '*Add to haul* in public replies and alerts',
    shown: 'Shown',
    hidden: 'Hidden',
  },

  /** All hauls of a person, and what *More* opens. */
  haulList: {
    // All hauls. The range is of a list with several pages.
    title: (count: number) => (count === 1 ? '1 haul' : `${count} hauls`),
    closed: 'Closed',
    range: (first: number, last: number, total: number) => `Hauls ${first}–${last} of ${total}`,
    choose: 'Open a haul',
    newHaul: 'New haul',
    all: (count: number) => `All hauls (${count})`,
    others: 'All hauls',

    // The form for a name.
    renameTitle: 'Rename the haul',
    nameLabel: 'Name',
    nameHint: 'Anyone you share the haul with sees its name. Leave it empty for no name.',

    // What “More” opens: buttons, and a line about those that need one.
    rename: 'Rename',
    parcels: 'Parcels',
    parcelsHint: 'See when they arrive',
    watchHint: 'I’ll DM you about new QC photos, price drops and restocks',
    asFile: 'As a file',
    csvHint: 'For Excel and Google Sheets',
    isDone: 'Done with it?',
    close: 'Close',
    closeHint: 'It stays in your list',
    reopen: 'Reopen',
    reopenHint: 'Reopen it to add items',
    // When the last parcel has arrived: a button, and a line after “Got it”.
    closeHaul: 'Close haul',
    allHere: (haul: string) =>
      `That was the last parcel of **${haul}**. If you’re done with this haul, close it with \`/haul\`.`,
    // What the buttons of reviews answer, which earlier versions wrote in forums.
    reviewsEnded: 'I no longer write reviews. The ones already posted stay. You can share your haul instead.',
    delete: 'Delete',

    // Deleting. The items look like “5 items”.
    askDelete: (name: string) => `Delete ${name}?`,
    confirmDelete: (items: string) =>
      `This deletes the haul and its ${items}. Cards you shared of it will stop working. Your parcels and watched products stay. **This can’t be undone.**`,
    deleted: (name: string) => `Deleted ${name}.`,

    // What “÷ 6000” opens. Lines look like “÷ 5000: 7.1 kg, by volume”.
    byVolume: 'by volume',
    byWeight: 'by weight',
    noWeight: 'no weight or size yet',

    // The file behind “CSV”.
    file: {
      heading: (name: string) => `${name} as a file`,
      hint: 'It opens in Excel and Google Sheets, with the prices and dimensions I have right now.',
      underWay: (count: number) =>
        count === 1
          ? 'Still loading: 1 item is incomplete. The complete file will follow in a moment.'
          : `Still loading: ${count} items are incomplete. The complete file will follow in a moment.`,
      incomplete: (list: string, count: number) =>
        count === 1
          ? `Item ${list} is incomplete: some details couldn’t be loaded. Try again.`
          : `Items ${list} are incomplete: some details couldn’t be loaded. Try again.`,
      number: 'No.',
      title: 'Title',
      platform: 'Platform',
      id: 'ID',
      link: 'Product link',
      agentLink: 'Agent link',
      variant: 'Variant',
      quantity: 'Quantity',
      price: 'Unit price',
      from: 'Total from',
      to: 'Total up to',
      currency: 'Currency',
      weight: 'Unit weight (g)',
      volume: 'Unit volume (cm³)',
      dimensions: 'Dimensions',
      photos: 'QC photos',
    },

    // Lines of “Your data”.
    stored: (hauls: number, items: number) =>
      `${hauls === 1 ? '1 haul' : `${hauls} hauls`} with ${items === 1 ? '1 item' : `${items} items`}`,
    shared: (count: number) => `Shared copies of your hauls: ${count}`,
  },

  /** The links of a whole haul at one agent. */
  haulLinks: {
    // The heading.
    title: (count: number, agent: string) =>
      count === 1 ? `1 link at ${agent}` : `${count} links at ${agent}`,
    underWay: 'Getting the links…',
    none: (agent: string | null) => (agent === null ? 'No links' : `No links at ${agent}`),

    // Which items have no link. Lists look like “1–3, 7”.
    pending: (list: string, count: number) =>
      count === 1 ? `Item ${list}: getting the link…` : `Items ${list}: getting the links…`,
    noAnswer: (list: string, count: number) =>
      count === 1
        ? `Item ${list}: the link couldn’t be loaded. Try again.`
        : `Items ${list}: the links couldn’t be loaded. Try again.`,
    unknown: (list: string, count: number) =>
      count === 1
        ? `Item ${list} can’t be converted: no agent has it. The shop may have removed it.`
        : `Items ${list} can’t be converted: no agent has them. The shops may have removed them.`,
    notAt: (list: string, agent: string, count: number) =>
      count === 1
        ? `Item ${list}: ${agent} has no link. Choose another agent below.`
        : `Items ${list}: ${agent} has no links. Choose another agent below.`,

    // Below the list, when it doesn’t fit, and the menu.
    inFile: (count: number) => (count === 1 ? 'links.txt has the link' : `links.txt has all ${count} links`),
    anotherAgent: 'Another agent',
  },

  /** Watching everything in a haul. */
  haulWatch: {
    // The buttons.
    watchAll: 'Watch all',
    stopAll: 'Stop watching all',
    watchedOf: (watched: number, total: number) => `Watching ${watched} of ${total}`,
    staysOn: 'Closed. *Watch all* stays on.',

    // The heading of what “Watch all” answers.
    title: (count: number) =>
      count === 1
        ? 'Watching 1 item: QC photos, price and stock'
        : `Watching ${count} items: QC photos, price and stock`,
    photosOnly: (count: number) =>
      count === 1 ? 'Watching 1 item: QC photos' : `Watching ${count} items: QC photos`,
    underWay: 'Setting up alerts…',
    none: 'Nothing is watched yet',

    // Below it. Lists look like “1–3, 7”.
    before: (count: number) => (count === 1 ? '1 was already watched' : `${count} were already watched`),
    pending: (count: number) =>
      count === 1 ? '1 more item will follow in a moment' : `${count} more items will follow in a moment`,
    noAnswer: (list: string, count: number) =>
      count === 1
        ? `Item ${list}: price and stock couldn’t be loaded, so they aren’t watched yet. Try again.`
        : `Items ${list}: price and stock couldn’t be loaded, so they aren’t watched yet. Try again.`,
    unknown: (list: string, count: number) =>
      count === 1
        ? `Item ${list}: no listing found, so price and stock can’t be watched. Check its link.`
        : `Items ${list}: no listings found, so price and stock can’t be watched. Check their links.`,
    leftOut: (list: string, count: number, max: number) =>
      count === 1
        ? `Item ${list} wasn’t added. The limit is ${max} parcels and products in total. Remove some, then try again.`
        : `Items ${list} weren’t added. The limit is ${max} parcels and products in total. Remove some, then try again.`,

    // What “Stop watching all” answers.
    stopped: (count: number) => (count === 1 ? 'Stopped watching 1 item' : `Stopped watching ${count} items`),
    nothingStopped: '*Watch all* isn’t on for this haul',
    kept: (count: number) =>
      count === 1
        ? 'Still watching 1 item, because you watch it separately or it’s in another haul'
        : `Still watching ${count} items, because you watch them separately or they’re in another haul`,
    elsewhere: (count: number) =>
      count === 1
        ? 'The price of 1 item is still watched in a channel'
        : `The prices of ${count} items are still watched in channels`,
  },

  /** A haul that somebody shared. */
  haulShare: {
    // The public card. Lists look like “1–3, 7”.
    staysPrivate: 'Your sizes and parcels stay private.',
    heading: (name: string, contents: string) => `${name}: ${contents}`,
    contents: (items: string, price: string) => `${items}, ${price}`,
    titlesOpen: (agent: string) => `titles open\u00A0${agent}`,
    notCounted: (sum: string, list: string, count: number) =>
      count === 1 ? `${sum}, item ${list} not counted` : `${sum}, items ${list} not counted`,
    estimate: (sum: string) => `Shipping ${sum}, estimated by the author`,
    copy: 'Copy to my hauls',
    photosOfAll: 'QC photos',
    photosOf: (range: string) => `QC ${range}`,

    // What its buttons answer.
    copied: 'Copied to your hauls. Now choose your sizes.',
    copyOfNamed: (person: string, haul: string) => `${person}’s ${haul}`,
    copyOf: (person: string) => `${person}’s haul`,
    unnamedCopy: 'Copied haul',
    sizeOpen: (look: string) => `${look}, size?`,
    copiedBefore: 'You’ve already copied this haul.',

    // Why there’s nothing to show or to share.
    empty: 'There’s nothing in this haul to share yet.',
    gone: 'This haul is no longer shared. Ask in the channel for a new card.',
    onlyYou: 'Only you can see this chat. Open `/haul` in a server and share it there.',
    cannotPost: 'You can’t send messages in this channel. Open `/haul` in another one and share it there.',
  },

  /** What a haul costs to ship: on its card, on the page “Shipping line”, and the price per kilogram behind both. */
  haulShipping: {
    // The card. Sums look like “≈ €190”, prices like “CN¥48”.
    inAll: (sum: string) => `${sum} in all`,
    parts: (items: string, shipping: string) => `${items} items + ${shipping} shipping`,
    plus: (shipping: string) => `+ ${shipping} shipping`,
    weight: (weight: string) => `Shipping weight ${weight}`,
    byVolume: (weight: string) => `Shipping weight ${weight}, by volume`,
    atPrice: (weight: string, price: string) => `Shipping weight ${weight} at ${price}/kg`,
    scales: (weight: string) => `The scale says ${weight}, but the box is big.`,
    estimate: 'An estimate. Agents’ fees, insurance and duty are extra.',

    // The page.
    title: 'Shipping line',
    hint: 'A line is a way to ship, such as DHL or sea freight. For a big, light box you pay for its size, the volumetric weight: length × width × height in cm ÷ a number = kg. Your agent shows the number for each line. Not sure? Keep ÷\u00A06000.',
    menu: 'Line',
    weightOnly: 'Weight only',
    noPrice: 'No price yet: type what 1\u00A0kg costs, and you’ll see shipping and the sum.',
    yours: (price: string) => `${price} per kg, set by you.`,
    servers: (price: string) => `${price} per kg, set by this server’s managers.`,

    // The form behind the button of this name, and what it answers.
    price: 'Price per kg',
    amountLabel: 'What 1\u00A0kg costs',
    amountHint: 'Leave it empty to remove the price.',
    currencyLabel: 'Currency',
    currencyHint: 'Three letters, such as CNY, USD or EUR',
    badAmount: 'That isn’t a price. Type a number, such as 48 or 48.50.',
    badCurrency: 'I don’t know that currency. Type its three letters, such as CNY, USD or EUR.',

    // The same of a server, in its settings.
    serverSet: (price: string) => `${price} per kg. Members’ hauls use it unless they set their own price.`,
    serverNone: 'No price per kg. Members can still set their own.',
    setting: 'Shipping price per kg',
    none: 'None',
  },

  /** What people post for others to read: haul, parcel, poll. */
  sharing: {
    // The post, and the preview of it.
    by: (person: string) => `Shared by ${person}`,
    title: (channel: string) => `Share this in ${channel}?`,
    titleHere: 'Share this here?',
    named: 'Everyone there sees what’s below, with your name.',
    unnamed: 'Everyone there sees what’s below, without your name.',
    canUndo: 'You can take it back later.',
    twoSentences: (first: string, second: string) => `${first} ${second}`,
    post: 'Post',
    hideName: 'Hide my name',
    showName: 'Show my name',
    // Below the preview: a link to what the person shared there before, and when.
    lastPost: 'Your last post here',

    // After it.
    posted: (channel: string) => `Posted in ${channel}`,
    takeBack: 'Take it back',
    takenBack: (channel: string) => `The post in ${channel} is gone.`,

    // Why nothing is posted or taken back.
    notYours: 'I no longer know who shared this, so I can’t take it back. Ask a moderator to delete it.',
    botCannotPost: (channel: string) =>
      `I can’t post in ${channel}. Ask someone who manages the server to let me see the channel and send messages there, or share it in another one.`,
    blocked: 'A filter in this server blocked this post. Share something else, or ask a moderator.',

    // In “Your data”.
    stored: (count: number) => `Posts you shared in channels: ${count}`,
  },

  /** The parcels of a haul. */
  haulParcels: {
    // The card: “2 parcels: 1 in transit, 1 delivered”; a single parcel’s state alone. The haul’s card has the second part.
    title: (parcels: string, states: string) => `${parcels}: ${states}`,
    // Where all that are on their way have a date: “last parcel likely here Thu 26 – Sat 28 Nov”.
    last: (days: string) => `last parcel likely here ${days}`,
    problem: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
    moving: (count: number) => `${count} in transit`,
    pickup: (count: number) => `${count} ready for pickup`,
    waiting: (count: number) => `${count} without a scan`,
    delivered: (count: number) => `${count} delivered`,
    ended: (count: number) => `${count} returned or canceled`,
    notFollowed: (count: number) => `${count} not followed`,
    // Without parcels.
    noneHint: 'Link this haul’s parcels, and its card will show where they are.',

    // Lines and menu.
    unfollowed: 'not followed',
    archived: 'in your archive',
    link: 'Link or unlink parcels',
    inThisHaul: 'Parcels in this haul',
    unlink: 'Unlink',
    shownOf: (shown: number, total: number) => `The menu shows ${shown} of ${total} parcels.`,

    // “Add numbers”, and what it answers.
    addNumbers: 'Add numbers',
    linked: (count: number) => (count === 1 ? 'Linked 1 parcel.' : `Linked ${count} parcels.`),
    full: (count: number, max: number) =>
      `${count} ${count === 1 ? 'wasn’t' : 'weren’t'} added. A haul holds up to ${max} parcels.`,
  },

  /** Alerts in channels and DMs. */
  alerts: {
    // What happened, with a reason or a variant; below, the buttons of new scans.
    withDetail: (what: string, detail: string) => `${what}, ${detail}`,
    fewer: 'Fewer alerts',
    // Below the line of a milestone: how long it has taken; what a test begins with.
    onTime: (day: string) => `${day}, on time`,
    slow: (day: string) => `${day}, slower than usual`,
    // A parcel that has reached the country it is for.
    landed: 'landed',
    // The day on which it is likely there is another one than was told before, and by how much; below, why.
    movedTo: (days: string, by: string) => `now likely ${days}, ${by}`,
    earlier: (days: number) => (days === 1 ? 'a day earlier' : `${days}\u00A0days earlier`),
    later: (days: number) => (days === 1 ? 'a day later' : `${days}\u00A0days later`),
    noScanSince: (day: string) => `No scan since ${day}`,
    othersFaster: 'Parcels on this route are arriving faster now.',
    test: (line: string) => `Test: ${line}`,

    // New QC photos.
    newPhotos: (count: number) => (count === 1 ? '1 new QC photo' : `${count} new QC photos`),
    firstPhotos: (count: number): string => (count === 1 ? 'first QC photo' : 'first QC photos'),
    photosPending: 'new QC photos, not available yet',
    allPhotos: 'All photos',
  },

  /** The photos of `/qc`. */
  qc: {
    // Lines of the card.
    noPhotos: 'No QC photos yet',
    sellersPhotos: 'These are the seller’s photos.',
    whenPhotosAppear: 'QC photos appear once someone’s order reaches a warehouse.',
    noVariant: 'Unknown variant',
    range: (first: number, last: number, total: number) =>
      first === last ? `photo ${first} of ${total}` : `photos ${first}–${last} of ${total}`,
    besideLine: 'Left: what the seller shows. Right: what arrived.',
    provider: (name: string) => `Photos by ${name}`,
    cutPhotos: (received: string, total: string) => `Only ${received} of ${total} photos loaded`,
    cutSets: (received: string, total: string) => `Only ${received} of ${total} sets loaded`,
    emptySets: (count: number) =>
      count === 1 ? '1 set has no photos yet' : `${count} sets have no photos yet`,

    // The menu below, and its last entry.
    allVariants: 'All variants',
    besideListing: 'Beside the listing',
    besideListingHint: 'What the seller shows, what arrived',

    // Buttons. Three of them stand in a row on a phone.
    previous: 'Previous',
    next: 'Next',
    sheet: 'Grid',
    toPhotos: 'Photos',
    sheetFailed: 'I couldn’t make the grid just now. Press *Grid* again in a moment.',
    ask: 'Ask the channel',
    watch: 'Watch',
    watchForPhotos: 'Watch for photos',
    watching: 'Watching',

    // “More”: what each button beside a line does.
    onlyYou: 'Only you see this page',
    askHint: 'Keep it or return it? A 24-hour poll with your name on it',
    preview: 'Preview',
    haulHint: 'Your first haul',
    add: 'Add',
    watchHint: 'I’ll DM you new photos',
    turnOn: 'Turn on',
    watchingHint: 'Where I’ll alert you, and how to stop',
    detailsHint: 'Sizes, stock, weight',
    sheetHint: 'All photos at a glance, numbered',
    open: 'Open',

    // The contact sheet.
    sheetRange: (count: number, total: number) => `${count} of ${total} photos, newest first`,
    openPhoto: 'Open a photo',
    photo: (number: number) => `Photo ${number}`,

    // The descriptions of pictures that screen readers read out.
    alt: (subject: string, index: number, total: number) => `${subject}: QC photo ${index} of ${total}`,
    listingAlt: (product: string, index: number, total: number) =>
      `${product}: listing photo ${index} of ${total}`,
    sheetAlt: (product: string, variants: string) => `Grid of photos, ${product}: ${variants}`,
    askAlt: (subject: string, first: number, last: number) =>
      first === last ? `${subject}: QC photo ${first}` : `${subject}: QC photos ${first} to ${last}`,
    mosaicAlt: (subject: string, total: number) =>
      total === 1 ? `${subject}: 1 new QC photo` : `${subject}: the first of ${total} new QC photos`,

    // “Ask the channel”: the message in the channel, and why it can’t be posted.
    askQuestion: (subject: string) => `${subject}: what do you think?`,
    askTitle: (channel: string) => `Ask ${channel}?`,
    askedBy: (person: string) => `Asked by ${person}`,
    pollQuestion: 'Would you keep it?',
    greenLight: 'Yes, keep it (GL)',
    redLight: 'No, return it (RL)',
    askedRecently: (again: string) =>
      `You asked about this product a moment ago. You can ask again ${again}.`,
    askedHere: 'There’s already a poll about this product in the channel.',
    toPoll: 'Open the poll',
    cannotAskHere: 'I can’t post in this chat. Use `/qc` in a channel of a server I’m in.',
    mayNotAsk: 'You need permission to send messages and create polls in this channel.',

    // The card behind “Watching”, and what “Stop watching” below an alert answers.
    watchTitle: 'Watch for new photos',
    watchPrompt: 'Where should I alert you when a warehouse takes new photos of this product?',
    watchesInDm: '🔔 I’ll DM you new photos.',
    watchesHere: '🔔 New photos will be posted in this channel.',
    watchesElsewhere: (count: number) =>
      count === 1 ? '🔔 Also in 1 other channel.' : `🔔 Also in ${count} other channels.`,
    watchDm: 'In my DMs',
    watchHere: 'In this channel',
    alertsStopped: 'No more QC photo alerts about this product here.',
    pricesStayOn: 'Price and stock alerts stay on.',
    stopThoseToo: 'Stop those too',

    // Apps › QC photos, where a message has several products.
    chooseProduct: 'Choose a product',
  },

  /** The product card of `/lookup`. */
  lookup: {
    // The line below the title.
    allVariants: (range: string) => `all variants ${range}`,
    variantSource: (platform: string) => `Variants from ${platform}`,

    // Where no menu lists them.
    sizes: 'Sizes',
    versions: 'Versions',

    // What a warehouse measured.
    measuredAt: (agent: string) => `Measured at ${agent}`,
    measured: 'Measured in the warehouse',

    // What a variant is chosen by.
    options: {
      color: 'Color',
      size: 'Size',
      style: 'Style',
      version: 'Version',
      model: 'Model',
      material: 'Material',
      specification: 'Specification',
    },

    // Choosing a variant.
    unavailable: 'This combination isn’t available',
    anyValue: 'Any',
    valueUnavailable: 'Not available with your other choices',

    // For somebody who has chosen no second currency.
    offerCurrency: (currency: string) => `Show prices in ${currency}, too?`,
    about: (price: string, second: string) => `${price} is about ${second}.`,
    showCurrency: (sign: string) => `Show ${sign}`,
  },

  /** Price watches: the card behind *Watch price*, and the alerts. */
  prices: {
    // Buttons of `/lookup`.
    watch: 'Watch price',
    watchStock: 'Watch stock',
    watching: 'Watching price',

    // The card behind them, a line for each thing to choose.
    title: 'Watching price and stock',
    allVariants: 'All variants. To watch one of them, choose it on the product’s card first.',
    cheaper: 'Price drop',
    anyLower: 'Any price drop',
    atMost: (price: string) => `${price} or less`,
    restock: 'Restock',
    fewLeft: 'Low stock',
    atMostLeft: (count: string) => `${count} or fewer`,
    on: 'On',
    off: 'Off',
    place: 'Where I’ll alert you',
    ended: 'No longer watching this price',
    watchAgain: 'Watch again',

    // Its forms.
    priceLabel: 'Alert me at or below',
    priceHint: (currencies: string) => `In ${currencies}. Leave empty for any price drop, 0 to turn off.`,
    noPrice: (typed: string) => `**${typed}** isn’t a price I can read. Try 79 or 79.50.`,
    fewLabel: 'Alert me when this many are left',
    fewHint: 'Leave empty or enter 0 to turn off.',
    noCount: (typed: string) => `**${typed}** isn’t a number I can read. Try 5.`,

    // Alerts, and what “Stop watching” below them answers.
    fell: (now: string, was: string) => `${now}, was ${was}`,
    back: (count: string | null) => (count === null ? 'back in stock' : `back in stock, ${count} left`),
    onlyLeft: (count: string) => `only ${count} left`,
    lowestIn: (days: number) => (days === 1 ? 'Lowest price in 1 day' : `Lowest price in ${days} days`),
    lineAlt: (days: number, before: string, now: string) =>
      `Price over ${days === 1 ? '1 day' : `${days} days`}: ${before}, now ${now}`,
    stopped: 'No more price alerts about this product here.',
    photosStayOn: 'QC photo alerts stay on.',

    // “Your data”.
    stored: (count: number) => `Price watches: ${count}`,
  },

  /** The agents’ links of `/convert`. */
  convert: {
    noAgents: 'No agent has a link for this product.',
    agentClosed: (name: string) => `**${name}** has closed.`,
    agentMissing: (name: string) => `**${name}** has no link for this product.`,
    copyAll: 'Copy all links',
    allAgents: (count: number) => `All ${count} agents`,
    agents: (count: number) => (count === 1 ? '1 agent' : `${count} agents`),
    yours: (list: string) => `Yours: ${list}`,
    chooseYours: 'Choose yours, and they come first.',
    copyTitle: 'Links at every agent',
    original: (platform: string) => `${platform} (original)`,
    more: (count: number) => `${count} more with “Copy all links”`,
    linkTooLong: 'This agent’s link is too long for a button:',
    agentRemoved: 'This agent’s link for this product is no longer available.',
  },

  /** Replies to product links in chat. */
  chat: {
    // A button: the first that fits beside an agent’s name.
    photoCount: (count: number, shown: string) => (count === 1 ? '1 photo' : `${shown} photos`),
    qcCount: (shown: string) => `${shown} QC`,

    // A line of several products.
    noQc: 'no QC photos yet',
    detailsMissing: 'Details didn’t load. The link works.',
    notLoaded: (count: number) =>
      count === 1
        ? 'Details of 1 didn’t load. Its link works.'
        : `Details of ${count} didn’t load. Their links work.`,
    titlesOpen: (name: string) => `Titles open ${name}.`,
    stripAlt: (items: string) => `Listing photos: ${items}`,
    moreLinks: (count: number) => (count === 1 ? 'And 1 more link' : `And ${count} more links`),
    failedLinks: (count: number) =>
      count === 1 ? '1 link couldn’t be converted' : `${count} links couldn’t be converted`,
    products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
    both: (first: string, second: string) => `${first}, ${second}`,
    inMessageOf: (name: string) => `In ${name}’s message`,

    // Buttons and menus.
    qc: 'QC',
    more: 'More',
    allAgents: 'All agents',
    remove: 'Delete reply',
    showAll: (count: number) => `Show all ${count}`,
    chooseProduct: 'QC photos of …',
    openCard: 'Open a card',
    parcel: 'Parcel',
    chooseAgents: 'Choose your agents',

    // Private answers.
    noAgents: 'Choose your agents once, and links will open there from now on.',
    listGone: 'I no longer know which products this message is about. Paste the links again.',
    removed: 'Reply removed.',
    notAuthor: 'Only the author of the message or a moderator can remove this.',

    // Below a tracking number in a channel.
    trackOffer: 'I can track this parcel. Only you will see it.',
    trackPrivately: 'Track privately',

    // To somebody who wrote to the bot.
    unknownSite: (host: string) =>
      `I can’t read links from **${host}**. Send me one from Weidian, Taobao, Tmall, 1688 or an agent.`,
    askPrivately: (command: string) => `Your parcels are private. Use ${command}, or ask me in a DM.`,
    shortHelp: (command: string) =>
      `Send me a link or a tracking number. ${command} shows what else I can do.`,
  },

  /** The alert channels of `/alerts`. */
  alertChannels: {
    // The list.
    title: 'Alert channels',
    noChannels:
      'No alert channels yet. Choose a channel, and I’ll post new scans there. After that, you can turn on QC photos as well.',
    addChannel: 'Add a channel',
    whose: {
      all: '**Parcels and products:** all that this bot gets updates about, even if nobody here follows them. The person who runs the bot chooses that with `HOME_GUILD_IDS`.',
      followed: '**Parcels and products:** those that members follow or watch in this server’s channels',
    },
    followedOnlyNotice:
      'For a parcel, press **Follow here** in `/track`. For a product, press **More** in `/qc`, turn on **Watch**, then press **Change** and **In this channel**. If you run this bot and want every alert here, add this server to `HOME_GUILD_IDS`.',

    // One channel: what it gets, whether it works, and how it is set.
    event: { tracking: 'New scans', qc: 'New QC photos' },
    working: (when: string) => `🟢 ${when}`,
    suspended: (reason: string, since: string) => `🔴 ${reason} Paused ${since}; alerts are kept for 7 days.`,
    reasons: {
      gone: 'The channel no longer exists.',
      forbidden: 'I can’t see the channel or can’t send messages there.',
      dm_closed: 'DMs from me are blocked.',
      unsuitable:
        'I can’t send messages there: the thread is locked or archived, or the channel type doesn’t allow it.',
      unavailable: 'Discord didn’t respond. Try again in a moment.',
    },
    pingsRole: (role: string) => `pings ${role}`,
    cannotPing: (role: string) => `⚠️ can’t ping ${role}`,
    pingsNobody: 'pings nobody',
    unmasked: 'full numbers',

    // Its buttons.
    postTest: 'Post a test',
    testWhere: 'Where should I post a test?',
    testSeen: 'Everyone in the channel can see it.',
    remove: 'Remove',
    allChannels: 'All alert channels',

    // What became of a change or a test.
    added: (event: string, channel: string) => `✅ **${event}** will be posted in ${channel}.`,
    removed: (event: string, channel: string) => `**${event}** won’t be posted in ${channel} anymore.`,
    allHere: 'All alerts here',
    clearsSettings: 'Their settings are removed, too',
    confirmRemove: (channel: string) =>
      `**Remove the alerts in ${channel}?** This also removes their settings. Parcels and products that people follow or watch there will still be posted.`,
    confirmUnmask: (channel: string) =>
      `**Show full tracking numbers in ${channel}?** Everyone who can read the channel could then look up these parcels.`,
    showFull: 'Show full numbers',
    channelRemoved: 'This alert channel has been removed.',
    roleNotMentionable: (role: string) =>
      `⚠️ I can’t ping ${role}. Allow anyone to mention it in the role’s settings, or give me the “Mention @everyone, @here, and All Roles” permission.`,
    tested: (channel: string) => `✅ Test posted in ${channel}.`,
    testWaits: (time: string) => `Real alerts wait until ${time}.`,
    testIsNoCard: 'The test is a post. Real parcels each get one silent card instead.',
    testHasNoCard: 'The test is only the post. Real parcels each get a silent card, too.',
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    testNotPosted: 'The test wasn’t posted.',
    retries: 'I try again by myself, first after 10 minutes, later once a day. *Post a test* tries now.',
    everyoneLeftOut: '⚠️ Role not set: alerts never ping @everyone.',
    levelLeftOut: '⚠️ Level not set: QC photos are never problems, so nothing would be posted.',

    // What a test alert says.
    sampleStatus: (name: string) => `${name} posted this test. No parcel moved.`,
    samplePhotos: (name: string) => `${name} posted this test. There are no new photos.`,
  },

  /** What alerts tell and how: the cards of `/alerts`, of “Alerts in your DMs” and behind “Following”. */
  alertOptions: {
    // How much is told, in a line or, with a capital letter, in a menu.
    levels: {
      all: 'every scan',
      milestones: 'milestones and problems',
      problems: 'problems only',
    },
    levelHints: {
      all: 'About 14 posts per parcel',
      milestones: 'About 5 posts per parcel',
      problems: 'About 1 post per 10 parcels',
    },
    means: {
      all: '**About 14 posts per parcel:** every scan by a carrier.',
      milestones:
        '**About 5 posts per parcel:** accepted, landed, cleared customs, out for delivery, delivered. Also problems, and dates that move.',
      problems: '**About 1 post per 10 parcels:** only what someone has to deal with.',
    },
    meansDigest: (time: string, what: string) => `**One message a day, at ${time}:** ${what}.`,
    meansCard: '**One silent card per parcel**, which changes with each scan.',
    nothingElse: 'Nothing else is posted about parcels.',
    // For one person, the same levels.
    dmLevelHints: {
      all: 'About 14 messages per parcel',
      milestones: 'About 5 messages per parcel',
      problems: 'Only when you have to do something',
    },
    // The same for QC photos, which are never a problem.
    photoLevels: { all: 'every set', milestones: 'first photos only', problems: 'nothing' },
    photoLevelHints: {
      all: 'Whenever a warehouse adds photos of a product',
      milestones: 'Once per product',
    },
    chooseLevel: 'Choose which alerts',

    // The card of a channel, or of one's DMs: a name, and below it what is set.
    dmTitle: 'Alerts in your DMs',
    channelTitle: (channel: string) => `Alerts in ${channel}`,
    newParcels: 'Parcels you follow from now on',
    quietHours: 'Quiet hours',
    digest: 'Daily digest',
    quietOrDigest: 'Quiet hours or digest',
    on: 'On',
    off: 'Off',
    localTime: (place: string, time: string) => `${place}, now ${time}`,
    posts: 'Posts',
    whichScans: 'Which scans',
    whichPhotos: 'Which photos',
    how: 'How',
    feed: 'Feed',
    feedHint: 'A post for each',
    oneCard: 'One card per parcel',
    oneCardHint: 'A silent message that changes with each scan',
    cardAndPosts: 'Card and posts',
    cardAndPostsHint: 'The same card, and posts about what matters',
    cardAndDigest: 'Card and digest',
    silent: 'Silent',
    silentHint: 'No sound or push notification',
    forumPosts: 'Each parcel gets one post in the forum; its alerts are messages there.',
    followsOnly: 'Only parcels and products followed or watched here are posted.',

    // The same in the list of channels, in one line.
    inLine: {
      oneCard: 'one card per parcel',
      cardAndPosts: 'card and posts',
      silent: 'silent',
      quiet: (from: string, until: string) => `quiet ${from}–${until}`,
      digest: (time: string) => `digest at ${time}`,
    },

    // One kind of event in a channel: how much, whom it pings.
    pinged: 'Role to ping',
    nobody: 'Nobody',
    fullNumbers: 'Full numbers',
    numbersOff: (masked: string) => `Off, so ${masked}`,
    numbersOn: (number: string) => `On, so ${number}`,
    chooseRole: 'Choose a role',
    choosePings: 'Choose when to ping the role',
    // Beside the states of a parcel.
    problems: 'problems',

    // Quiet hours and the digest.
    holdHint:
      'During quiet hours I hold alerts and post them together afterward. The daily digest sends everything once a day, so it replaces quiet hours.',
    saved: '✅ Saved.',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    more: 'More',
    from: 'From',
    until: 'Until',
    time: 'Time',
    timeHint: 'For example 22:30, 10:30 pm or 8',
    zone: 'Your city or time zone',
    zoneHint: 'For example Berlin, São Paulo, Shanghai or UTC+2',
    notATime: (typed: string) => `“${typed}” isn’t a time I can read. Try 22:30, 10:30 pm or 8.`,
    notAZone: (typed: string) =>
      `I don’t know the time zone of “${typed}”. Try a larger city nearby, or UTC+2.`,
    sameTimes:
      'Quiet hours can’t begin and end at the same time. If you want no alerts at all, stop following.',

    // The level of parcels that are followed from now on, and of those that are followed already.
    applyToAll: (count: number) => (count === 1 ? 'Use it for my parcel' : `Use it for my ${count} parcels`),
    appliedToAll: (count: number) =>
      count === 1 ? '✅ Set for your parcel.' : `✅ Set for your ${count} parcels.`,

    // Behind “Following” and “Fewer alerts”.
    tells: {
      all: 'I’ll tell you about every scan',
      milestones: 'I’ll tell you about milestones and problems',
      problems: 'I’ll tell you about problems only',
    },
    inPlaces: (count: number) => `You follow it in ${count} places`,
    nameHere: 'Name in this channel',
    nameShown: (name: string) => `Everyone sees ${name}`,
    nameHidden: 'Hidden: the masked number is shown instead',
    managed:
      'Is it followed here? You can stop that for everyone. If the channel gets all parcels, change its alerts.',
    thisChannel: 'This channel',
    notYours: 'Only people who follow this parcel here, or who manage the server, can change these alerts.',
    notManager: 'Only people who manage this server can change what is posted here.',
  },

  /** The pages of `/settings`. */
  settings: {
    // Titles, also on the buttons between the pages.
    mine: 'Your settings',
    server: 'This server',
    data: 'Your data',
    trouble: 'Problems?',

    // Rows of “Your settings” and “This server”: a name, and below it what is set.
    change: 'Change',
    agents: 'Agents',
    popularAgents: 'Most popular first',
    secondCurrency: 'Second currency',
    noCurrency: 'None, prices as listed',
    pricesIn: (name: string) => `Prices also in ${name}`,
    rate: (rate: string, day: string) => `CN¥1 = ${rate}, set ${day}`,
    asServer: 'Same as each server',
    links: 'Links and numbers in chat',
    myLinks: 'Replies to your links and numbers',
    on: 'On',
    off: 'Off',
    language: 'Language',
    fromDiscord: (name: string) => `${name}, from Discord`,
    ownLanguage: (name: string) =>
      `${name}, as in your Discord. What everyone sees is in the server’s language.`,
    noAlertChannels: 'None',
    // What each row of “This server” is for, in small print.
    purposes: {
      links: 'Where I reply to links and tracking numbers that members post',
      agents: 'First in replies here; members can choose their own',
      currency: 'Prices here also in this currency; members can choose their own',
      language: 'For replies and alerts that everyone sees, no matter who asks',
      kilogramPrice: 'Estimates shipping in members’ hauls; they can set their own price',
      haulButtons: 'Members press it to add the item to their own haul',
      alerts: 'Where I post new scans and QC photos',
    },

    // The preferred agents, and the card of one.
    agentsOf: { mine: 'Your agents', server: 'This server’s agents' },
    noAgents: 'None chosen, so the most popular ones come first.',
    agentOrder: 'They come first, in this order:',
    closedAgent: (name: string) => `${name} (closed)`,
    changeAgent: 'Change an agent',
    addAgent: 'Add an agent',
    addAgentBetween: (first: string, last: string) => `Add an agent (${first}–${last})`,
    agentLimit: (max: number) => `You can have up to ${max}. Remove one to add another.`,
    agentPosition: (name: string, position: number, count: number) => `${name}: ${position} of ${count}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    removeAgent: 'Remove',

    // Links in the server’s chat, and its language.
    linksOn: 'Links and tracking numbers get a reply',
    linksOff: 'Links and tracking numbers get no reply',
    exceptChannels: (channels: string) => `Except in ${channels}`,
    alsoChannels: (channels: string) => `But with replies in ${channels}`,
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    exceptIn: 'Channels without replies:',
    alsoIn: 'Channels that still get replies:',
    chooseChannels: 'Choose channels',
    publicLanguage: 'Language of replies that everyone can see',

    // “Problems?”.
    reasons: {
      deployment: 'The people who run this bot turned it off (AUTO_CONVERT).',
      intent:
        'Discord only lets me read messages that mention me (Message Content Intent). Mention me, or use Apps › Look up.',
      server: 'It’s off for this server.',
      channel: 'It’s off for this channel.',
      permission: 'I’m missing permissions here.',
      own: 'You turned it off in your settings.',
    },
    permissionsIn: (channel: string) => `What I can do in ${channel}`,
    permissionMissing: (permission: string) =>
      `🔴 ${permission} is missing: grant it to my role or in the channel’s settings`,
    replyRefused: (channel: string, when: string) => `🔴 ${channel}: Discord rejected a reply ${when}`,
  },

  /** “Problems?”: a name, and whether it works. */
  status: {
    works: 'Everything works',
    broken: (names: string) => `Not working: ${names}`,

    service: 'Parcels and products',
    notResponding: (when: string) => `not responding, last response ${when}`,
    noResponseYet: 'no response yet',

    connection: 'Connection to Discord',
    partlyConnected: 'I can’t be reached in some servers right now. It usually passes within a minute.',

    saving: 'Saving',
    notWritable: 'not working: what you change or add now won’t be saved. Try again later.',

    alerts: 'Alerts',
    noAlertsWaiting: 'none waiting',
    alertsWaiting: (count: number, since: string) => `${count} waiting, the oldest from ${since}`,
    channelsPaused: (channels: string, command: string) => `paused: ${channels}. See why: ${command}`,
    somePaused: (count: number) =>
      `paused in this server: ${count}. Someone who manages the server can see why.`,

    polling: 'Regular checks for updates',
    pollingBehind: (count: number, since: string) =>
      `running late. Checks waiting: ${count}; the oldest was due ${since}`,

    dms: 'DMs to you',
    dmsOpen: 'open',
    dmsClosed: 'closed. Allow direct messages from server members, or send me a message.',
    linksIn: (channel: string) => `Links in ${channel}`,
    replies: 'I reply',
    noReply: (agents: number) =>
      `**No reply to a link?** I read Weidian, Taobao, Tmall, 1688 and ${agents} agents.`,
    dateOff:
      '**Is a date off?** I estimate it from other parcels on the same route, and it gets better with each one.',
    reference: 'Got an error message? Give its reference to a moderator.',
  },

  /** “Your data”. */
  privacy: {
    title: 'Your data',
    nothingStored: 'I don’t store anything about you',
    parcels: (count: number) => `**Parcels you follow (${count})**`,
    products: (count: number) => (count === 1 ? '1 watched product' : `${count} watched products`),
    // Below the lists, a line each.
    also: '**Also**',
    archived: (count: number) =>
      count === 1 ? '1 parcel in your archive' : `${count} parcels in your archive`,
    recentProducts: (count: number) =>
      count === 1 ? '1 product you looked at' : `${count} products you looked at`,
    alertChannels: (count: number) =>
      count === 1 ? '1 alert channel you set up' : `${count} alert channels you set up`,
    settings: 'your settings',
    pendingAlerts: (count: number) => `Alerts waiting to be sent to you: ${count}`,
    replies: (count: number) => `Records of my replies to your messages: ${count}`,
    retention:
      'Messages you write are never stored. Records of my replies and sent alerts are deleted after 30 days, products you looked at after 180.',

    // Deleting.
    delete: 'Delete all of it',
    askDelete: 'Delete all of it?',
    confirmDelete:
      'This deletes your parcels, hauls, watched products and settings. **This can’t be undone.**\n-# It also deletes the names you gave your parcels, your archive, what you shared of your hauls, products you looked at, records of my replies, alerts waiting to be sent to you, and updates I only fetched for you.\n-# Alert channels you set up stay in their server but are no longer linked to you. Backups made earlier by the people who run this bot keep all of this until they delete them.',
    deleted: 'Done. I no longer store anything about you, except in older backups.',
  },

  /** The card of `/help`. */
  help: {
    // In a DM, the first one alone; elsewhere, the second one and where.
    here: 'Send me a link or a tracking number here',
    title: 'Paste a link or a tracking number',
    where: 'In a channel, or in a DM to me. Only you see your parcels.',
    mentioned: 'In a DM to me, or in a message that mentions me.',
    track: 'where it is, when it arrives',
    qc: 'photos from the warehouse',
    lookup: 'price, stock, weight',
    convert: 'a link at your agent',
    haul: 'cost to buy and to ship',
    settings: 'agents, currency, data',
    alerts: 'which channels get alerts',
    manage: 'You manage this server: choose where I reply and where alerts go.',
    menu: 'Or in a message’s menu: *Apps › Look up*.',
    trackParcel: 'Track a parcel',
    myAgents: 'My agents',
    numberHint: 'Letters and digits, such as LP00123456784821CN',
  },

  /** Answers to commands that can’t be run as they were given. */
  input: {
    // Links and product IDs.
    acceptedLinks:
      'I understand product links from Weidian, Taobao, Tmall and 1688, and product pages from agents such as CNFans, Kakobuy or Superbuy.',
    nothingInMessage: 'I can’t find a product link or a tracking number in that message.',
    noProductIn: (typed: string, accepted: string) => `I can’t find a product in “${typed}”. ${accepted}`,
    whichPlatform: (id: string) => `Which platform is \`${id}\` from?`,
    shopLink:
      'That link goes to a shop or a search, not to a single product. Open a product there and paste its link.',
    inputTooLong: (max: number) => `That’s too long. Paste just the link (${max} characters at most).`,
    unknownAgent: (name: string, nearest: string) =>
      `I don’t know an agent called “${name}”. Did you mean ${nearest}?`,
    unknownAgentPick: (name: string) =>
      `I don’t know an agent called “${name}”. Choose one from the list that appears while you type.`,

    // Tracking numbers.
    tooManyUnknownNumbers: (again: string) =>
      `You’ve looked up too many unknown numbers. Try again ${again}.`,

    // Following and watching.
    tooManyFollows: (max: number) =>
      `You already follow and watch ${max} parcels and products, which is the limit. Stop following parcels in \`/track\`, or stop watching products in \`/qc\`.`,
    notFollowedHere: 'You didn’t set this up. Only the person who did, or a moderator, can stop it.',

    // Alert channels.
    tooManyAlertChannels: (max: number) =>
      `This server already has ${max === 1 ? '1 alert channel' : `${max} alert channels`}, which is the limit. Remove one with \`/alerts remove\` first.`,
    noAlertChannels: 'This server has no alert channels yet. Add one with `/alerts add`.',
    noMatchingAlertChannel: 'That channel doesn’t get these alerts. `/alerts list` shows which ones do.',
    everyoneRole: 'Alerts never ping @everyone. Choose another role, or none.',

    // Where alerts are posted.
    missingPermissions: (names: string, channel: string) =>
      `I can’t post in ${channel}. Missing permissions: **${names}**. Grant them to my role or in the channel’s settings, then try again.`,
    cannotPostHere: 'I can’t post in this chat. Use your DMs instead, or a channel in a server I’m in.',
    userCannotPost:
      'You can’t send messages in this channel, so I can’t post alerts here for you. Use your DMs or another channel instead.',
    userCannotShare: 'You can’t send messages in this channel, so I can’t share anything here for you.',
    tooManyPosts: (again: string) =>
      `There were too many posts with my buttons in a short time. You can post again ${again}.`,
    slowMode: (again: string) => `This channel is in slow mode. I can post for you again ${again}.`,
    testedRecently: (channel: string, again: string) =>
      `${channel} was tested a moment ago. You can test it again ${again}.`,
  },

  /** Everything else that can go wrong. */
  errors: {
    // The bot itself.
    unexpected:
      'Something went wrong on my end. Try again. If it keeps happening, give a moderator the reference below.',
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Reference ${reference}`,
    outdatedComponent: 'This button is out of date and no longer works. Run the command again.',
    notAllowed: 'You need the “Manage Server” permission to do that.',
    tooManyInteractions: (again: string) =>
      `You’ve sent a lot of requests within a minute. Try again ${again}.`,

    // The service that parcels and products come from.
    badRequest: 'I can’t look that up. Check what you entered and try again.',
    unauthorised:
      'I can’t get any data because my access key was rejected. Only the people who run this bot can fix that.',
    parcelNotFound:
      'I can’t find this tracking number. Check it for typos. A new number can take a day or two to show up.',
    productNotFound:
      'I can’t find this product. Check the link, or paste the original Weidian, Taobao or 1688 link.',
    linkNotFound:
      'I couldn’t find a product behind this link. Open it and paste the address of the page you land on.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'There are too many requests right now. Try again in a minute.'
        : `There are too many requests right now. Try again ${again}.`,
    unavailable:
      'I can’t get tracking or product data right now. Nothing is wrong with your request. Try again in a few minutes.',
    timedOut: 'That took too long. Try again in a moment.',
    invalidResponse:
      'I got data back that I can’t read. Try again later. If it keeps happening, give a moderator the reference below.',
  },

  /** The message about a parcel that is edited with each scan. */
  liveCard: {
    before: (what: string) => `Before: ${what}`,
    followInDms: 'Follow in my DMs',
    followed: (parcel: string) => `🔔 I’ll DM you when something important happens to **${parcel}**.`,
    masked: 'This number is masked here. To get alerts in your DMs, enter the full number.',
    enterNumber: 'Enter the number',
  },

  /** What waited in quiet hours or for the daily digest, in one message. */
  digest: {
    // The line that a notification shows.
    overnight: (news: string) => `Overnight: ${news}`,
    both: (first: string, second: string) => `${first}, ${second}`,
    needYou: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
    needOwner: (count: number) => (count === 1 ? '1 needs its owner' : `${count} need their owners`),
    arriveToday: (count: number) => (count === 1 ? '1 arrives today' : `${count} arrive today`),
    delivered: (count: number) => `${count} delivered`,
    prices: (count: number) => (count === 1 ? '1 price change' : `${count} price changes`),
    notices: (count: number) =>
      count === 1 ? 'alerts paused in 1 channel' : `alerts paused in ${count} channels`,
    onlyScans: (scans: number, parcels: number) =>
      `${scans === 1 ? '1 scan' : `${scans} scans`} for ${parcels === 1 ? '1 parcel' : `${parcels} parcels`}`,

    // Lines of the list, after a name.
    newPhotos: 'new QC photos',
    silent: 'no scan for longer than usual',
    ended: 'no longer checked',
    andMore: (names: string, count: number) => `${names} and ${count} more`,
    ordinaryScans: (count: number, since: string) =>
      count === 1 ? `1 routine scan ${since}` : `${count} routine scans, the first ${since}`,

    // Buttons.
    myParcels: 'My parcels',
    change: 'Change digest',
    changeQuietHours: 'Quiet hours',
    // In “Problems?”.
    held: (count: number) => `${count} held for quiet hours or a digest`,
  },

  suspended: {
    line: (channel: string) => `I can’t post in ${channel} anymore`,
    missing: (names: string) =>
      `I’m missing permissions there: ${names}. Grant them to my role or in the channel’s settings.`,
    gone: 'The channel no longer exists. You still follow your parcels. To get their alerts elsewhere, open a parcel in `/track`, or add another channel with `/alerts add`.',
    thenTest: 'Then press *Post a test*.',
    waiting: 'Alerts from the last 7 days are waiting. I’ll post them as soon as the channel works again.',
    works: (channel: string) => `Alerts are back in ${channel}, including the ones that were waiting.`,
    mayNotTest: (channel: string) =>
      `You can’t send messages in ${channel}. Ask someone who can to post the test, or wait: I’ll keep trying.`,
  },

  /** Discord's own names, as its settings show them. */
  permissions: {
    ViewChannel: 'View Channels',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    EmbedLinks: 'Embed Links',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
    SendPolls: 'Create Polls',
  },
};

/** What every language has to provide. */
export type Texts = typeof en;
