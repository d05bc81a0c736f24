import type { WireEntry } from '../../src/wire/entry.ts';

/** What of the wire is shown. */
export interface WireFilter {
  readonly hiddenKinds: readonly string[];
  /** One bot; null for all. */
  readonly botId: string | null;
  /** What the title or the content has to contain. */
  readonly text: string;
}

export const NO_FILTER: WireFilter = { hiddenKinds: [], botId: null, text: '' };

/** Whether an entry is shown. */
export function matches(entry: WireEntry, { hiddenKinds, botId, text }: WireFilter): boolean {
  if (hiddenKinds.includes(entry.kind)) return false;
  // What belongs to no bot, such as a refused token, concerns whoever looks for a bot, too.
  if (botId !== null && (entry.botId ?? botId) !== botId) return false;
  const wanted = text.trim().toLowerCase();
  return wanted === '' || textOf(entry).includes(wanted);
}

function textOf({ title, status, sent, answer, warnings }: WireEntry): string {
  return [title, status, JSON.stringify(sent), JSON.stringify(answer), warnings?.join(' ')]
    .join(' ')
    .toLowerCase();
}

/** Why an entry stands out, if it does. */
export function alarmOf({ title, status, warnings = [] }: WireEntry): 'limited' | 'closed' | 'warned' | null {
  if (status === 429) return 'limited';
  if (/^clos/.test(title)) return 'closed';
  return warnings.length > 0 ? 'warned' : null;
}

/** A request as a curl command. The token is not part of it: it stays in a variable. */
export function curlOf({ request, sent }: WireEntry, origin: string): string | null {
  if (!request) return null;
  const hasBody = sent !== null && sent !== undefined && request.method !== 'GET';
  const lines = [
    `curl -X ${request.method} ${quoted(`${origin}${encodeURI(request.path)}`)}`,
    '-H "Authorization: Bot $TOKEN"',
    ...(hasBody ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(sent))}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** As one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
