import type { Inline } from './nodes.ts';

/** A matched rule: the node it makes (or plain text to continue with) and how many characters it took. */
export interface Found {
  readonly node: Inline;
  readonly length: number;
}

type Rule = readonly [
  pattern: RegExp,
  build: (match: RegExpExecArray, parse: (text: string) => Inline[]) => Inline | null,
];

const wrap = (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): Rule[1] => {
  return (match, parse) => ({ kind, children: parse(match[1] ?? match[2] ?? '') });
};

/** Sticky patterns, tried in this order, with Discord's own ideas of where a mark may end. */
const rules: readonly Rule[] = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ kind: 'text', text: m[1] ?? '' })],
  // The shrug arm would otherwise lose its backslash.
  [/¯\\_\(ツ\)_\/¯/y, (m) => ({ kind: 'text', text: m[0] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ kind: 'code', text: trimCode(m[2] ?? '') })],
  [/<@!?(\d{1,20})>/y, (m) => ({ kind: 'user', id: m[1] ?? '' })],
  [/<@&(\d{1,20})>/y, (m) => ({ kind: 'role', id: m[1] ?? '' })],
  [/<#(\d{1,20})>/y, (m) => ({ kind: 'channel', id: m[1] ?? '' })],
  [/<\/([^:>\n]{1,100}):(\d{1,20})>/y, (m) => ({ kind: 'command', name: m[1] ?? '', id: m[2] ?? '' })],
  [/<a?:(\w{2,32}):(\d{1,20})>/y, (m) => ({ kind: 'emoji', name: m[1] ?? '', id: m[2] ?? '' })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    (m) => ({ kind: 'time', seconds: Number(m[1]), style: m[2] ?? 'f' }),
  ],
  [/@(?:everyone|here)\b/y, (m) => ({ kind: 'everyone', text: m[0] })],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => bareLink(m[1] ?? '')],
  [/\|\|([\s\S]+?)\|\|/y, wrap('spoiler')],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap('bold')],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap('underline')],
  [/~~([\s\S]+?)~~(?!~)/y, wrap('strike')],
  [
    /\b_((?:__|\\[\s\S]|[^\\_])+?)_\b|\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^*\s\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y,
    wrap('italic'),
  ],
];

/** The first rule that matches at `index`. */
export function matchRule(text: string, index: number, parse: (text: string) => Inline[]): Found | null {
  for (const [pattern, build] of rules) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (!match) continue;
    const node = build(match, parse);
    if (node) return { node, length: match[0].length };
  }
  return null;
}

/** ``a `code` `` needs a space beside the inner tick; Discord drops that space again. */
function trimCode(text: string): string {
  return text.replace(/^ (?=`)|(?<=`) $/g, '');
}

function bareLink(url: string): Inline | null {
  return URL.canParse(url) ? { kind: 'link', url, children: [{ kind: 'text', text: url }] } : null;
}
