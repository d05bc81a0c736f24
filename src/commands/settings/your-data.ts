import type { GrowingView, MessageView } from '../../discord/messages/message-view.ts';
import {
  deleteDataView,
  deletedDataView,
  isNothingStored,
  yourDataView,
} from '../../settings/cards/your-data.ts';
import { noArgs } from '../arguments/custom-id-args.ts';
import { type CommandRequest, updating } from '../replies/request.ts';
import { forgetNames } from '../replies/take-back.ts';

/** Everything that is stored about the user. */
export async function showDataPage({ context, userId, texts }: CommandRequest): Promise<MessageView> {
  return yourDataView(await context.store.personal.show(userId), texts);
}

/** Asks before it deletes; says so if there is nothing to delete. */
async function askBeforeDeleting(request: CommandRequest): Promise<MessageView> {
  const data = await request.context.store.personal.show(request.userId);
  return isNothingStored(data) ? showDataPage(request) : deleteDataView(request.texts);
}

async function deleteData({ context, userId, texts }: CommandRequest): Promise<GrowingView> {
  const named = await context.store.personal.delete(userId);
  return { now: deletedDataView(texts), later: forgetNames(context, named).then(() => null) };
}

export const dataComponents = {
  askdelete: updating(noArgs, askBeforeDeleting),
  deletedata: updating(noArgs, deleteData),
};

/** On messages of `/privacy`, which is now a page of `/settings`. */
export const privacyComponents = {
  show: updating(noArgs, showDataPage),
  ask: updating(noArgs, askBeforeDeleting),
  delete: updating(noArgs, deleteData),
};
