import { type Subject, subjectKey } from '../api/index.ts';
import { findLinks } from '../links/find.ts';
import { isGenericShortLink } from '../links/sites.ts';
import { linkedSubjects } from '../products/index.ts';

/** A reply shows so many products of a message. */
export const MAX_LINKS = 3;

/** A link that gets a reply. */
export interface SelectedLink {
  readonly subject: Subject;
  /** The agent whose link it is; null for a link of the platform itself. */
  readonly agent: string | null;
  readonly spoiler: boolean;
}

export interface SelectedLinks {
  /** The first ones. */
  readonly links: readonly SelectedLink[];
  /** All products of the message. */
  readonly all: readonly SelectedLink[];
}

/**
 * The product links of a message, each product once. Skips links in code or `<…>`, shops, and general link shorteners, which
 * may lead anywhere.
 */
export function selectLinks(content: string): SelectedLinks {
  const selected = new Map<string, SelectedLink>();
  for (const { link, muted, spoiler } of findLinks(content)) {
    if (muted || link.kind === 'shop') continue;
    if (link.kind === 'product') add(selected, { subject: link.product, agent: link.agent, spoiler });
    else if (!isGenericShortLink(link.url))
      add(selected, { subject: { url: link.url }, agent: null, spoiler });
  }
  const all = [...selected.values()];
  return { links: all.slice(0, MAX_LINKS), all };
}

/** The links of a message to the bot, where those in code or `<…>` count if there are no others. */
export function selectAddressedLinks(content: string): SelectedLinks {
  const selected = selectLinks(content);
  if (selected.all.length > 0) return selected;
  const all = linkedSubjects(content).map((subject) => ({ subject, agent: null, spoiler: false }));
  return { links: all.slice(0, MAX_LINKS), all };
}

/** A product that is linked twice is a spoiler only if both links are. */
function add(selected: Map<string, SelectedLink>, link: SelectedLink): void {
  const key = subjectKey(link.subject);
  const known = selected.get(key);
  selected.set(key, known === undefined ? link : { ...known, spoiler: known.spoiler && link.spoiler });
}
