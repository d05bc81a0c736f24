import * as z from 'zod';
import type { ReplyMode } from '../../discord/interactions/command.ts';
import { ALL, LISTING } from '../../products/cards/qc-selection.ts';
import { chosenValue, noArgs, offsetArg } from '../arguments/custom-id-args.ts';
import { oneProduct, productArgs } from '../arguments/product.ts';
import { rowsBelowCard, withRows } from '../replies/kept-rows.ts';
import { answering, replying } from '../replies/request.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';
import { opened, type QcRequest, type QcScreen, showPhotos } from './show-photos.ts';

/** All variants, a variant's key, or the listing. */
export const filterArg = z.string().regex(/^(?:all|listing|[0-9a-z]{6})$/);

const filteredProduct = z.tuple([...productArgs, filterArg.default(ALL)]);
export const productAt = z.tuple([...productArgs, filterArg, offsetArg]);

/** Opens the photos of a product, or of one variant of it. */
const openPhotos = (mode: ReplyMode) =>
  answering(mode, filteredProduct, (request, [platform, id, filter]) => {
    const asked = opened({ platform, id }, { filter, offset: 0 });
    return withProductRetry(request, 'qc', asked.subject, showPhotos(request, asked));
  });

/** Turns a card to a position in the photos of its product. @param positionOf gets what was chosen in a menu, too */
const turning = <Args>(
  args: z.ZodType<Args, unknown>,
  positionOf: (args: Args, chosen: string | undefined) => QcRequest,
) =>
  answering('update_for_all', args, async (request, given, [chosen]) =>
    withRows(
      await showPhotos(request, positionOf(given, chosen)),
      rowsBelowCard(request.interaction.message),
    ),
  );

/** A button that shows a position in the photos. */
const photosAt = (screen: QcScreen) =>
  turning(productAt, ([platform, id, filter, offset]) => ({
    subject: { platform, id },
    screen,
    position: { filter, offset },
  }));

/** Page buttons and the menu of sets on cards that an earlier version posted. */
const earlierPage = turning(
  z.union([z.tuple([...productArgs]), z.tuple([...productArgs, z.string(), offsetArg])]),
  ([platform, id, set], chosen = set) => ({
    subject: { platform, id },
    screen: 'gallery',
    position: { filter: chosen === 'l' ? LISTING : ALL, offset: 0 },
  }),
);

export const photoButtons = {
  /** Opens the product that was chosen from a list. */
  choose: replying(noArgs, (request, _args, [value = '']) => {
    const product = chosenValue(request, oneProduct, value.split(':'));
    return withProductRetry(request, 'qc', product, showPhotos(request, opened(product)));
  }),
  /** The menu of variants. */
  filter: turning(oneProduct, (subject, chosen) => ({
    subject,
    screen: 'gallery',
    position: { filter: filterArg.safeParse(chosen).data ?? ALL, offset: 0 },
  })),
  /** The menu of a contact sheet. */
  pick: turning(productAt, ([platform, id, filter, offset], chosen) => ({
    subject: { platform, id },
    screen: 'photo',
    position: { filter, offset: offsetArg.safeParse(chosen).data ?? offset },
  })),
  newer: earlierPage,
  older: earlierPage,
  batch: earlierPage,
  open: openPhotos('reply'),
  again: openPhotos('update'),
  previous: photosAt('gallery'),
  next: photosAt('gallery'),
  nextset: photosAt('gallery'),
  photos: photosAt('gallery'),
  sheet: photosAt('sheet'),
  sheetprev: photosAt('sheet'),
  sheetnext: photosAt('sheet'),
  photoprev: photosAt('photo'),
  photonext: photosAt('photo'),
};
