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
      description: 'Track a parcel: where it is and every scan, newest first',
      number: 'The tracking number',
      private: 'Only you can see the reply (default: yes)',
    },
    qc: {
      description: 'See what your item looks like in the warehouse: its QC photos',
    },
    lookup: {
      description: 'Look up a product: price, stock, sizes, variants and warehouse data',
      agent: 'Which agent’s warehouse data to show',
    },
    convert: {
      description: 'Turn any product link into your agent’s link',
      link: 'Any product link: from an agent or straight from the platform',
      agents: 'Only show these agents, separated by commas (default: all)',
    },
    parcels: {
      description: 'Your parcels: see where they are, rename or unfollow them',
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
      channel: 'The channel, thread or forum post',
      anyEvent: 'New scans or new QC photos (default: both)',
      anyChannel: 'Only this channel (default: all)',
      role: 'A role to ping with each alert (default: none)',
      mask: 'Hide the middle of tracking numbers (default: yes)',
    },
    settings: {
      description: 'Your links and preferred agents – plus this server’s settings if you manage it',
    },
    status: {
      description: 'Check that everything is working: Discord, events, alerts and links in chat',
    },
    privacy: {
      description: 'What this bot stores about you',
      show: 'Show what is stored about you',
      delete: 'Delete what is stored about you',
    },
    convertLinks: 'Convert links',
    qcPhotos: 'QC photos',
    trackParcels: 'Track parcels',
    product: {
      link: 'Any product link: from an agent or straight from the platform',
      platform: 'No link? Choose the platform here and add the product’s ID',
      id: 'No link? Enter the product’s ID here and choose its platform',
    },
    private: 'Only you can see the reply (default: no)',
  },

  errors: {
    withReference: (sentence: string, reference: string) => `${sentence}\n-# Reference ${reference}`,
    unexpected:
      'Something went wrong on my end. Try again. If it keeps happening, give a moderator the reference below.',
    outdatedComponent: 'This button is out of date and no longer works. Run the command again.',
    notAllowed: 'You need the “Manage Server” permission to do that.',
    badRequest: 'I can’t look that up. Check what you entered and try again.',
    unauthorised:
      'I can’t get any data because my access key was rejected. Only the people who run this bot can fix that.',
    parcelNotFound:
      'I can’t find this tracking number. Check it for typos – a new number can take a day or two to show up.',
    productNotFound:
      'I can’t find this product. Check the link, or try the product’s link on the original platform.',
    linkNotFound:
      'I couldn’t find a product behind this link. Open it and paste the address of the page you land on.',
    rateLimited: (again: string | null) =>
      again === null
        ? 'There are too many requests right now. Try again in a minute.'
        : `There are too many requests right now. Try again ${again}.`,
    tooManyInteractions: (again: string) =>
      `You’ve sent a lot of requests within a minute. Try again ${again}.`,
    unavailable:
      'I can’t get tracking or product data right now. Nothing is wrong with your request – try again in a few minutes.',
    timedOut: 'That took too long. Try again in a moment.',
    invalidResponse:
      'I got data back that I can’t read. Try again later. If it keeps happening, give a moderator the reference below.',
  },

  input: {
    missingPermissions: (names: string, channel: string) =>
      `I can’t post in ${channel} yet. Missing permissions: **${names}**. Grant them to my role or in the channel’s settings, then try again.`,
    cannotPostHere: 'I can’t post in this chat. Use your DMs instead, or a channel in a server I’m in.',
    userCannotPost:
      'You can’t send messages in this channel, so I can’t post alerts here for you. Use your DMs or another channel instead.',
    everyoneRole: 'Alerts never ping @everyone. Choose another role, or none.',
    tooManyFollows: (max: number) =>
      `You already follow and watch ${max} parcels and products, which is the limit. Unfollow parcels in \`/parcels\`, or stop watching products in \`/qc\`.`,
    tooManyAlertChannels: (max: number) =>
      `This server already has ${max === 1 ? '1 alert channel' : `${max} alert channels`}, which is the limit. Remove one with \`/alerts remove\` first.`,
    notFollowedHere:
      'You’re not following this here. Only the person who follows it, or a moderator, can stop it.',
    noMatchingAlertChannel: 'That channel doesn’t get these alerts. `/alerts list` shows which ones do.',
    noLinkInMessage: (accepted: string) => `I can’t find a product link in that message. ${accepted}`,
    noNumberInMessage:
      'Nothing in that message looks like a tracking number. Copy just the number and use `/track`.',
    noAlertChannels: 'This server has no alert channels yet. Add one with `/alerts add`.',
    tooManyUnknownNumbers: (again: string) =>
      `You’ve looked up too many unknown numbers. Try again ${again}.`,
    invalidTrackingNumber:
      'That doesn’t look like a tracking number. It should be 5 to 40 letters and digits, like `LP00123456784821CN`. Enter just one, without a link or other text.',
    acceptedLinks:
      'I understand product links from Weidian, Taobao, Tmall and 1688, and product pages from agents such as CNFans, Kakobuy or Superbuy.',
    noProductLink: (accepted: string) => `I can’t find a product link in that. ${accepted}`,
    shopLink:
      'That link goes to a shop or a search, not to a single product. Open a product there and paste its link.',
    tooLong: (max: number) => `That’s too long. Paste just the link (${max} characters at most).`,
    bothLinkAndId: 'Enter either a link, or a platform and an ID – not both.',
    missingProduct: (accepted: string) => `Enter a link, or a platform and an ID. ${accepted}`,
    platformWithoutId: 'Add the product’s ID as well as the platform.',
    idWithoutPlatform: 'Add the platform as well as the ID.',
    unknownPlatform: (known: string) => `I don’t know that platform. Choose one of these: ${known}.`,
    invalidProductId: 'A product ID is a number with 3 to 20 digits, like `7260605276`.',
    unknownAgent: (name: string, known: string) =>
      `I don’t know an agent called “${name}”. Agents I know: ${known}.`,
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
    stale: (when: string) => `I can’t check for updates right now. This is from ${when}.`,
    previous: 'Previous',
    next: 'Next',
    more: (count: number) => `…and ${count} more`,
    incomplete: (received: string, total: string) => `Incomplete: ${received} of ${total} received`,
    source: (name: string) => `Source: ${name}`,
    refresh: 'Refresh',
    share: 'Share',
    back: 'Back',
    unfollow: 'Unfollow',
    unwatch: 'Stop watching',
    details: 'Details',
    qcPhotos: 'QC photos',
    convert: 'Agent links',
    openAt: (name: string) => `Open on ${name}`,
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
      'This number is registered, but no carrier has scanned the parcel yet. The first scan usually comes one to five days after dispatch.',
    range: (first: number, last: number, total: number) => `Scans ${first}–${last} of ${total}`,
    noStatus: 'Scan without details',
    chooserTitle: 'Which parcel?',
    chooseNumber: 'Choose a tracking number',
    followDm: 'Follow in DM',
    followHere: 'Follow here',
    unfollowDm: 'Unfollow in DM',
    unfollowHere: 'Unfollow here',
    unfollowElsewhere: 'Unfollow elsewhere',
    unfollowEverywhere: 'Unfollow everywhere',
    notFollowing: 'You’re not following this parcel.',
    name: 'Name it',
    followsInDm: '🔔 I’ll DM you every new scan.',
    followsHere: '🔔 New scans will be posted in this channel, with the number masked.',
    nameTitle: 'Name this parcel',
    nameLabel: 'Name',
    nameHint: 'To help you recognise it, e.g. “Winter shoes”. Leave empty for no name.',
    stopped: (parcel: string) => `No more alerts about **${parcel}** here.`,
  },

  parcels: {
    title: 'Your parcels',
    none: 'You’re not following any parcels yet. Look one up with `/track` and press **Follow in DM** to get every new scan automatically.',
    choose: 'Open a parcel to see its history, rename or unfollow it',
    inDm: 'in your DMs',
    inChannel: (channel: string) => `in ${channel}`,
    noScan: 'No scans yet',
    dmClosed:
      '⚠️ I can’t DM you, so your alerts are on hold. Allow direct messages from server members, or send me a message, then follow the parcel again.',
    range: (first: number, last: number, total: number) => `Parcels ${first}–${last} of ${total}`,
  },

  alertChannels: {
    title: 'Alert channels',
    none: 'No alert channels yet. Add one: `/alerts add event:New scans channel:#parcels`.',
    event: { tracking: 'New scans', qc: 'New QC photos' },
    added: (event: string, channel: string) => `✅ **${event}** will be posted in ${channel}.`,
    followedOnlyNotice:
      'This server only gets alerts for parcels and products that someone follows or watches in one of its channels: press **Follow here** on `/track`, or **Watch for new photos** on `/qc`. If you run this bot and want every alert here, add this server to `HOME_GUILD_IDS`.',
    role: (role: string) => `pings ${role}`,
    roleNotMentionable: (role: string) =>
      `⚠️ I can’t ping ${role}. Allow anyone to mention it in the role’s settings, or give me the “Mention @everyone, @here, and All Roles” permission.`,
    noRole: 'pings nobody',
    masked: 'numbers masked',
    unmasked: 'full numbers',
    working: (when: string | null) =>
      when === null ? '🟢 ready, nothing posted yet' : `🟢 last posted ${when}`,
    suspended: (reason: string, since: string) => `🔴 ${reason} Paused ${since}; alerts are kept for 7 days.`,
    reasons: {
      gone: 'The channel no longer exists.',
      forbidden: 'I can’t see the channel or can’t send messages there.',
      dm_closed: 'DMs from me are blocked.',
      unsuitable:
        'Messages can’t be sent there: the thread is locked, or it’s a forum rather than a post in one.',
      unavailable: 'Discord didn’t respond. Try again in a moment.',
    },
    manage: 'Manage',
    all: 'All alert channels',
    test: 'Post a test',
    mask: 'Mask numbers',
    unmask: 'Show full numbers',
    remove: 'Remove',
    removed: (event: string, channel: string) => `Removed: **${event}** in ${channel}.`,
    tested: (channel: string) => `✅ Test posted in ${channel}.`,
    testFailed: (channel: string, reason: string) => `🔴 ${channel}: ${reason}`,
    gone: 'This alert channel has been removed.',
    sampleStatus: 'This is a test: alerts work here',
    samplePreviousStatus: 'Accepted by carrier',
    samplePhotos: 'This is a test: new QC photos will look like this.',
  },

  privacy: {
    title: 'What is stored about you',
    nothingStored: 'Nothing. You’re not following any parcels or watching any products.',
    parcels: (count: number) => `**Parcels you follow (${count})**`,
    products: (count: number) => `**Products you watch (${count})**`,
    alertChannels: (count: number) =>
      count === 1 ? 'You set up 1 alert channel.' : `You set up ${count} alert channels.`,
    waiting: (count: number) => `Alerts on their way to you: ${count}.`,
    settings: 'Your choices in `/settings`.',
    replies: (count: number) => `Records of my replies to your messages: ${count}.`,
    retention:
      'Events and sent alerts are deleted after 30 days; parcels and their scans 180 days after they last came up, if nobody follows them. Messages you write are never stored or logged.',
    delete: 'Delete everything',
    confirmDelete:
      'This deletes everything you follow and watch, the names you gave your parcels, your choices in `/settings`, the records of my replies to your messages, alerts on their way to you, and updates I fetched only for you. It can’t be undone. Alert channels you set up stay in their server, but are no longer linked to you. Backups made earlier by the people who run this bot keep all of this until they delete them.',
    deleted: 'Done. Nothing is stored about you any more, except in older backups.',
  },

  alerts: {
    newScans: (count: number) => `${count} new scans`,
    previousStatus: (status: string) => `Previously: ${status}`,
    history: 'Full history',
    newPhotos: 'New QC photos',
    photosPending: 'photos not available yet',
    allPhotos: 'All photos',
  },

  qc: {
    heading: 'QC photos',
    listingHeading: 'Seller photos',
    batch: (index: number, count: number) => `Set ${index} of ${count}`,
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    range: (first: number, last: number, total: number) =>
      first === last ? `Photo ${first} of ${total}` : `Photos ${first}–${last} of ${total}`,
    summary: (photos: string, batches: number) =>
      batches === 1 ? `${photos} in 1 set` : `${photos} in ${batches} sets`,
    provider: (name: string) => `Photos by ${name}`,
    none: 'No QC photos yet. They’ll appear once an agent’s warehouse has photographed this product for someone.',
    emptySet: 'None of the photos in this set can be shown.',
    noListingPhotos: 'The seller has no photos either.',
    chooseSet: 'Choose which photos to see',
    noDate: 'No date',
    listingOption: 'Seller photos',
    alt: (index: number, total: number, sku: string, date: string) =>
      ['QC photo', `${index} of ${total}`, sku, date].filter((part) => part !== '').join(' · '),
    chooserTitle: 'Which product’s photos?',
    watch: 'Watch for new photos',
    watchTitle: 'Watch for new photos',
    watchPrompt: 'Where should I tell you when a warehouse photographs this product?',
    watchDm: 'In my DMs',
    watchHere: 'In this channel',
    unwatchDm: 'Stop in my DMs',
    unwatchHere: 'Stop in this channel',
    watchesInDm: '🔔 I’ll DM you new photos.',
    watchesHere: '🔔 New photos will be posted in this channel.',
    stopped: 'No more alerts about this product here.',
    listingAlt: (index: number, total: number) => `Seller photo ${index} of ${total}`,
  },

  lookup: {
    noTitle: 'Untitled product',
    price: 'Price',
    stock: 'Stock',
    inStock: 'In stock',
    outOfStock: 'Sold out',
    pieces: (count: string) => `${count} available`,
    sizes: (count: number) => `Sizes (${count})`,
    versions: (count: number) => `Versions (${count})`,
    warehouse: (agent: string | null) => (agent === null ? 'In the warehouse' : `In ${agent}’s warehouse`),
    weight: (grams: string) => `Weight: ${grams} g`,
    volume: (cm3: string) => `Volume: ${cm3} cm³`,
    dimensions: (text: string) => `Dimensions: ${text}`,
    storage: (label: string, value: string) => (label === '' ? `Storage: ${value}` : `${label}: ${value}`),
    turnover: (label: string, value: string) =>
      label === '' ? `Turnover time: ${value}` : `${label}: ${value}`,
    variant: 'Chosen variant',
    matchingVariants: (count: number, total: number) => `${count} of ${total} variants match`,
    noVariant: 'This combination isn’t available. Choose another one.',
    variantSource: (platform: string) => `Variants from ${platform}`,
    choose: (option: string) => `Choose: ${option}`,
    anyValue: 'Any',
    reset: 'Clear selection',
    valueStock: (count: string) => `${count} available`,
    valueSoldOut: 'Sold out',
    valueUnavailable: 'Not available with your other choices',
    linkAgent: (agent: string) => `Link from ${agent}`,
  },

  settings: {
    mine: 'Your settings',
    server: 'This server',
    trouble: 'Troubleshooting',
    links: 'Links in chat',
    optedIn: '🟢 Product links in your messages are converted.',
    optedOut: '⚪ Product links in your messages are left alone.',
    optOut: 'Leave my links alone',
    optIn: 'Convert my links',
    agents: 'Agents shown first',
    noAgents: 'None chosen: the most popular ones come first.',
    chooseAgents: (first: string, last: string) => `Agents ${first} – ${last}`,
    on: '🟢 Product links in this server are converted.',
    off: '⚪ Product links in this server are left alone.',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    language: 'Language of replies that everyone can see',
    guildLanguage: (name: string) => `Same as this server’s Discord language: ${name}`,
    exceptChannels: (channels: string) => `Except in ${channels}`,
    alsoChannels: (channels: string) => `But converted in ${channels}`,
    exceptPlaceholder: 'Channels where links aren’t converted',
    alsoPlaceholder: 'Channels where links are converted anyway',
    hereTitle: (channel: string) => `In ${channel}`,
    granted: (permission: string) => `🟢 ${permission}`,
    missing: (permission: string) =>
      `🔴 ${permission} is missing: grant it to my role or in the channel’s settings`,
    enabledHere: '🟢 Links in this channel are converted.',
    disabledHere: (reason: string) => `🔴 Links in this channel aren’t converted: ${reason}`,
    reasons: {
      deployment: 'the people who run this bot turned it off (AUTO_CONVERT).',
      intent:
        'Discord only lets me read messages that mention me (Message Content Intent). Mention me, or use Apps › Convert links.',
      server: 'it’s off for this server.',
      channel: 'it’s off for this channel.',
      permission: 'I’m missing permissions here, see below.',
    },
    replyRefused: (channel: string, when: string) => `🔴 ${channel}: Discord rejected a reply ${when}`,
    noRefusals: 'No reply has been rejected in any channel.',
  },

  status: {
    title: 'Status',
    service: 'Service',
    discord: 'Discord',
    events: 'Events',
    alerts: 'Alerts',
    database: 'Database',
    autoConvert: 'Links in chat',
    answered: (when: string) => `🟢 responded ${when}`,
    failing: (when: string) => `🔴 not responding, last response ${when}`,
    noAnswerYet: '🔴 no response yet',
    notCalledYet: '⚪ not used since startup',
    connected: (ms: number | null) => (ms === null ? '🟢 connected' : `🟢 connected, ${ms} ms`),
    disconnected: '🔴 not connected',
    noSecret: '⚪ off: WEBHOOK_SECRET is not set. Followed parcels are checked regularly instead.',
    lastEvent: (when: string) => `🟢 last received ${when}`,
    noEvent: '⚪ none received yet',
    writable: '🟢 working',
    notWritable: '🔴 not writable: nothing new is saved, and events are rejected until it works again',
    noneWaiting: '🟢 none waiting',
    waiting: (count: number, since: string) => `🟡 ${count} waiting, the oldest from ${since}`,
    on: '🟢 on',
    off: '⚪ off: AUTO_CONVERT',
    polling: 'Regular checks',
    pollingBehind: (count: number, since: string) =>
      `🟡 behind. Parcels and products waiting: ${count}; the first was due ${since}`,
    noIntent: '🔴 off: Message Content Intent missing. Mention me, or use Apps › Convert links.',
  },

  chat: {
    more: (count: number) => (count === 1 ? 'And 1 more link' : `And ${count} more links`),
    failed: (count: number) =>
      count === 1 ? '1 link couldn’t be converted' : `${count} links couldn’t be converted`,
    dismiss: 'Dismiss',
    notAuthor: 'Only the author of the message or a moderator can dismiss this.',
  },

  convert: {
    agentCount: (count: number) =>
      count === 1 ? 'Available from 1 agent' : `Available from ${count} agents`,
    none: 'No matching agent supports this product.',
    moreAgents: 'More agents',
    moreAgentsRange: (first: string, last: string) => `More agents: ${first} – ${last}`,
    tooLong: 'This agent’s link is too long for a button:',
    gone: 'This agent’s link for this product is no longer available.',
  },
};

/** What every language has to provide. */
export type Texts = typeof en;
