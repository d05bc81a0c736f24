import type { APIButtonComponent, BaseInteraction } from 'discord.js';
import type { Visibility } from '../../bot/command-reply.ts';
import type { Context } from '../../context.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import { moveMenu } from '../../views/haul/adding.ts';
import { haulGone } from '../haul-actions/haul-gone.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { showItem } from '../haul-item-actions/show-item.ts';
import { withRows } from '../reply/kept-rows.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { otherHauls } from './open-hauls.ts';

interface Movable {
  /** Of items in one haul, at least one. */
  readonly ids: readonly number[];
  /** Those among them that the menu moves: the last ones that the haul got. Default: all. */
  readonly movable?: readonly number[];
  /** What was just done, a sentence each. */
  readonly notes: readonly string[];
  /** What can be done about it, below several items. */
  readonly steps?: readonly APIButtonComponent[];
}

/**
 * Shows what was just added to a haul, with a menu that moves it to another one: one item on its own card, several in
 * their haul.
 */
export async function showMovable(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  { ids, movable = ids, notes, steps = [] }: Movable,
): Promise<MessageView | GrowingView> {
  const texts = textsForUser(interaction);
  const [first = 0, ...more] = ids;
  const item = await context.store.haulItems.get(interaction.user.id, first);
  if (item === undefined) throw haulGone(interaction);
  const menu = moveMenu(movable, await otherHauls(interaction, item.haulId, context), texts);
  if (more.length === 0 && steps.length === 0)
    return withRows(await showItem(interaction, context, visibility, first, notes), menu);
  const haul = await ownHaul(interaction, item.haulId, context);
  const from = haul.items.findIndex(({ id }) => id === first);
  return withRows(await showHaul(interaction, context, visibility, haul, { from, notes, steps }), menu);
}
