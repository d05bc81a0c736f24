/** Every sentence a user sees, in English: the source that other languages are typed by. */
export const en = {
  /** For `Intl`: how this language writes numbers. */
  locale: 'en',
  /** The language's own name for itself. */
  language: 'English',

  commands: {
    /** Commands, subcommands and options, as people type them: small letters, no spaces. */
    names: {
      track: 'track',
      qc: 'qc',
      lookup: 'lookup',
      convert: 'convert',
      parcels: 'parcels',
      alerts: 'alerts',
      settings: 'settings',
      status: 'status',
      privacy: 'privacy',
      add: 'add',
      list: 'list',
      remove: 'remove',
      test: 'test',
      show: 'show',
      delete: 'delete',
      number: 'number',
      private: 'private',
      link: 'link',
      platform: 'platform',
      id: 'id',
      agent: 'agent',
      agents: 'agents',
      event: 'event',
      channel: 'channel',
      role: 'role',
      mask: 'mask',
    },
    track: {
      description: 'Where is my parcel? Shows its scans, newest first',
      number: 'The tracking number',
      private: 'Only you see the answer (default: yes)',
    },
    qc: {
      description: 'What does my item look like in the warehouse? Shows its QC photos',
    },
    lookup: {
      description: 'What is this product? Price, stock, sizes, variants, warehouse figures',
      agent: 'Whose warehouse figures to show',
    },
    convert: {
      description: 'What is this link at my agent? Converts any product link',
      link: 'Any product link: an agent’s or the platform’s own',
      agents: 'Only these agents, separated by commas (default: all)',
    },
    parcels: {
      description: 'My parcels: what I follow, where it is, names, unfollow',
    },
    alerts: {
      description: 'Which channels hear of new scans and new QC photos',
      add: 'Post new scans or new QC photos in a channel',
      list: 'This server’s alert channels and whether they work',
      remove: 'Stop posting in a channel',
      test: 'Post a sample, and try channels again that stopped working',
      event: 'What to post',
      tracking: 'New scans of parcels',
      qc: 'New QC photos',
      channel: 'The channel, thread or forum post',
      anyEvent: 'Which of the two (default: both)',
      anyChannel: 'Only this channel (default: all)',
      role: 'A role to ping with each alert (default: nobody)',
      mask: 'Hide the middle of tracking numbers (default: yes)',
    },
    settings: {
      description: 'Links in chat, preferred agents; for managers: this server’s part',
    },
    status: {
      description: 'Does everything work? Service, Discord, events, alerts, links in chat',
    },
    privacy: {
      description: 'What this bot stores about me',
      show: 'Show what is stored about me',
      delete: 'Delete what is stored about me',
    },
    convertLinks: 'Convert links',
    qcPhotos: 'QC photos',
    trackParcels: 'Track parcels',
    product: {
      link: 'Any product link: an agent’s or the platform’s own',
      platform: 'Instead of a link: the platform, together with the id',
      id: 'Instead of a link: the product’s id on the platform',
    },
    private: 'Only you see the answer (default: no)',
  },

  problems: {
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Reference ${reference}`,
    unexpected:
      'Something went wrong on our side. Please try again; if it happens again, tell a moderator the reference below.',
    staleButton: 'This button is from an older version and no longer works. Please run the command again.',
    notAllowed: 'Only members who may manage this server can do that.',
    badRequest: 'The service did not accept this request. Please check what you typed.',
    unauthorised: 'The service does not accept this bot’s key. The people who run the bot have to fix that.',
    parcelNotFound:
      'The service does not know this number. Check it for typing errors; a new number can take a day or two to appear.',
    productNotFound:
      'The service does not know this product. Check the link, or try the platform’s own product link.',
    linkNotFound:
      'The service could not follow this link to a product. Open it and paste the address you land on.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'The service is being asked too often just now. Please try again in a minute.'
        : `The service is being asked too often just now. Please try again ${again}.`,
    unavailable:
      'The service is not reachable right now. Your request was fine; please try again in a few minutes.',
    timedOut: 'The service took too long to answer. Please try again in a moment.',
    notUnderstood:
      'The service answered with something this bot does not understand. The people who run the bot can see it in the log.',
  },

  input: {
    missingPermissions: (names: string, channel: string) =>
      `I may not post in ${channel} yet. Missing there: **${names}**. Grant that to my role or in the channel’s settings, then try again.`,
    notHere:
      'I cannot post in this chat. Follow it in your DMs instead, or use a server channel that I am in.',
    youMayNotPost: 'You may not write in this channel, so I do not post there for you.',
    everyone: 'Alerts never ping @everyone. Choose another role, or none.',
    tooManyFollows: (max: number) =>
      `You follow ${max} parcels and products, which is the most. Unfollow some with \`/parcels\` first.`,
    tooManyAlertChannels: (max: number) =>
      `This server has ${max} alert channels, which is the most. Remove one with \`/alerts remove\` first.`,
    notFollowed: 'You do not follow this here. Whoever follows it, or a moderator, can stop it.',
    noAlertChannel: 'That channel gets no such alerts. `/alerts list` shows which ones do.',
    noLinkInMessage: (accepted: string) => `There is no product link in that message. ${accepted}`,
    noNumberInMessage: 'There is nothing in that message that looks like a tracking number.',
    noAlertChannels: 'This server has no alert channels yet. Add one with `/alerts add`.',
    trackingNumber:
      'That does not look like a tracking number. It has 5 to 40 letters and digits, such as `LP00123456784821CN` – one at a time, no link, no sentence.',
    acceptedLinks:
      'Accepted are product links of Weidian, Taobao, Tmall and 1688, and the product page of an agent such as CNFans, Kakobuy or Superbuy.',
    notALink: (accepted: string) => `There is no product link in that. ${accepted}`,
    shopLink:
      'That link leads to a shop or a search, not to one product. Open a product there and paste its link.',
    tooLong: (max: number) => `That is too long: please paste just the link (at most ${max} characters).`,
    linkOrId: 'Give either a link, or a platform together with an id – not both.',
    neither: (accepted: string) => `Give a link, or a platform together with an id. ${accepted}`,
    platformWithoutId: 'A platform needs the product’s id with it.',
    idWithoutPlatform: 'An id needs its platform with it.',
    unknownPlatform: (known: string) => `That platform is not known here. Known are: ${known}.`,
    productId: 'A product id is a number of 3 to 20 digits, such as `7260605276`.',
    unknownAgent: (name: string, known: string) =>
      `The agent “${name}” is not known here. Known are: ${known}.`,
  },

  /** Discord's own names, as its settings show them. */
  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    SendMessagesInThreads: 'Send Messages in Threads',
    EmbedLinks: 'Embed Links',
    ReadMessageHistory: 'Read Message History',
  },

  common: {
    checked: (when: string) => `Checked ${when}`,
    stale: (when: string) => `The service is not answering right now. This is what it said ${when}.`,
    older: 'Older',
    newer: 'Newer',
    refresh: 'Refresh',
    share: 'Share',
    unfollow: 'Unfollow',
    unwatch: 'Stop watching',
    details: 'Details',
    qcPhotos: 'QC photos',
    convert: 'Convert',
    openAt: (name: string) => `Open at ${name}`,
    product: (platform: string, id: string) => `${platform} · ${id}`,
  },

  track: {
    states: {
      unknown: 'Update',
      waiting: 'Not scanned yet',
      accepted: 'Accepted',
      moving: 'In transit',
      customs: 'At customs',
      outForDelivery: 'Out for delivery',
      collect: 'Ready to collect',
      delivered: 'Delivered',
      exception: 'Needs attention',
    },
    lastScan: (when: string) => `Last scan ${when}`,
    noScans:
      'The number is known, but no carrier has scanned the parcel yet. That usually takes one to five days after dispatch.',
    range: (first: number, last: number, total: number) => `Scans ${first}–${last} of ${total}`,
    noStatus: 'Scan without a text',
    several: 'Which parcel?',
    chooseNumber: 'Choose a tracking number',
    followDm: 'Follow in DM',
    followHere: 'Follow here',
    unfollowDm: 'Unfollow in DM',
    unfollowHere: 'Unfollow here',
    name: 'Name it',
    followedDm: '🔔 New scans come to your DMs.',
    followedHere: '🔔 New scans are posted in this channel, with the number masked.',
    nameTitle: 'Name this parcel',
    nameLabel: 'Name',
    nameHint: 'Only for finding it again, such as “Winter shoes”. Empty: no name.',
    stopped: (parcel: string) => `No more alerts about **${parcel}** here.`,
  },

  parcels: {
    title: 'My parcels',
    none: 'You follow no parcel yet. Ask `/track` for one and press **Follow in DM**: every new scan comes to you by itself.',
    choose: 'Open a parcel: history, name, unfollow',
    inDm: 'in your DMs',
    inChannel: (channel: string) => `in ${channel}`,
    noScan: 'No scan yet',
    dmClosed:
      '⚠️ Your DMs are closed to me, so alerts wait. Allow messages from this server’s members, or send me a message, then follow once more.',
    range: (first: number, last: number, total: number) => `Parcels ${first}–${last} of ${total}`,
  },

  alertChannels: {
    title: 'Alert channels',
    none: 'No alert channel yet. Add one: `/alerts add event:New scans channel:#parcels`.',
    event: { tracking: 'New scans', qc: 'New QC photos' },
    added: (event: string, channel: string) => `✅ **${event}** are posted in ${channel}.`,
    onlyFollowed:
      'This server gets what is followed in one of its channels: press **Follow here** on `/track`, or **Watch** on `/qc`. If you run this bot: add this server to `HOME_GUILD_IDS` and it gets every event.',
    role: (role: string) => `pings ${role}`,
    roleNotMentionable: (role: string) =>
      `⚠️ ${role} cannot be pinged by me: allow everybody to mention it in its settings, or grant me “Mention all roles”.`,
    noRole: 'pings nobody',
    masked: 'numbers masked',
    unmasked: 'numbers in full',
    working: (when: string | null) =>
      when === null ? '🟢 ready, nothing posted yet' : `🟢 last posted ${when}`,
    setAside: (reason: string, since: string) => `🔴 ${reason} Stopped ${since}; nothing is lost for 7 days.`,
    reasons: {
      gone: 'The channel is not there any more.',
      forbidden: 'I may not see it or write there.',
      dm_closed: 'DMs are closed.',
      unsuitable: 'It takes no messages: a locked thread, or a forum without a post.',
      unavailable: 'Discord did not answer. Try again in a moment.',
    },
    manage: 'Manage',
    all: 'All alert channels',
    test: 'Post a test',
    mask: 'Mask numbers',
    unmask: 'Show full numbers',
    remove: 'Remove',
    removed: (event: string, channel: string) => `Removed: **${event}** in ${channel}.`,
    tested: (channel: string) => `✅ A test stands in ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    gone: 'This alert channel has been removed.',
    sampleStatus: 'This is a test: alerts work here',
    sampleBefore: 'Accepted by carrier',
    samplePhotos: 'This is a test: new QC photos will look like this.',
  },

  privacy: {
    title: 'What is stored about you',
    nothing: 'Nothing. You follow no parcel and no product.',
    parcels: (count: number) => `**Parcels you follow (${count})**`,
    products: (count: number) => `**Products you watch (${count})**`,
    alertChannels: (count: number) =>
      count === 1 ? 'You set up 1 alert channel.' : `You set up ${count} alert channels.`,
    waiting: (count: number) => `Alerts on their way to you: ${count}.`,
    settings: 'Your choices in `/settings`.',
    replies: (count: number) => `Which of my replies stand below your messages: ${count}.`,
    more: (count: number) => `… and ${count} more`,
    kept: 'Events and sent alerts are forgotten after 30 days, parcels and their scans 180 days after they were last mentioned, when nobody follows them. Messages you write are neither stored nor logged.',
    delete: 'Delete all of it',
    ask: 'This deletes what you follow, your names for it and alerts on their way to you. It cannot be undone. Alert channels you set up stay with their server, without your name.',
    deleted: 'Done: nothing is stored about you any more.',
  },

  alerts: {
    newScans: (count: number) => `${count} new scans`,
    before: (status: string) => `Before: ${status}`,
    history: 'Full history',
    newPhotos: 'New QC photos',
    photosToCome: 'photos not there yet',
    allPhotos: 'All photos',
  },

  qc: {
    heading: 'QC photos',
    listingHeading: 'Listing photos',
    batch: (index: number, count: number) => `Batch ${index} of ${count}`,
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    range: (first: number, last: number, total: number) =>
      first === last ? `Photo ${first} of ${total}` : `Photos ${first}–${last} of ${total}`,
    summary: (photos: string, batches: number) =>
      batches === 1 ? `${photos} in 1 batch` : `${photos} in ${batches} batches`,
    provider: (name: string) => `Photos by ${name}`,
    none: 'No QC photos yet. They appear once an agent’s warehouse has photographed this product for somebody.',
    emptyBatch: 'This batch holds no photo that can be shown.',
    noListing: 'The listing has no photos either.',
    chooseBatch: 'Choose what to see',
    olderBatches: 'Older batches …',
    newerBatches: 'Newer batches …',
    undated: 'No date',
    listingOption: 'Listing photos',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['QC photo', `${index} of ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    several: 'Photos of which product?',
    watch: 'Watch for new photos',
    watchTitle: 'Watch for new photos',
    watchAsk: 'Where shall I tell you when a warehouse photographs this product?',
    watchDm: 'In my DMs',
    watchHere: 'In this channel',
    unwatchDm: 'Stop in my DMs',
    unwatchHere: 'Stop in this channel',
    watchedDm: '🔔 New photos come to your DMs.',
    watchedHere: '🔔 New photos are posted in this channel.',
    stopped: 'No more alerts about this product here.',
    listingAlt: (index: number, total: number) => `Listing photo ${index} of ${total}`,
  },

  lookup: {
    untitled: 'Product without a title',
    price: 'Price',
    stock: 'Stock',
    inStock: 'In stock',
    outOfStock: 'Out of stock',
    pieces: (count: string) => `${count} available`,
    sizes: (count: number) => `Sizes (${count})`,
    versions: (count: number) => `Versions (${count})`,
    warehouse: (agent: string | null) =>
      agent === null ? 'In the warehouse' : `In the warehouse of ${agent}`,
    weight: (grams: string) => `Weight ${grams} g`,
    volume: (cm3: string) => `Volume ${cm3} cm³`,
    dimensions: (text: string) => `Size ${text}`,
    storage: (label: string, value: string) => (label === '' ? `Storage ${value}` : `${label}: ${value}`),
    turnover: (label: string, value: string) => (label === '' ? `Turnover ${value}` : `${label}: ${value}`),
    variant: 'Chosen variant',
    matching: (count: number, total: number) => `${count} of ${total} variants match`,
    noVariant: 'No such combination is offered.',
    variantSource: (platform: string) => `Variants from ${platform}`,
    choose: (option: string) => `Choose: ${option}`,
    moreValues: (first: number, last: number) => `More: ${first}–${last} …`,
    anyValue: 'Any',
    reset: 'Reset choice',
    valueStock: (count: string) => `${count} available`,
    valueSoldOut: 'Sold out',
    valueAbsent: 'Not with the other choices',
    sourceAgent: (agent: string) => `Link from ${agent}`,
  },

  settings: {
    mine: 'My settings',
    server: 'This server',
    trouble: 'Troubleshooting',
    links: 'Links in chat',
    optedIn: '🟢 Product links in my messages are converted.',
    optedOut: '⚪ Product links in my messages are left alone.',
    optOut: 'Leave my links alone',
    optIn: 'Convert my links',
    agents: 'Agents shown first',
    noAgents: 'None chosen: as most people use them.',
    chooseAgents: (first: string, last: string) => `Agents ${first} – ${last}`,
    on: '🟢 Product links in this server are converted.',
    off: '⚪ Product links in this server are left alone.',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    language: 'Language of answers that everybody sees',
    discordLanguage: (name: string) => `As this server is set in Discord: ${name}`,
    except: (channels: string) => `Not in ${channels}`,
    also: (channels: string) => `Also in ${channels}`,
    chooseExcept: 'Channels where links are left alone',
    chooseAlso: 'Channels where links are converted although it is off',
    hereTitle: (channel: string) => `In ${channel}`,
    granted: (permission: string) => `🟢 ${permission}`,
    missing: (permission: string) =>
      `🔴 ${permission} is missing: grant it to my role or in the channel’s settings`,
    effectiveOn: '🟢 Links in this channel are converted.',
    effectiveOff: (reason: string) => `🔴 Links in this channel are not converted: ${reason}`,
    reasons: {
      deployment: 'the people who run this bot turned it off (AUTO_CONVERT).',
      intent:
        'Discord does not let me read messages that do not mention me (Message Content Intent). Mention me, or use Apps › Convert links.',
      server: 'it is off for this server.',
      channel: 'it is off for this channel.',
      permission: 'I may not write here.',
    },
    refusedIn: (channel: string, when: string) => `🔴 ${channel}: Discord refused a reply ${when}`,
    noTrouble: 'No channel has refused a reply.',
  },

  status: {
    title: 'Status',
    service: 'Service',
    discord: 'Discord',
    events: 'Events',
    alerts: 'Alerts',
    autoConvert: 'Links in chat',
    answered: (when: string) => `🟢 answered ${when}`,
    failing: (when: string) => `🔴 failing since its last answer ${when}`,
    neverAnswered: '🔴 has not answered yet',
    notAsked: '⚪ not asked yet since the start',
    connected: (ms: number | null) => (ms === null ? '🟢 connected' : `🟢 connected, ${ms} ms`),
    disconnected: '🔴 not connected',
    noSecret: '⚪ off: WEBHOOK_SECRET is not set. Followed parcels are polled.',
    lastEvent: (when: string) => `🟢 last one ${when}`,
    noEvent: '⚪ none has come yet',
    nothingWaits: '🟢 none waits',
    waiting: (count: number, since: string) => `🟡 ${count} wait, the oldest since ${since}`,
    on: '🟢 on',
    off: '⚪ off: AUTO_CONVERT',
    noIntent: '🔴 off: intent missing. Mention me, or use Apps › Convert links.',
  },

  chat: {
    more: (count: number) => (count === 1 ? 'and 1 more link' : `and ${count} more links`),
    failed: (count: number) =>
      count === 1 ? '1 link could not be converted' : `${count} links could not be converted`,
    dismiss: 'Dismiss',
    notYours: 'Only the author of the message, or a moderator, can dismiss this.',
  },

  convert: {
    intro: (count: number) => (count === 1 ? 'At 1 agent' : `At ${count} agents`),
    none: 'No agent of this selection takes this product.',
    moreAgents: 'More agents',
    moreAgentsRange: (first: string, last: string) => `More agents: ${first} – ${last}`,
    tooLong: 'This agent’s link is too long for a button:',
    gone: 'The service no longer offers this agent for this product.',
  },
};

/** What every language has to provide. */
export type Texts = typeof en;
