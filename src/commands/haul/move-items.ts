import type { APIButtonComponent } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { haulName } from '../../cards/haul-name.ts';
import { MAX_HAUL_ITEMS, MAX_QUANTITY } from '../../domain/hauls/limits.ts';
import { moveMenu } from '../../hauls/cards/adding.ts';
import type { AddedItems, Haul, ListedHaul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { chosenValue, rowIdArg } from '../arguments/custom-id-args.ts';
import { withRows } from '../replies/kept-rows.ts';
import { type Card, type CommandRequest, updating } from '../replies/request.ts';
import { showItem } from './item.ts';
import { haulGone, ownHaul } from './own-haul.ts';
import { showHaulFrom } from './show-haul.ts';

/** The menu below what was just added: moves it to another haul. Its custom id has the first and the last added item. */
export const moveItems = updating(z.tuple([rowIdArg, rowIdArg]), async (request, [first, last], values) => {
  const { userId, texts } = request;
  const { store, clock } = request.context;
  const target = await chosenHaul(request, values);
  const ids = await itemsBetween(request, first, last);
  const outcome = await store.haulItems.move(userId, ids, target.id, clock());
  if (outcome === undefined) throw haulGone(texts);
  const name = haulName(target.name, texts);
  if (outcome.isClosed) throw new UserFacingError(texts.haulSave.closed(name));
  const notes = notesOf(outcome, name, texts);
  // What doesn't fit stays, with the menu of the others. What was there before this press stays there.
  if (outcome.ids.length === 0) return showMovable(request, { ids, notes });
  return showMovable(request, { ids: outcome.ids, movable: outcome.newIds, notes });
});

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
  request: CommandRequest,
  { ids, movable = ids, notes, steps = [] }: Movable,
): Promise<Card> {
  const { context, userId, texts } = request;
  const [first = 0, ...more] = ids;
  const item = await context.store.haulItems.get(userId, first);
  if (item === undefined) throw haulGone(texts);
  const menu = moveMenu(movable, await otherHauls(request, item.haulId), texts);
  const isAlone = more.length === 0 && steps.length === 0;
  const card = isAlone
    ? await showItem(request, first, notes)
    : await showHaulFrom(request, item.haulId, first, { notes, steps });
  return withRows(card, menu);
}

/** The user's open hauls without one of them; the one that was changed last comes first. */
export async function otherHauls({ context, userId }: CommandRequest, haulId: number): Promise<ListedHaul[]> {
  const all = await context.store.hauls.list(userId);
  return all.filter(({ id, closedAt }) => id !== haulId && closedAt === null);
}

/**
 * The haul chosen in a menu.
 * @throws UserFacingError if it has been closed or deleted, or belongs to someone else
 */
export async function chosenHaul(request: CommandRequest, [value]: readonly string[]): Promise<Haul> {
  const { texts } = request;
  const haul = await ownHaul(request, chosenValue(request, rowIdArg, value));
  if (haul.closedAt !== null) throw new UserFacingError(texts.haulSave.closed(haulName(haul.name, texts)));
  return haul;
}

function notesOf(
  { added, leftOut, cutPieces, ids }: AddedItems,
  target: string,
  { haul, haulItem, haulSave }: Texts,
): string[] {
  if (ids.length === 0) return [haulSave.full(target, MAX_HAUL_ITEMS)];
  return [
    added > 0 ? haulSave.moved(target) : haulSave.already(target),
    ...(leftOut > 0 ? [haul.full(leftOut, MAX_HAUL_ITEMS)] : []),
    ...(cutPieces > 0 ? [haulItem.cutPieces(MAX_QUANTITY, cutPieces)] : []),
  ];
}

/**
 * The ids of the items that were added to one haul together.
 * @throws UserFacingError if they no longer exist
 */
async function itemsBetween(request: CommandRequest, first: number, last: number): Promise<number[]> {
  const item = await request.context.store.haulItems.get(request.userId, first);
  if (item === undefined) throw new UserFacingError(request.texts.errors.outdatedComponent);
  const { items } = await ownHaul(request, item.haulId);
  return items.map(({ id }) => id).filter((id) => id >= first && id <= last);
}
