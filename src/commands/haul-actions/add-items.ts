import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Visibility } from '../../bot/command-reply.ts';
import type { ModalOpener } from '../../bot/component.ts';
import type { ModalHandler } from '../../bot/modal.ts';
import type { Context } from '../../context.ts';
import { encodeCustomId } from '../../discord/custom-id.ts';
import type { GrowingView, MessageView } from '../../discord/message-view.ts';
import type { AddedItems, NewHaulItem } from '../../store/index.ts';
import { button } from '../../views/components.ts';
import { addedNotes, addItemsModal, stepsAfterAdding } from '../../views/haul/adding.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { wholeNumberArg } from '../arguments/whole-number.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { haulClosed, refuseClosed } from './haul-closed.ts';
import { haulGone } from './haul-gone.ts';
import { ownHaul } from './own-haul.ts';
import { readProducts } from './read-products.ts';
import { showHaul } from './show-haul.ts';
import { tooManyHauls } from './too-many-hauls.ts';

/** The id of a haul; 0: the one that the user changed last, or a new one. */
const targetArg = wholeNumberArg.pipe(z.int());
const args = z.tuple([targetArg]);

export const openAddForm: ModalOpener<Context> = {
  mode: 'modal',
  async modal({ interaction, args: given }, context) {
    const parsed = args.safeParse(given);
    if (!parsed.success) return null;
    const [target] = parsed.data;
    const texts = textsForUser(interaction);
    // Before anybody pastes links.
    if (target !== 0) refuseClosed(await ownHaul(interaction, target, context), texts);
    return addItemsModal(target, texts);
  },
};

export const submitAddForm: ModalHandler<Context> = {
  mode: 'update',
  submit({ interaction, args: given }, context) {
    const parsed = args.safeParse(given);
    if (!parsed.success) return null;
    const [target] = parsed.data;
    const text = interaction.fields.getTextInputValue('links');
    return { private: true, view: (visibility) => addLinked(interaction, context, visibility, text, target) };
  },
};

/**
 * Adds the products that a text links to, and shows the haul from the first of them on.
 * @param target as in the custom id
 * @throws UserFacingError when the haul is gone or closed, for a text without a product, or when none of its short links can be followed now
 */
export async function addLinked(
  interaction: BaseInteraction,
  context: Context,
  visibility: Visibility,
  text: string,
  target: number,
): Promise<MessageView | GrowingView> {
  const texts = textsForUser(interaction);
  // Nothing is asked of the service for a haul that is gone or closed.
  if (target !== 0) refuseClosed(await ownHaul(interaction, target, context), texts);
  const { products, unknown, unchecked, leftOut } = await readProducts(text, context);
  if (products.length === 0) {
    const again = encodeCustomId('haul', 'add', String(target));
    const problem = unchecked.length > 0 ? texts.haul.uncheckedLinks(unchecked.length) : texts.haul.noLinks;
    throw new UserFacingError(problem, [button(texts.common.tryAgain, again, { primary: true })]);
  }
  const items = products.map((product) => ({ product }));
  const { haulId, outcome } = await addToHaul(interaction, context, items, target);
  const haul = await ownHaul(interaction, haulId, context);
  const first = haul.items.findIndex(({ id }) => id === outcome.ids[0]);
  const left = outcome.leftOut + leftOut;
  const notLinked = { unknown: unknown.length, unchecked: unchecked.length };
  const notes = addedNotes({ ...outcome, leftOut: left, ...notLinked }, texts);
  const steps = stepsAfterAdding(left, texts);
  return showHaul(interaction, context, visibility, haul, { from: Math.max(0, first), notes, steps });
}

/**
 * Adds items to a haul of the user; to a new one where there is none.
 * @param target the id of a haul; 0: the one that the user changed last; `new`: another one
 * @throws UserFacingError when the haul is gone or closed, or for somebody who has too many
 */
export async function addToHaul(
  interaction: BaseInteraction,
  context: Context,
  items: readonly NewHaulItem[],
  target: number | 'new',
): Promise<{ readonly haulId: number; readonly outcome: AddedItems }> {
  const { user } = interaction;
  const { store, clock } = context;
  const { hauls } = store;
  const found = target === 0 ? await hauls.currentOrNew(user.id, clock()) : target;
  const haulId = found === 'new' ? await hauls.create(user.id, {}, clock()) : found;
  if (haulId === null) throw tooManyHauls(interaction);
  const outcome = await store.haulItems.add(user.id, haulId, items, clock());
  if (outcome !== undefined && !outcome.isClosed) return { haulId, outcome };
  // Closed or deleted by another press in between: the next one is meant.
  if (target === 0) return addToHaul(interaction, context, items, target);
  throw outcome === undefined
    ? haulGone(interaction)
    : haulClosed(await ownHaul(interaction, haulId, context), textsForUser(interaction));
}
