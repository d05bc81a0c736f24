import { type Check, inside, refuse } from './report.ts';
import { type Body, optional, shape } from './shape.ts';
import { flag, snowflake, text } from './values.ts';

// The grammar of Unicode TR 51: a flag (or one of its letters, which Discord also accepts), a keycap, or
// joined, toned and tagged pictographs.
const PICTURE = '(?=\\p{Emoji})\\p{ExtPict}(?:\\p{EMod}|\\uFE0F)?(?:[\\u{E0020}-\\u{E007E}]+\\u{E007F})?';
const UNICODE_EMOJI = new RegExp(
  `^(?:\\p{RI}{1,2}|[0-9#*]\\uFE0F?\\u20E3|${PICTURE}(?:\\u200D${PICTURE})*)$`,
  'u',
);

/** Whether the text is one Unicode emoji. */
export const isUnicodeEmoji = (text: string) => UNICODE_EMOJI.test(text);

/** The emoji of a button or option: a custom one by id, or one Unicode emoji as name. */
export const emoji: Check = shape(
  { id: optional(snowflake), name: optional(text(1, 32)), animated: optional(flag) },
  (body: Body, at) => {
    const { id, name } = body;
    if (id !== undefined && id !== null) return;
    const known = typeof name === 'string' && isUnicodeEmoji(name);
    if (!known) refuse(inside(at, 'name'), 'COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  },
);
