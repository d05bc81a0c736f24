import * as z from 'zod';
import type { Press, ReplyMode } from '../../discord/interactions/command.ts';
import { ALL, LISTING } from '../../products/cards/qc-selection.ts';
import { chosenValue, offsetArg } from '../arguments/custom-id-args.ts';
import { productArgs } from '../arguments/product.ts';
import { privateComponent } from '../builders/define-component.ts';
import { rowsBelowCard, withRows } from '../replies/kept-rows.ts';
import { textsForUser } from '../replies/reader.ts';
import { withProductRetry } from '../replies/with-product-retry.ts';
import { opened, type QcRequest, type QcScreen, showPhotos } from './show-photos.ts';

/** All variants, a variant's key, or the listing. */
export const filterArg = z.string().regex(/^(?:all|listing|[0-9a-z]{6})$/);

/** A button or a menu that shows a position in the photos of a product. */
const photoComponent = <Args>(
  mode: ReplyMode,
  args: z.ZodType<Args, unknown>,
  requestOf: (press: Press<Args>) => QcRequest,
) =>
  privateComponent({
    mode,
    args,
    async view(press, context, visibility) {
      const { interaction } = press;
      const request = requestOf(press);
      const card = showPhotos(interaction, context, visibility, request);
      return request.isOpened === true
        ? withProductRetry('qc', request.subject, card, context, textsForUser(interaction))
        : withRows(await card, rowsBelowCard(interaction.message));
    },
  });

const product = z.tuple([...productArgs]);

const productAt = z.tuple([...productArgs, filterArg, offsetArg]);

/** Opens the photos of a product, or of one variant of it. */
const openPhotos = (mode: ReplyMode) =>
  photoComponent(
    mode,
    z.union([product, z.tuple([...productArgs, filterArg])]),
    ({ args: [platform, id, filter = ALL] }) => opened({ platform, id }, { filter, offset: 0 }),
  );

/** A button that shows a position in the photos. */
const photosAt = (screen: QcScreen) =>
  photoComponent('update_for_all', productAt, ({ args: [platform, id, filter, offset] }) => ({
    subject: { platform, id },
    screen,
    position: { filter, offset },
  }));

/** Page buttons and the menu of sets on cards that an earlier version posted. */
const earlierPage = photoComponent(
  'update_for_all',
  z.union([product, z.tuple([...productArgs, z.string(), offsetArg])]),
  ({ args: [platform, id, set], values: [chosen = set] }) => ({
    subject: { platform, id },
    screen: 'gallery',
    position: { filter: chosen === 'l' ? LISTING : ALL, offset: 0 },
  }),
);

export const photoButtons = {
  /** Opens the product that was chosen from a list. */
  choose: photoComponent('reply', z.tuple([]), ({ interaction, values: [value = ''] }) => {
    const [platform, id] = chosenValue(product, value.split(':'), interaction);
    return opened({ platform, id });
  }),
  /** The menu of variants. */
  filter: photoComponent('update_for_all', product, ({ args: [platform, id], values: [value] }) => ({
    subject: { platform, id },
    screen: 'gallery',
    position: { filter: filterArg.safeParse(value).data ?? ALL, offset: 0 },
  })),
  /** The menu of a contact sheet. */
  pick: photoComponent(
    'update_for_all',
    productAt,
    ({ args: [platform, id, filter, offset], values: [value] }) => ({
      subject: { platform, id },
      screen: 'photo',
      position: { filter, offset: offsetArg.safeParse(value).data ?? offset },
    }),
  ),
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
