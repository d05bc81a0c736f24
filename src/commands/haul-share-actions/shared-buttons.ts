import * as z from 'zod';
import { MAX_QUANTITY } from '../../domain/haul/limits.ts';
import { productOfTopic } from '../../domain/topic.ts';
import { SHARED_PER_PAGE, sharedPhotos } from '../../views/haul/shared.ts';
import { offsetArg } from '../arguments/offset.ts';
import { defineComponent } from '../builders/define-component.ts';
import { showPhotosOfSeveral } from '../convert/linked-products.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { tooManyHauls } from '../haul-actions/too-many-hauls.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { notShared, sharedHaul, sharedKeyArg } from './shared-haul.ts';
import { showShared } from './show-shared.ts';

/** *Previous* and *Next*. Whoever shared the haul turns the page for all, and others turn that of their own copy. */
export const sharedPage = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([sharedKeyArg, offsetArg]),
  press: ({ interaction, args: [key, offset] }, context) => ({
    private: true,
    async view(visibility) {
      const shared = await sharedHaul(interaction, key, context);
      return showShared(interaction, context, visibility, shared, offset);
    },
  }),
});

/** Makes the shared haul one of the user's own, and opens it. */
export const copyShared = defineComponent({
  mode: 'reply',
  args: z.tuple([sharedKeyArg]),
  press: ({ interaction, args: [key] }, context) => ({
    private: true,
    async view(visibility) {
      const { store, clock } = context;
      const { haulShare, haulItem } = textsForUser(interaction);
      const copy = await store.sharedHauls.copy(interaction.user.id, key, clock());
      if (copy === null) throw tooManyHauls(interaction);
      const { id, isNew, cutPieces } = copy ?? notShared(interaction);
      const haul = await ownHaul(interaction, id, context);
      const notes = [
        isNew ? haulShare.copied : haulShare.copiedBefore,
        ...(cutPieces > 0 ? [haulItem.cutPieces(MAX_QUANTITY, cutPieces)] : []),
      ];
      return showHaul(interaction, context, visibility, haul, { notes });
    },
  }),
});

/** The QC photos of the first product, with a menu of the others. */
export const photosOfShared = defineComponent({
  mode: 'reply',
  args: z.tuple([sharedKeyArg, offsetArg]),
  press: ({ interaction, args: [key, offset] }, context) => ({
    private: true,
    async view(visibility) {
      const { items } = await sharedHaul(interaction, key, context);
      const { products } = sharedPhotos(items, offset, SHARED_PER_PAGE);
      return showPhotosOfSeveral(interaction, context, visibility, products.map(productOfTopic));
    },
  }),
});
