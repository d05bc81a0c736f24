import type { Suggestion } from './control/protocol.ts';
import { seeded } from './seed.ts';
import { SAMPLES } from './service/index.ts';

type Group = Suggestion['group'];

const LINKS_NOTE = 'The bot answers the same link once every ten minutes, and only in servers that it is in';

/** Everything that the bot can show, one click each. The guided first minute comes first. */
export function suggestions(): Suggestion[] {
  const command = (
    group: Group,
    label: string,
    name: string,
    options: Record<string, string>,
  ): Suggestion => ({ group, label, kind: 'command', command: name, options });
  const message = (group: Group, label: string, text: string): Suggestion => ({
    group,
    label,
    kind: 'message',
    text,
    note: LINKS_NOTE,
  });
  const [first, second, third] = SAMPLES.products;
  const canonical = first?.canonical ?? '';
  const agentLink = first?.agents['cnfans'] ?? canonical;
  // Other products than in the first minute: the bot answers the same link only once in ten minutes.
  const twoLinks = `${second?.canonical ?? ''} or ||${third?.agents['cnfans'] ?? ''}||`;
  // A parcel that will get new scans soon.
  const moving = SAMPLES.parcels.find(({ isMoving }) => isMoving);
  return [
    command('start', 'Where is my parcel?', 'track', { number: moving?.number ?? '' }),
    command('start', 'What does my item look like in the warehouse?', 'qc', { link: agentLink }),
    command('start', 'What is this product?', 'lookup', { link: canonical }),
    command('start', 'What is my agent’s link for this product?', 'convert', { link: agentLink }),
    message('start', 'Or paste any product link', `W2C these? ${agentLink}`),
    message('links', 'Two links in a message, one behind a spoiler', twoLinks),
    ...SAMPLES.shortLinks
      .slice(0, 1)
      .map((link) => command('links', 'A short link from the app', 'convert', { link })),
    command('alerts', 'Get new scans in #parcels', 'alerts add', {
      event: 'tracking',
      channel: seeded.parcels,
    }),
    command('alerts', 'Get new QC photos in #qc-photos', 'alerts add', {
      event: 'qc',
      channel: seeded.qcPhotos,
    }),
    command('alerts', 'What I follow', 'parcels', {}),
    command('alerts', 'Settings', 'settings', {}),
    command('alerts', 'Does everything work?', 'status', {}),
    ...SAMPLES.parcels.map(({ number, shows }) => command('parcels', shows, 'track', { number })),
    ...SAMPLES.products.map((sample) => command('photos', sample.shows, 'qc', { link: sample.canonical })),
    ...SAMPLES.products.map((sample) =>
      command('products', sample.shows, 'lookup', { link: sample.canonical }),
    ),
  ];
}
