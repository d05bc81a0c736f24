import { InteractionContextType } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import { addButton, backToHaul } from '../../cards/haul-buttons.ts';
import { growingView } from '../../discord/messages/message-view.ts';
import { productOfTopic } from '../../domain/alerts/topic.ts';
import { SHARED_PER_PAGE, SHARED_PHOTOS, sharedHaulView, sharedPhotos } from '../../hauls/cards/shared.ts';
import type { Haul, SharedHaul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { offsetArg, oneId } from '../arguments/custom-id-args.ts';
import { showPhotosOfSeveral } from '../convert/linked-products.ts';
import { readerOf } from '../replies/reader.ts';
import { answering, type Card, type CommandRequest, replying } from '../replies/request.ts';
import { sharing } from '../replies/sharing.ts';
import { copyHaul } from './copy-haul.ts';
import { kilogramPriceOf } from './kilogram-price.ts';
import { ownHaul } from './own-haul.ts';
import { loadPage } from './show-haul.ts';

/** The key of a shared haul inside a custom id: 12 random bytes as base64url. */
const keyArg = z.string().regex(/^[\w-]{16}$/);
const pageArgs = z.tuple([keyArg, offsetArg]);

export const shareButtons = {
  /** Posts the haul as it is now, for everyone in the channel. */
  ...sharing('haul', oneId, ({ interaction, texts }, [id]) => {
    const { haulShare } = texts;
    // Nobody else would see the card.
    if (interaction.context === InteractionContextType.BotDM) throw new UserFacingError(haulShare.onlyYou);
    return {
      cannotPost: haulShare.cannotPost,
      hint: haulShare.staysPrivate,
      back: backToHaul(id, texts),
      preview: async (request, author) => showShared(request, await draftOf(request, id, author !== null)),
      post: async (request, author) => showShared(request, await takeSnapshot(request, id, author !== null)),
    };
  }),
  /** *Previous* and *Next*, which turn the page of the reader's own copy. Below cards that answered a press, its person turned it for all. */
  shared: answering('update_for_all', pageArgs, async (request, [key, offset]) =>
    showShared(request, await sharedHaul(request, key), offset),
  ),
  /** Makes the shared haul one of the user's own, and opens it. */
  copy: replying(z.tuple([keyArg]), async (request, [key]) =>
    copyHaul(request, await sharedHaul(request, key), () => notShared(request.texts)),
  ),
  /** The QC photos of the first product, with a menu of the others. */
  qcall: replying(pageArgs, async (request, [key, offset]) => {
    const { items } = await sharedHaul(request, key);
    const { products } = sharedPhotos(items, offset, SHARED_PER_PAGE);
    return showPhotosOfSeveral(request, products.map(productOfTopic));
  }),
};

/** @throws UserFacingError if the haul was deleted, belongs to someone else or is empty */
async function haulToShare(request: CommandRequest, id: number): Promise<Haul> {
  const haul = await ownHaul(request, id);
  const { texts } = request;
  if (haul.items.length === 0)
    throw new UserFacingError(texts.haulShare.empty, [addButton(haul, texts, { primary: true })]);
  return haul;
}

/** The haul as it would be shared. @throws UserFacingError as {@link haulToShare} */
async function draftOf(request: CommandRequest, id: number, isNamed: boolean): Promise<SharedHaul> {
  const { name, divisor, items, changedAt } = await haulToShare(request, id);
  const { price: kilogramPrice } = await kilogramPriceOf(request);
  const sharedBy = isNamed ? request.userId : null;
  return { key: '', name, divisor, items, sharedAt: changedAt, sharedBy, kilogramPrice };
}

/** @throws UserFacingError as {@link haulToShare} */
async function takeSnapshot(request: CommandRequest, id: number, isNamed: boolean): Promise<SharedHaul> {
  const { context, userId, texts } = request;
  await haulToShare(request, id);
  const { price: kilogramPrice } = await kilogramPriceOf(request);
  const shown = { isNamed, kilogramPrice };
  return (await context.store.sharedHauls.add(userId, id, context.clock(), shown)) ?? notShared(texts);
}

/**
 * A shared haul that a button names.
 * @throws UserFacingError when it was deleted or never shared: keys can be forged
 */
async function sharedHaul({ context, texts }: CommandRequest, key: string): Promise<SharedHaul> {
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
export async function showShared(request: CommandRequest, shared: SharedHaul, from = 0): Promise<Card> {
  const page = loadPage(request, shared, {
    from,
    size: SHARED_PER_PAGE,
    countsPhotos: true,
    drawn: (items) => items.slice(0, SHARED_PHOTOS),
  });
  const reader = await readerOf(request);
  return growingView(page.complete, () => sharedHaulView({ shared, ...page.soFar() }, reader));
}
