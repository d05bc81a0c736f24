import { haulName } from '../../cards/haul-name.ts';
import { MAX_HAULS } from '../../domain/hauls/limits.ts';
import {
  closedHaulView,
  deleteHaulView,
  haulMoreView,
  newHaulModal,
  readHaulName,
  renameHaulModal,
} from '../../hauls/cards/list.ts';
import { noArgs, oneId } from '../arguments/custom-id-args.ts';
import { type Card, type CommandRequest, opening, sending, updating } from '../replies/request.ts';
import { ownHaul, tooManyHauls } from './own-haul.ts';
import { showHaul, showHaulList } from './show-haul.ts';
import { watchedOfHaul } from './watch.ts';

const close = updating(oneId, async (request, [id]) => {
  const { store, clock } = request.context;
  await store.hauls.close(request.userId, id, clock());
  const started = await store.haulWatches.list(request.userId, id);
  return started.length === 0
    ? showMore(request, id)
    : closedHaulView(await ownHaul(request, id), request.texts);
});

export const moreButtons = {
  /** *More*: what can be done with a haul. */
  more: updating(oneId, (request, [id]) => showMore(request, id)),
  close,
  /** Of an earlier version. */
  reviewclose: close,
  /** Shows the haul itself, because people who reopen it want to continue with it. */
  reopen: updating(oneId, async (request, [id]) => {
    const { store, clock } = request.context;
    await store.hauls.reopen(request.userId, id, clock());
    return showHaul(request, await ownHaul(request, id));
  }),
  rename: opening(oneId, async (request, [id]) => renameHaulModal(await ownHaul(request, id), request.texts)),
  askdelete: updating(oneId, async (request, [id]) =>
    deleteHaulView(await ownHaul(request, id), request.texts),
  ),
  delete: updating(oneId, async (request, [id]) => {
    const { context, userId, texts } = request;
    const { name } = await ownHaul(request, id);
    await context.store.hauls.remove(userId, id);
    return showHaulList(request, 0, [texts.haulList.deleted(haulName(name, texts))]);
  }),
  /** *New haul*; reports the limit before the user types a name for a haul that wouldn't fit. */
  new: opening(noArgs, async ({ context, userId, texts }) => {
    const { length } = await context.store.hauls.list(userId);
    if (length >= MAX_HAULS) throw tooManyHauls(texts);
    return newHaulModal(texts);
  }),
};

export const moreModals = {
  new: sending(noArgs, async (request) => {
    const { store, clock } = request.context;
    const name = readHaulName(request.interaction.fields.getTextInputValue('name'));
    const id = await store.hauls.create(request.userId, { name }, clock());
    if (id === null) throw tooManyHauls(request.texts);
    return showHaul(request, await ownHaul(request, id));
  }),
  /** Renames the haul; an empty input removes the name. */
  rename: sending(oneId, async (request, [id]) => {
    const { store, clock } = request.context;
    const name = readHaulName(request.interaction.fields.getTextInputValue('name'));
    await store.hauls.rename(request.userId, id, name, clock());
    return showMore(request, id);
  }),
};

/** @throws UserFacingError when the haul is gone */
async function showMore(request: CommandRequest, id: number): Promise<Card> {
  const { context, userId, texts } = request;
  const haul = await ownHaul(request, id);
  const [hauls, watches] = await Promise.all([
    context.store.hauls.list(userId),
    watchedOfHaul(userId, haul, context.store),
  ]);
  return haulMoreView(haul, { hauls: hauls.length, watches }, texts);
}
