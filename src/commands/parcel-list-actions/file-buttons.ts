import * as z from 'zod';
import { archiveFileView, parcelFileView } from '../../views/parcel-file.ts';
import { byUrgency } from '../../views/parcel-line.ts';
import { defineComponent } from '../builders/define-component.ts';
import { followedParcels, withDays } from '../parcel-actions/followed-parcels.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** *CSV*: the followed parcels as a file, for the user alone. */
export const openParcelFile = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    async view() {
      const parcels = await withDays(await followedParcels(interaction.user.id, context), context);
      return parcelFileView(parcels.toSorted(byUrgency), textsForUser(interaction));
    },
  }),
});

/** The same for the archive. */
export const openArchiveFile = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction }, { store }) => ({
    private: true,
    async view() {
      const { user } = interaction;
      const limit = await store.archive.count(user.id);
      const parcels = await store.archive.list(user.id, { offset: 0, limit });
      return archiveFileView(parcels, textsForUser(interaction));
    },
  }),
});
