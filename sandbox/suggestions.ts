import { seeded } from './discord/seed.ts';
import { SAMPLES } from './service/index.ts';

/** One thing to click on the page: a command to run, or a text to send. */
export type Suggestion =
  | {
      readonly label: string;
      readonly kind: 'command';
      readonly command: string;
      readonly options: Readonly<Record<string, string>>;
    }
  | { readonly label: string; readonly kind: 'message'; readonly text: string };

/** Everything the service has to show, one click each. */
export function suggestions(): Suggestion[] {
  const command = (label: string, name: string, options: Record<string, string>): Suggestion => ({
    label,
    kind: 'command',
    command: name,
    options,
  });
  const message = (label: string, text: string): Suggestion => ({ label, kind: 'message', text });
  const [first, second] = SAMPLES.products;
  const agentLink = first?.agents['cnfans'] ?? first?.canonical ?? '';
  return [
    message('Paste a link into the chat', `W2C these? ${agentLink}`),
    message('Paste two, one hidden', `${second?.canonical ?? ''} or ||${agentLink}||`),
    {
      label: 'Hear of new scans in #parcels',
      kind: 'command',
      command: 'alerts add',
      options: { event: 'tracking', channel: seeded.parcels },
    },
    command('What I follow', 'parcels', {}),
    ...SAMPLES.parcels.map(({ number, shows }) => command(`Parcel: ${shows}`, 'track', { number })),
    command('Convert an agent’s link', 'convert', { link: agentLink }),
    ...SAMPLES.products.map(({ shows, canonical }) => command(`Photos: ${shows}`, 'qc', { link: canonical })),
    ...SAMPLES.products.map(({ shows, canonical }) =>
      command(`Product: ${shows}`, 'lookup', { link: canonical }),
    ),
    ...SAMPLES.shortLinks.slice(0, 1).map((link) => command('Convert a short link', 'convert', { link })),
  ];
}
