import { ComponentType } from 'discord.js';
import { LIMITS } from '../../discord/limits.ts';
import { cut, plainText } from '../../discord/truncate.ts';
import type { Texts } from '../../texts/index.ts';
import type { ActionRow } from '../components.ts';

/** Discord takes this many for a post. */
const MAX_POST_TAGS = 5;

/** A tag of a forum that a post may have. */
export interface ForumTag {
  readonly id: string;
  readonly name: string;
  /** In Unicode; null: none. */
  readonly emoji: string | null;
}

/** The tags of a review. */
export interface ReviewTags {
  readonly offered: readonly ForumTag[];
  /** Ids, among those that are offered. */
  readonly chosen: readonly string[];
  /** Each post in the forum needs one. */
  readonly areRequired: boolean;
}

/** Whether Discord would refuse the post until a tag is chosen. */
export function needsTag({ areRequired, chosen }: ReviewTags): boolean {
  return areRequired && chosen.length === 0;
}

/** The menu of a forum's tags, which keeps what is chosen; none for a forum without tags. */
export function tagMenu(customId: string, tags: ReviewTags, { haulReview }: Texts): ActionRow[] {
  const offered = tags.offered.slice(0, LIMITS.selectOptions);
  if (offered.length === 0) return [];
  const options = offered.map(({ id, name, emoji }) => ({
    label: plainText(name, LIMITS.optionText) || id,
    value: id,
    ...(emoji === null ? {} : { emoji: { name: emoji } }),
    ...(tags.chosen.includes(id) ? { default: true } : {}),
  }));
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          custom_id: customId,
          placeholder: cut(
            tags.areRequired ? haulReview.chooseTag : haulReview.optionalTags,
            LIMITS.placeholder,
          ),
          min_values: tags.areRequired ? 1 : 0,
          max_values: Math.min(options.length, MAX_POST_TAGS),
          options,
        },
      ],
    },
  ];
}
