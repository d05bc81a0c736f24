import { createHmac, randomBytes } from 'node:crypto';
import { isObject } from '../json.ts';
import type { World } from '../world/model.ts';

/** For how long a link to a file works, and how often it is signed anew (developers/reference#signed-attachment-cdn-urls). */
const VALID_SECONDS = 24 * 3600;
const RENEWED_SECONDS = 12 * 3600;
const KEYS = new Set(['url', 'proxy_url', 'icon_url']);
const SIGNATURE = /\?ex=[0-9a-f]+&is=[0-9a-f]+&hm=[0-9a-f]{64}&?$/;

const secret = randomBytes(32);

type Signer = Pick<World, 'clock' | 'origin'>;

/** A link to an uploaded file with a signature. */
export function signedLink({ clock }: Pick<World, 'clock'>, link: string): string {
  const issued = Math.floor(clock.now() / 1000 / RENEWED_SECONDS) * RENEWED_SECONDS;
  const [is, ex] = [issued.toString(16), (issued + VALID_SECONDS).toString(16)];
  return `${link}?ex=${ex}&is=${is}&hm=${signatureOf(new URL(link).pathname, ex, is)}&`;
}

/** What embeds and components show, with signatures on the links to uploaded files. */
export function withSignedLinks<T>(world: Signer, value: T): T {
  return mapLinks(value, (link) =>
    link.startsWith(`${world.origin}/attachments/`) ? signedLink(world, link) : link,
  );
}

/** A link without the signature that it may have. */
export const unsignedLink = (link: string) => link.replace(SIGNATURE, '');

/** Whether a link has a signature that still holds. */
export function holdsSignature({ clock }: Pick<World, 'clock'>, pathname: string, query: unknown): boolean {
  const { ex, is, hm } = Object(query);
  const isOurs = hm === signatureOf(pathname, String(ex), String(is));
  return isOurs && Number.parseInt(ex, 16) * 1000 > clock.now();
}

function signatureOf(pathname: string, ex: string, is: string): string {
  return createHmac('sha256', secret).update(`${pathname} ${ex} ${is}`).digest('hex');
}

function mapLinks<T>(value: T, change: (link: string) => string): T {
  if (Array.isArray(value)) return value.map((entry) => mapLinks(entry, change)) as T;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    KEYS.has(key) && typeof entry === 'string' ? change(entry) : mapLinks(entry, change),
  ]);
  return Object.fromEntries(entries);
}
