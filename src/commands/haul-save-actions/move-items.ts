import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { MAX_HAUL_ITEMS, MAX_QUANTITY } from '../../domain/haul/limits.ts';
import type { AddedItems, Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { haulName } from '../../views/haul/name.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { haulGone } from '../haul-actions/haul-gone.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { chosenHaul } from './open-hauls.ts';
import { showMovable } from './show-movable.ts';

/** The menu below what was just added: moves it to another haul. Its custom id has the first and the last added item. */
export const moveItems = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg, rowIdArg]),
  press: ({ interaction, args: [first, last], values }, context) => ({
    private: true,
    async view(visibility) {
      const target = await chosenHaul(interaction, values, context);
      const ids = await itemsBetween(interaction, first, last, context);
      return move(interaction, context, visibility, ids, target);
    },
  }),
});

async function move(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  ids: readonly number[],
  target: Haul,
): Promise<MessageView | GrowingView> {
  const texts = textsForUser(interaction);
  const outcome = await context.store.haulItems.move(interaction.user.id, ids, target.id, context.clock());
  if (outcome === undefined) throw haulGone(interaction);
  if (outcome.isClosed) throw new UserFacingError(texts.haulSave.closed(haulName(target.name, texts)));
  const notes = notesOf(outcome, target, texts);
  // What doesn't fit stays, with the menu of the others. What was there before this press stays there.
  const isRefused = outcome.ids.length === 0;
  const shown = isRefused ? { ids, movable: ids } : { ids: outcome.ids, movable: outcome.newIds };
  return showMovable(interaction, context, visibility, { ...shown, notes });
}

function notesOf({ added, leftOut, cutPieces, ids }: AddedItems, target: Haul, texts: Texts): string[] {
  const { haul, haulItem, haulSave } = texts;
  const name = haulName(target.name, texts);
  if (ids.length === 0) return [haulSave.full(name, MAX_HAUL_ITEMS)];
  return [
    added > 0 ? haulSave.moved(name) : haulSave.already(name),
    ...(leftOut > 0 ? [haul.full(leftOut, MAX_HAUL_ITEMS)] : []),
    ...(cutPieces > 0 ? [haulItem.cutPieces(MAX_QUANTITY, cutPieces)] : []),
  ];
}

/**
 * The ids of the items that were added to one haul together.
 * @throws UserFacingError when they are no longer there
 */
async function itemsBetween(
  interaction: BaseInteraction,
  first: number,
  last: number,
  context: Context,
): Promise<number[]> {
  const item = await context.store.haulItems.get(interaction.user.id, first);
  if (item === undefined) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
  const { items } = await ownHaul(interaction, item.haulId, context);
  return items.map(({ id }) => id).filter((id) => id >= first && id <= last);
}
