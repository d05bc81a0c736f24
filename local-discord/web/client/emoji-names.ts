import { COMMON_EMOJI } from './common-emoji.ts';

/** Emoji that bots put on buttons without a word. */
const ON_BUTTONS: readonly (readonly [emoji: string, name: string])[] = [
  ['🔄', 'refresh'],
  ['🗑️', 'delete'],
  ['✏️', 'edit'],
  ['➕', 'add'],
  ['➖', 'remove'],
  ['❌', 'close'],
  ['✅', 'confirm'],
  ['◀️', 'previous'],
  ['▶️', 'next'],
  ['⏮️', 'first'],
  ['⏭️', 'last'],
  ['⚙️', 'settings'],
  ['🔍', 'search'],
  ['🔔', 'notifications'],
  ['ℹ️', 'information'],
];

const names: ReadonlyMap<string, string> = new Map(
  [...COMMON_EMOJI, ...ON_BUTTONS].map(([emoji, words]) => [bare(emoji), words.split(' ')[0] ?? '']),
);

/** What a screen reader says for an emoji that stands alone; the emoji itself where it has no name here. */
export function emojiName(emoji: string): string {
  return names.get(bare(emoji))?.replaceAll('_', ' ') ?? emoji;
}

/** Without the mark that asks for a picture instead of a character. */
function bare(emoji: string): string {
  return emoji.replaceAll('\uFE0F', '');
}
