import { emoji } from './emoji.ts';
import type { Check } from './report.ts';
import { optional, required, shape } from './shape.ts';
import { flag, integer, list, oneOf, text } from './values.ts';

/** A poll as it is created. */
export const poll: Check = shape({
  question: required(shape({ text: required(text(1, 300)) })),
  answers: required(
    list(
      shape({ poll_media: required(shape({ text: required(text(1, 55)), emoji: optional(emoji) })) }),
      1,
      10,
    ),
  ),
  duration: optional(integer(1, 768)),
  allow_multiselect: optional(flag),
  layout_type: optional(oneOf(1)),
});
