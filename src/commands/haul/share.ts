import { InteractionContextType } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { addButton } from '../../cards/haul-buttons.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { MAX_QUANTITY } from '../../domain/hauls/limits.ts';
import { SHARED_PER_PAGE, SHARED_PHOTOS, sharedHaulView, sharedPhotos } from '../../hauls/cards/shared.ts';
import type { SharedHaul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { offsetArg } from '../arguments/custom-id-args.ts';
import { defineComponent } from '../builders/define-component.ts';
import { showPhotosOfSeveral } from '../convert/linked-products.ts';
import { postHere } from '../replies/post-here.ts';
import { readerOf } from '../replies/reader.ts';
import { oneId, ownHaul, tooManyHauls } from './own-haul.ts';
import { answering, type Card, type HaulRequest, requestOf } from './request.ts';
import { loadPage, showHaul } from './show-haul.ts';

/** The key of a shared haul inside a custom id: 12 random bytes as base64url. */
const keyArg = z.string().regex(/^[\w-]{16}$/);

/** Posts the haul as it is now, for everybody in the channel. */
export const shareHaul = defineComponent({
  mode: 'reply',
  args: oneId,
  press({ interaction, args: [id] }, context) {
    const { texts } = requestOf(interaction, context);
    // Nobody else would see the card.
    if (interaction.context === InteractionContextType.BotDM)
      throw new UserFacingError(texts.haulShare.onlyYou);
    return postHere(interaction, context, {
      cannotPost: texts.haulShare.cannotPost,
      async view(visibility) {
        const request = requestOf(interaction, context, visibility);
        return showShared(request, await takeSnapshot(request, id));
      },
    });
  },
});

/** *Previous* and *Next*. Whoever shared the haul turns the page for all, and others turn that of their own copy. */
export const sharedPage = answering(
  'update_for_all',
  z.tuple([keyArg, offsetArg]),
  async (request, [key, offset]) => showShared(request, await sharedHaul(request, key), offset),
);

/** Makes the shared haul one of the user's own, and opens it. */
export const copyShared = answering('reply', z.tuple([keyArg]), async (request, [key]) => {
  const { userId, texts } = request;
  const { store, clock } = request.context;
  const copy = await store.sharedHauls.copy(userId, key, clock());
  if (copy === null) throw tooManyHauls(texts);
  const { id, isNew, cutPieces } = copy ?? notShared(texts);
  const notes = [
    isNew ? texts.haulShare.copied : texts.haulShare.copiedBefore,
    ...(cutPieces > 0 ? [texts.haulItem.cutPieces(MAX_QUANTITY, cutPieces)] : []),
  ];
  return showHaul(request, await ownHaul(request, id), { notes });
});

/** The QC photos of the first product, with a menu of the others. */
export const photosOfShared = answering(
  'reply',
  z.tuple([keyArg, offsetArg]),
  async (request, [key, offset]) => {
    const { interaction, context, visibility } = request;
    const { items } = await sharedHaul(request, key);
    const { products } = sharedPhotos(items, offset, SHARED_PER_PAGE);
    return showPhotosOfSeveral(interaction, context, visibility, products.map(productOfTopic));
  },
);

/** @throws UserFacingError when the haul was deleted, is somebody else's or is empty */
async function takeSnapshot(request: HaulRequest, id: number): Promise<SharedHaul> {
  const { context, userId, texts } = request;
  const haul = await ownHaul(request, id);
  if (haul.items.length === 0)
    throw new UserFacingError(texts.haulShare.empty, [addButton(haul, texts, { primary: true })]);
  return (await context.store.sharedHauls.add(userId, id, context.clock())) ?? notShared(texts);
}

/**
 * A shared haul that a button names.
 * @throws UserFacingError when it was deleted or never shared: keys can be forged
 */
async function sharedHaul({ context, texts }: HaulRequest, key: string): Promise<SharedHaul> {
  return (await context.store.sharedHauls.get(key)) ?? notShared(texts);
}

/** @throws UserFacingError always */
function notShared({ haulShare }: Texts): never {
  throw new UserFacingError(haulShare.gone);
}

/**
 * Shows a page of a shared haul, and grows when the rest of what is known about its items has arrived.
 * @param from an item of the page
 */
export async function showShared(request: HaulRequest, shared: SharedHaul, from = 0): Promise<Card> {
  const { interaction, context, visibility } = request;
  const page = loadPage(request, shared, {
    from,
    size: SHARED_PER_PAGE,
    // *QC of all* shows them.
    countsPhotos: false,
    drawn: (items) => items.slice(0, SHARED_PHOTOS),
  });
  const reader = await readerOf(visibility, interaction, context);
  return growingView(page.complete, () => sharedHaulView({ shared, ...page.soFar() }, reader));
}
