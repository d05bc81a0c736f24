import type { ClientMessage } from '../../src/client/protocol.ts';
import { commandLabel } from './commands.ts';
import { parseInline } from './markdown/inline.ts';
import type { Inline } from './markdown/nodes.ts';
import { formatTime } from './markdown/time.ts';
import { findChannel, findRole, findUser, safeLocale } from './names.ts';
import type { AppState } from './state.ts';

/** A message in one line without marks, for the quote above a reply. Spoilers stay hidden. */
export function plainText(state: AppState, source: string): string {
  return toText(state, parseInline(source)).replace(/\s+/g, ' ').trim();
}

/** What a message says first, in one line: its text, or that of its card. */
export function firstWords(
  state: AppState,
  { content, embeds, components, attachments }: ClientMessage,
): string {
  const card = embeds[0]?.title ?? embeds[0]?.description ?? textIn(components);
  const text = content !== '' ? content : (card ?? (attachments.length > 0 ? 'Attachment' : ''));
  return plainText(state, text.replace(/^(?:#{1,3}|-#|>) /gm, ''));
}

/** The first text among components, at whatever depth. */
function textIn(components: readonly unknown[]): string | undefined {
  for (const component of components) {
    if (typeof component !== 'object' || component === null) continue;
    if ('content' in component && typeof component.content === 'string') return component.content;
    const inside =
      'components' in component && Array.isArray(component.components)
        ? textIn(component.components)
        : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
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
      return `/${commandLabel(state, node.name)}`;
    case 'emoji':
      return `:${node.name}:`;
    case 'time':
      return formatTime(node.seconds, node.style, safeLocale(state), Date.now());
    default:
      return toText(state, node.children);
  }
}
