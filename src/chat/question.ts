import { asksForParcels } from '../domain/parcels/asks-for-parcels.ts';
import { findAddressedNumbers, findTrackingNumbers } from '../domain/parcels/tracking-number.ts';
import { findLinks } from '../links/find.ts';
import { findUrlCandidates } from '../links/url-candidates.ts';
import { type SelectedLinks, selectAddressedLinks } from './render-reply.ts';

/** What the author of a message to the bot wants to know. */
export type Question =
  /** Products, and parcels beside them. */
  | { readonly about: 'links'; readonly links: SelectedLinks; readonly numbers: readonly string[] }
  | { readonly about: 'numbers'; readonly numbers: readonly string[] }
  /** A shop, a seller or a search, where products can be opened. */
  | { readonly about: 'shop' }
  /** A site whose links lead to no product that the bot knows. */
  | { readonly about: 'site'; readonly host: string }
  | { readonly about: 'parcels' }
  | { readonly about: 'nothing' };

export function readQuestion(text: string): Question {
  const links = selectAddressedLinks(text);
  if (links.all.length > 0) return { about: 'links', links, numbers: findTrackingNumbers(text) };
  const numbers = findAddressedNumbers(text);
  if (numbers.length > 0) return { about: 'numbers', numbers };
  if (findLinks(text).some(({ link }) => link.kind === 'shop')) return { about: 'shop' };
  const host = firstHost(text);
  if (host !== null) return { about: 'site', host };
  return { about: asksForParcels(text) ? 'parcels' : 'nothing' };
}

function firstHost(text: string): string | null {
  for (const { start, end } of findUrlCandidates(text)) {
    const url = text.slice(start, end);
    const { hostname = '' } = URL.parse(/^https?:/i.test(url) ? url : `https://${url}`) ?? {};
    if (hostname.includes('.')) return hostname.replace(/^www\./, '');
  }
  return null;
}
