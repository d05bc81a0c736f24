import { z } from 'zod';
import { QC_START } from '../../views/qc-page.ts';
import { offsetArg } from '../arguments/offset.ts';
import { productArgs } from '../arguments/product.ts';
import { defineComponent } from '../builders/define-component.ts';
import { showPhotos } from './show-photos.ts';

/** A set's index (0 = newest), or `l` for the seller’s photos. */
const setArg = z.union([
  z.literal('l').transform(() => 'listing' as const),
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number),
]);

export const openPhotos = defineComponent({
  mode: 'reply',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id] }, context) => ({
    private: true,
    view: (visibility) => showPhotos(interaction, context, visibility, { platform, id }, QC_START),
  }),
});

export const photoPage = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs, setArg, offsetArg]),
  press: ({ interaction, args: [platform, id, set, offset] }, context) => ({
    private: true,
    view: (visibility) => showPhotos(interaction, context, visibility, { platform, id }, { set, offset }),
  }),
});

export const chooseSet = defineComponent({
  mode: 'update_for_all',
  args: z.tuple([...productArgs]),
  press: ({ interaction, args: [platform, id], values: [value] }, context) => {
    const chosen = setArg.safeParse(value);
    const position = { set: chosen.success ? chosen.data : 0, offset: 0 };
    return {
      private: true,
      view: (visibility) => showPhotos(interaction, context, visibility, { platform, id }, position),
    };
  },
});
