import * as z from 'zod';
import type { CommandReply, ReplyMode } from '../../bot/command-reply.ts';
import type { ComponentInteraction } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { ALL, LISTING, QC_START } from '../../views/qc-selection.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { offsetArg } from '../arguments/offset.ts';
import { productArgs } from '../arguments/product.ts';
import { defineComponent } from '../builders/define-component.ts';
import { rowsBelowCard, withRows } from '../reply/kept-rows.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { withProductRetry } from '../reply/with-product-retry.ts';
import { type QcRequest, type QcScreen, showPhotos } from './show-photos.ts';

/** All variants, a variant's key, or the listing. */
export const filterArg = z.string().regex(/^(?:all|listing|[0-9a-z]{6})$/);

const replyWith = (
  interaction: ComponentInteraction,
  context: Context,
  request: QcRequest,
): CommandReply => ({
  private: true,
  async view(visibility) {
    const card = showPhotos(interaction, context, visibility, request);
    if (request.isOpened === true) {
      return withProductRetry('qc', request.subject, card, context, textsForUser(interaction));
    }
    return withRows(await card, rowsBelowCard(interaction.message));
  },
});

/** Opens the photos of a product, or of one variant of it. */
export const openPhotos = (mode: ReplyMode) =>
  defineComponent({
    mode,
    args: z.union([z.tuple([...productArgs]), z.tuple([...productArgs, filterArg])]),
    press: ({ interaction, args: [platform, id, filter = ALL] }, context) =>
      replyWith(interaction, context, {
        subject: { platform, id },
        screen: 'gallery',
        position: { filter, offset: 0 },
        isOpened: true,
      }),
  });

/** Opens the product that was chosen from a list. */
export const chooseProduct = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction, values: [value = ''] }, context) => {
    const chosen = z.tuple([...productArgs]).safeParse(value.split(':'));
    if (!chosen.success) throw new UserFacingError(textsForUser(interaction).errors.outdatedComponent);
    const [platform, id] = chosen.data;
    return replyWith(interaction, context, {
      subject: { platform, id },
      screen: 'gallery',
      position: QC_START,
      isOpened: true,
    });
  },
});

/** A button that shows a position in the photos. */
export const photosAt = (screen: QcScreen, mode: ReplyMode = 'update_for_all') =>
  defineComponent({
    mode,
    args: z.tuple([...productArgs, filterArg, offsetArg]),
    press: ({ interaction, args: [platform, id, filter, offset] }, context) =>
      replyWith(interaction, context, { subject: { platform, id }, screen, position: { filter, offset } }),
  });

export const filterPhotos = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [value] }, context) => {
    const filter = filterArg.safeParse(value).data ?? ALL;
    const position = { filter, offset: 0 };
    return replyWith(interaction, context, { subject: { platform, id }, screen: 'gallery', position });
  },
});

/** The menu of a contact sheet. */
export const openPhoto = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs, filterArg, offsetArg]),
  press: ({ interaction, args: [platform, id, filter, offset], values: [value] }, context) => {
    const position = { filter, offset: offsetArg.safeParse(value).data ?? offset };
    return replyWith(interaction, context, { subject: { platform, id }, screen: 'photo', position });
  },
});

/** Page buttons and the menu of sets on cards that an earlier version posted. */
export const earlierPage = defineComponent({
  mode: 'update_for_all',
  args: z.union([z.tuple([...productArgs]), z.tuple([...productArgs, z.string(), offsetArg])]),
  press: ({ interaction, args: [platform, id, set], values: [chosen = set] }, context) => {
    const position = { filter: chosen === 'l' ? LISTING : ALL, offset: 0 };
    return replyWith(interaction, context, { subject: { platform, id }, screen: 'gallery', position });
  },
});
