import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import { pageStart } from '../../cards/paging.ts';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import {
  ARCHIVED_PER_PAGE,
  archivedParcelView,
  archiveFileView,
  archiveView,
  clearArchiveView,
  parcelFileView,
} from '../../parcels/cards/archive.ts';
import { byUrgency } from '../../parcels/cards/parcel-line.ts';
import { chosenValue, offsetArg, rowIdArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { followKnown, renameFollows } from '../track/follow-buttons.ts';
import { dmDestination } from '../track/follow-target.ts';
import { originAt } from '../track/parcel-arg.ts';
import { showParcel } from '../track/show-parcel.ts';
import { followedParcels, withDays } from './followed-parcels.ts';

/** A page of the archive. */
const openArchive = privateComponent({
  mode: 'update',
  args: z.tuple([offsetArg]),
  view: ({ interaction, args: [offset] }, context) => showArchive(interaction, context, offset),
});

export const archiveButtons = {
  archive: openArchive,
  archivenext: openArchive,
  /** The menu of the archive. */
  archived: privateComponent({
    mode: 'update',
    args: z.tuple([offsetArg]),
    async view({ interaction, args: [offset], values: [value] }, context) {
      const id = chosenValue(rowIdArg, value, interaction);
      const parcel = await context.store.archive.get(interaction.user.id, id);
      return parcel === undefined
        ? showArchive(interaction, context, offset)
        : archivedParcelView(parcel, offset, textsForUser(interaction));
    },
  }),
  /** Follows it in the user's DMs under its name, and takes it out of the archive. */
  refollow: privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg, offsetArg]),
    async view({ interaction, args: [id, offset] }, context, visibility) {
      const { user } = interaction;
      const parcel = await context.store.archive.get(user.id, id);
      if (parcel === undefined) return showArchive(interaction, context, offset);
      const { number, label } = parcel;
      await followKnown(dmDestination(interaction), number, interaction, context);
      if (label !== null) await renameFollows(user.id, number, label, context);
      await context.store.archive.remove(user.id, id);
      const done = textsForUser(interaction).track.followsInDm;
      return showParcel(interaction, context, {
        number,
        masked: false,
        visibility,
        origin: originAt(0),
        done,
      });
    },
  }),
  forget: privateComponent({
    mode: 'update',
    args: z.tuple([rowIdArg, offsetArg]),
    async view({ interaction, args: [id, offset] }, context) {
      await context.store.archive.remove(interaction.user.id, id);
      return showArchive(interaction, context, offset);
    },
  }),
  askclear: privateComponent({
    mode: 'update',
    args: z.tuple([offsetArg]),
    async view({ interaction, args: [offset] }, context) {
      const count = await context.store.archive.count(interaction.user.id);
      return clearArchiveView(count, offset, textsForUser(interaction));
    },
  }),
  clear: privateComponent({
    mode: 'update',
    args: z.tuple([]),
    async view({ interaction }, context) {
      await context.store.archive.clear(interaction.user.id);
      return showArchive(interaction, context, 0);
    },
  }),
  /** *CSV*: the followed parcels as a file, for the user alone. */
  csv: privateComponent({
    mode: 'update',
    args: z.tuple([]),
    async view({ interaction }, context) {
      const parcels = await withDays(await followedParcels(interaction.user.id, context), context);
      return parcelFileView(parcels.toSorted(byUrgency), textsForUser(interaction));
    },
  }),
  /** The same for the archive. */
  archivecsv: privateComponent({
    mode: 'update',
    args: z.tuple([]),
    async view({ interaction }, { store }) {
      const { user } = interaction;
      const limit = await store.archive.count(user.id);
      const parcels = await store.archive.list(user.id, { offset: 0, limit });
      return archiveFileView(parcels, textsForUser(interaction));
    },
  }),
};

/** The page that starts there, or the last one where the archive has become shorter. */
async function showArchive(
  interaction: BaseInteraction,
  { store }: Context,
  from: number,
): Promise<MessageView> {
  const size = ARCHIVED_PER_PAGE;
  const total = await store.archive.count(interaction.user.id);
  const offset = pageStart(from, size, total);
  const items = await store.archive.list(interaction.user.id, { offset, limit: size });
  return archiveView({ items, offset, size, total }, textsForUser(interaction));
}
