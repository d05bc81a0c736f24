import type { Suggestion } from './control/protocol.ts';
import { seeded } from './seed.ts';
import { type ProductSample, SAMPLES } from './service/index.ts';

type Group = Suggestion['group'];

const IN_TRANSIT = 'LX208857143CN';
/** A product whose earlier prices are known. */
const TOTE = '7240011893';
const LINKS_NOTE = 'The bot answers the same link once every ten minutes';

/** Everything that the bot can show, one click each. The guided first minute comes first. */
export function suggestions(): Suggestion[] {
  return [
    ...firstMinute(),
    ...linkSuggestions(),
    ...haulSuggestions(),
    ...alertSuggestions(),
    ...everySample(),
  ];
}

function firstMinute(): Suggestion[] {
  const runner = product('7212345601');
  const agentLink = runner.agents['cnfans'] ?? runner.canonical;
  return [
    command('start', 'Where is my parcel?', 'track', { number: IN_TRANSIT }),
    command('start', 'Customs holds my parcel. What now?', 'track', { number: 'LX431090877CN' }),
    command('start', 'What does my item look like in the warehouse?', 'qc', { link: agentLink }),
    command('start', 'What does it cost, and which sizes are left?', 'lookup', { link: runner.canonical }),
    command('start', 'What is my agent’s link for it?', 'convert', { link: agentLink }),
    message('start', 'Paste links into the chat', [
      'Which of these should I get?',
      agentLink,
      product('7298804417').canonical,
      product(TOTE).canonical,
    ]),
    command('start', 'What will my haul cost, with shipping?', 'haul', {}),
  ];
}

/** Other products than in the first minute: the bot answers the same link only once in ten minutes. */
function linkSuggestions(): Suggestion[] {
  const bag = product('731204458890');
  const watch = product('790033415562');
  return [
    message('links', 'Two links, one of them behind a spoiler', [
      bag.canonical,
      `or ||${watch.agents['cnfans'] ?? watch.canonical}||`,
    ]),
    message('links', 'Seven links: long and short titles, no price, no picture, no details', [
      product('741852963014').canonical,
      SAMPLES.failingLink,
      ...['7240019999', '7240012750', '7240013388', '756600123480', '745120036618'].map(
        (id) => product(id).canonical,
      ),
    ]),
    command('links', 'A product whose details never load', 'lookup', { link: SAMPLES.failingLink }),
    ...SAMPLES.shortLinks
      .slice(0, 1)
      .map((link) => command('links', 'A short link from the app', 'convert', { link })),
  ];
}

/** Five products that no other suggestion pastes, one of them priced in euros. */
function haulSuggestions(): Suggestion[] {
  const ids = ['755012349981', '698834420016', '684120097755', '715588203346', '623309911205'];
  const links = ids.map((id) => product(id).canonical);
  return [
    {
      ...command('hauls', 'Add five products at once', 'haul', { add: links.join(' ') }),
      note: 'Share shows what it will post in this channel, with the totals',
    },
    message('hauls', 'Paste five links into the chat', ['For the summer:', ...links]),
    {
      ...command('hauls', 'The haul that you changed last', 'haul', {}),
      note: 'More › Parcels links parcels to it; More › Watch all tells about everything in it',
    },
  ];
}

/** In the order in which people get to know alerts. */
function alertSuggestions(): Suggestion[] {
  const [parcels, photos] = [
    { event: 'tracking', channel: seeded.parcels },
    { event: 'qc', channel: seeded.qcPhotos },
  ];
  return [
    {
      ...command('alerts', 'Get new scans in #parcels', 'alerts add', parcels),
      note: 'A card for each milestone and problem: a scan comes every 20 seconds, or press Next scan in the control room',
    },
    {
      ...command('alerts', 'Fewer messages: problems only', 'alerts list', {}),
      note: 'Change, and choose Problems only in the second menu',
    },
    {
      ...command('alerts', 'One message for each parcel', 'alerts list', {}),
      note: 'Change, and choose One card per parcel in the first menu. Then press Next scan in the control room, twice within a minute',
    },
    {
      ...command('alerts', 'One message a day', 'alerts list', {}),
      note: 'Change › Quiet hours or digest: Change › Daily digest: Change. Press Scan all parcels in the control room, then Change › Turn off: all that waited comes at once',
    },
    {
      ...command('alerts', 'Tell me when it gets cheaper', 'lookup', { link: product(TOTE).canonical }),
      note: 'Watch price. Then choose 7240011893 in the control room and press Cheaper: the alert comes as a DM',
    },
    {
      ...command('alerts', 'Follow a parcel in my DMs', 'track', { number: IN_TRANSIT }),
      note: 'Follow. Then choose it in the control room and press Deliver: the alert asks whether it is there',
    },
    command('alerts', 'Get new QC photos in #qc-photos', 'alerts add', photos),
    command('alerts', 'What I follow', 'track', {}),
    command('alerts', 'Settings', 'settings', {}),
  ];
}

function everySample(): Suggestion[] {
  const { valid, mistyped } = SAMPLES.unknownNumbers;
  return [
    ...SAMPLES.parcels.map(({ number, shows }) => command('parcels', shows, 'track', { number })),
    command('parcels', 'A number that no carrier knows', 'track', { number: valid }),
    command('parcels', 'A number with a typing error', 'track', { number: mistyped }),
    ...SAMPLES.products.map(({ shows, canonical }) => command('photos', shows, 'qc', { link: canonical })),
    ...SAMPLES.products.map(({ shows, canonical }) =>
      command('products', shows, 'lookup', { link: canonical }),
    ),
  ];
}

function command(
  group: Group,
  label: string,
  name: string,
  options: Readonly<Record<string, string>>,
): Suggestion {
  return { group, label, kind: 'command', command: name, options };
}

function message(group: Group, label: string, lines: readonly string[]): Suggestion {
  return { group, label, kind: 'message', text: lines.join('\n'), note: LINKS_NOTE };
}

function product(id: string): ProductSample {
  const found = SAMPLES.products.find((sample) => sample.id === id);
  if (found === undefined) throw new Error(`There is no sample product ${id}`);
  return found;
}
