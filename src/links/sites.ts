import { AGENTS, PLATFORMS, SHORT_LINK_HOSTS } from './catalogue.ts';
import { type Shape, wrapped } from './shapes.ts';

/** What is known about one host. */
export interface Site {
  /** Null for a platform's own. */
  readonly agent: string | null;
  readonly shapes: readonly Shape[];
  /** Its links can only be followed by the service. */
  readonly isShort: boolean;
}

const exact = new Map<string, Site>();
/** Sites that cover every subdomain of a domain. */
const below = new Map<string, Site>();
const platformDomains = new Set(PLATFORMS.flatMap(({ domains }) => domains));

for (const { pages } of PLATFORMS) {
  for (const { hosts, shapes } of pages) {
    const site = { agent: null, shapes, isShort: false };
    for (const host of hosts) {
      if (host.startsWith('.')) below.set(host.slice(1), site);
      else exact.set(host, site);
    }
  }
}
for (const { id, hosts, shapes } of AGENTS) {
  for (const host of hosts) exact.set(host, { agent: id, shapes, isShort: false });
}
// How links leave a Google spreadsheet.
for (const host of ['www.google.com', 'google.com'])
  exact.set(host, { agent: null, shapes: [wrapped('q url', /^\/url$/)], isShort: false });
for (const host of SHORT_LINK_HOSTS) exact.set(host, { agent: null, shapes: [], isShort: true });

/** Hosts have no case, but nearly all are written in lower case: those are found as they are. */
export function siteOf(host: string): Site | undefined {
  return exact.get(host) ?? siteOfLower(host.toLowerCase());
}

function siteOfLower(host: string): Site | undefined {
  return exact.get(host) ?? firstParent(host, (domain) => below.get(domain));
}

/** Whether a host is a platform's, whatever its pages are. */
export function isPlatformHost(written: string): boolean {
  const host = written.toLowerCase();
  return (
    platformDomains.has(host) ||
    firstParent(host, (domain) => (platformDomains.has(domain) ? domain : undefined)) !== undefined
  );
}

/** Asks about `b.c`, then `c`, for `a.b.c`: only on dot boundaries. */
function firstParent<T>(host: string, ask: (domain: string) => T | undefined): T | undefined {
  for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
    const answer = ask(host.slice(dot + 1));
    if (answer !== undefined) return answer;
  }
  return undefined;
}
