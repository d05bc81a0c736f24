import { button } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { addButton, backToHaul, haulCustomId, reopenButton } from '../../cards/haul-buttons.ts';
import { haulName } from '../../cards/haul-name.ts';
import { MAX_HAULS } from '../../domain/hauls/limits.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import type { CommandRequest } from '../replies/request.ts';

/**
 * A haul that a button names.
 * @throws UserFacingError if it was deleted, or belongs to someone else: ids can be forged
 */
export async function ownHaul({ context, userId, texts }: CommandRequest, id: number): Promise<Haul> {
  const haul = await context.store.hauls.get(userId, id);
  if (haul === undefined) throw haulGone(texts);
  return haul;
}

/** @throws UserFacingError also for a haul that is closed: it changes no more */
export async function ownOpenHaul(request: CommandRequest, id: number): Promise<Haul> {
  const haul = await ownHaul(request, id);
  if (haul.closedAt !== null) throw haulClosed(haul, request.texts);
  return haul;
}

/** @throws UserFacingError also for a haul without items, with the way to the first one */
export async function ownFilledHaul(request: CommandRequest, id: number): Promise<Haul> {
  const haul = await ownHaul(request, id);
  if (haul.items.length > 0) return haul;
  const { empty, emptyHint } = request.texts.haul;
  const problem = haul.closedAt === null ? `${empty}\n${emptyHint}` : empty;
  throw new UserFacingError(problem, [addButton(haul, request.texts, { primary: true })]);
}

interface OwnItem {
  readonly haul: Haul;
  readonly item: HaulItem;
  /** Its position in the haul, from 0. */
  readonly position: number;
}

/**
 * An item that a button names, with its haul.
 * @throws UserFacingError if it was removed, or belongs to someone else: ids can be forged
 */
export async function ownItem({ context, userId, texts }: CommandRequest, itemId: number): Promise<OwnItem> {
  const { hauls, haulItems } = context.store;
  const stored = await haulItems.get(userId, itemId);
  const haul = stored === undefined ? undefined : await hauls.get(userId, stored.haulId);
  const position = haul?.items.findIndex(({ id }) => id === itemId) ?? -1;
  const item = haul?.items[position];
  if (haul !== undefined && item !== undefined) return { haul, item, position };
  const current = await hauls.current(userId);
  const next = current === undefined ? allHauls(texts) : backToHaul(current.id, texts, 0, { primary: true });
  throw new UserFacingError(texts.haulItem.gone, [next]);
}

/** For a haul that has since been deleted, with a button to the other hauls. */
export function haulGone(texts: Texts): UserFacingError {
  return new UserFacingError(texts.haul.gone, [allHauls(texts)]);
}

/** For a user who has reached the haul limit, with a button to the list to delete one. */
export function tooManyHauls({ haul, haulList }: Texts): UserFacingError {
  const list = button(haulList.all(MAX_HAULS), haulCustomId('hauls', '0'));
  return new UserFacingError(haul.tooMany(MAX_HAULS), [list]);
}

/** For adding to a closed haul, with a button to reopen it. */
export function haulClosed({ id, name }: Haul, texts: Texts): UserFacingError {
  const reopen = reopenButton(id, texts, { primary: true });
  return new UserFacingError(texts.haul.reopenFirst(haulName(name, texts)), [reopen]);
}

const allHauls = ({ haulList }: Texts) =>
  button(haulList.others, haulCustomId('hauls', '0'), { primary: true });
