import type { Message } from 'discord.js';
import * as z from 'zod';
import { decodeCustomId } from '../../discord/custom-id.ts';
import { unescapeText } from '../../discord/escape-markdown.ts';
import { textWithId } from '../../discord/text-with-id.ts';
import { type ReviewDraft, WORDS_ID } from '../../views/haul/review.ts';
import { TAGS_COMPONENT, TITLE_ID, TITLE_MARK } from '../../views/haul/review-preview.ts';
import type { ReviewTags } from '../../views/haul/review-tags.ts';

/** What the author wrote, from the preview that shows it: nothing is stored before it is posted. Null: no preview. */
export function draftIn(message: Message): ReviewDraft | null {
  const title = textWithId(message, TITLE_ID);
  if (title === null) return null;
  const words = textWithId(message, WORDS_ID) ?? '';
  return {
    title: unescapeText(title.replace(TITLE_MARK, '')),
    words: words.split('\n').map(unescapeText).join('\n'),
  };
}

const tagMenu = z.object({
  custom_id: z.string().refine((id) => decodeCustomId(id)?.component === TAGS_COMPONENT),
  min_values: z.number().default(1),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      emoji: z.object({ name: z.string().nullish() }).nullish(),
      default: z.boolean().optional(),
    }),
  ),
});
const row = z.object({ components: z.array(z.unknown()) });

export const NO_TAGS: ReviewTags = { offered: [], chosen: [], areRequired: false };

/** The tags that the preview's menu shows. */
export function tagsIn(message: Pick<Message, 'components'>): ReviewTags {
  const menu = tagMenuIn(message);
  if (menu === undefined) return NO_TAGS;
  const { options, min_values: least } = menu;
  return {
    offered: options.map(({ value, label, emoji }) => ({
      id: value,
      name: label,
      emoji: emoji?.name ?? null,
    })),
    chosen: options.flatMap((option) => (option.default === true ? [option.value] : [])),
    areRequired: least > 0,
  };
}

/** What the custom id of the preview's menu of tags says; empty: it has none. */
export function tagMenuArgs(message: Pick<Message, 'components'>): readonly string[] {
  const menu = tagMenuIn(message);
  return menu === undefined ? [] : (decodeCustomId(menu.custom_id)?.args ?? []);
}

function tagMenuIn({ components }: Pick<Message, 'components'>): z.infer<typeof tagMenu> | undefined {
  return components
    .map((one) => one.toJSON())
    .flatMap((one) => row.safeParse(one).data?.components ?? [])
    .flatMap((one) => row.safeParse(one).data?.components ?? [])
    .flatMap((one) => tagMenu.safeParse(one).data ?? [])[0];
}
