/** Every sentence a user sees, in English: the source that other languages are typed by. */
export const en = {
  commands: {
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
    trackingNumber:
      'That does not look like a tracking number. It has 5 to 40 letters and digits, such as `LP00123456784821CN` – no link, no sentence.',
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
