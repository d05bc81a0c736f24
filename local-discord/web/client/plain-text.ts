import { parseInline } from './markdown/inline.ts';
import type { Inline } from './markdown/nodes.ts';
import { formatTime } from './markdown/time.ts';
import { findChannel, findRole, findUser, safeLocale } from './names.ts';
import type { AppState } from './state.ts';

/** A message in one line without marks, for the quote above a reply. Spoilers stay hidden. */
export function plainText(state: AppState, source: string): string {
  return toText(state, parseInline(source)).replace(/\s+/g, ' ').trim();
}

/** The words of already parsed text. */
export function toText(state: AppState, nodes: readonly Inline[]): string {
  return nodes.map((node) => nodeText(state, node)).join('');
}

function nodeText(state: AppState, node: Inline): string {
  switch (node.kind) {
    case 'text':
    case 'code':
    case 'everyone':
      return node.text;
    case 'spoiler':
      return '█'.repeat(Math.min(12, toText(state, node.children).length));
    case 'user':
      return `@${findUser(state, node.id)?.username ?? 'unknown-user'}`;
    case 'role':
      return `@${findRole(state, node.id)?.name ?? 'deleted-role'}`;
    case 'channel':
      return `#${findChannel(state, node.id)?.name ?? 'unknown'}`;
    case 'command':
      return `/${node.name}`;
    case 'emoji':
      return `:${node.name}:`;
    case 'time':
      return formatTime(node.seconds, node.style, safeLocale(state), Date.now());
    default:
      return toText(state, node.children);
  }
}
