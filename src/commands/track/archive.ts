import * as z from 'zod';
import { pageStart } from '../../cards/paging.ts';
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
import { chosenValue, noArgs, offsetArg, oneOffset, rowIdArg } from '../arguments/custom-id-args.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { followAgain } from './follow-buttons.ts';
import { followedParcels, withDays } from './followed-parcels.ts';
import { originAt } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

const archivedAt = z.tuple([rowIdArg, offsetArg]);

/** A page of the archive. */
const openArchive = updating(oneOffset, (request, [offset]) => showArchive(request, offset));

export const archiveButtons = {
  archive: openArchive,
  archivenext: openArchive,
  /** The menu of the archive. */
  archived: updating(oneOffset, async (request, [offset], [value]) => {
    const id = chosenValue(request, rowIdArg, value);
    const parcel = await request.context.store.archive.get(request.userId, id);
    return parcel === undefined
      ? showArchive(request, offset)
      : archivedParcelView(parcel, offset, request.texts);
  }),
  /** Follows it in the user's DMs under its name, and takes it out of the archive. */
  refollow: updating(archivedAt, async (request, [id, offset]) => {
    const parcel = await request.context.store.archive.get(request.userId, id);
    if (parcel === undefined) return showArchive(request, offset);
    await followAgain(request, parcel);
    return showParcel(request, {
      number: parcel.number,
      masked: false,
      origin: originAt(0),
      done: 'followed',
    });
  }),
  forget: updating(archivedAt, async (request, [id, offset]) => {
    await request.context.store.archive.remove(request.userId, id);
    return showArchive(request, offset);
  }),
  askclear: updating(oneOffset, async ({ context, userId, texts }, [offset]) =>
    clearArchiveView(await context.store.archive.count(userId), offset, texts),
  ),
  clear: updating(noArgs, async (request) => {
    await request.context.store.archive.clear(request.userId);
    return showArchive(request, 0);
  }),
  /** *CSV*: the followed parcels as a file, for the user alone. */
  csv: updating(noArgs, async ({ context, userId, texts }) => {
    const parcels = await withDays(await followedParcels(userId, context), context);
    return parcelFileView(parcels.toSorted(byUrgency), texts);
  }),
  /** The same for the archive. */
  archivecsv: updating(noArgs, async ({ context, userId, texts }) => {
    const { archive } = context.store;
    const limit = await archive.count(userId);
    return archiveFileView(await archive.list(userId, { offset: 0, limit }), texts);
  }),
};

/** The page that starts there, or the last one where the archive has become shorter. */
async function showArchive({ context, userId, texts }: CommandRequest, from: number): Promise<MessageView> {
  const { archive } = context.store;
  const size = ARCHIVED_PER_PAGE;
  const total = await archive.count(userId);
  const offset = pageStart(from, size, total);
  const items = await archive.list(userId, { offset, limit: size });
  return archiveView({ items, offset, size, total }, texts);
}
