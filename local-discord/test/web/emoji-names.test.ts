import { expect, it } from 'vitest';
import { emojiName } from '../../web/client/emoji-names.ts';

it.each([
  ['🔄', 'refresh'],
  ['🗑️', 'delete'],
  ['🗑', 'delete'],
  ['👍', 'thumbsup'],
  ['❤️', 'heart'],
  ['🪿', '🪿'],
])('a button with %s alone is called %s', (emoji, name) => {
  expect(emojiName(emoji)).toBe(name);
});
