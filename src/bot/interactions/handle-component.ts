import type { ComponentInteraction, DeleteMessageComponent, ModalOpener, Press } from '../component.ts';
import { deferUpdate } from './acknowledge.ts';
import type { DispatchOptions, HandlerOptions } from './dispatch-options.ts';
import { findHandler } from './find-handler.ts';
import { deleteMessage, replyPrivately } from './respond.ts';
import { sendReplyAs } from './send-reply.ts';

/** Handles a button press or a menu selection. */
export async function handleComponent<C>(
  interaction: ComponentInteraction,
  context: C,
  options: HandlerOptions<C>,
): Promise<void> {
  const search = findHandler(interaction, ({ components }) => components, options);
  if ('rejection' in search) return replyPrivately(interaction, search.rejection);
  const { handler: component, args } = search;
  const press = { interaction, args, values: interaction.isAnySelectMenu() ? interaction.values : [] };
  if (component.mode === 'modal') return openModal(component, press, context, options);
  if (component.mode === 'delete') return deleteComponentMessage(component, press, context);
  const reply = component.open(press, context);
  if (reply === null) return replyOutdated(interaction, options);
  await sendReplyAs(component.mode, interaction, reply, options.fillIn);
}

async function openModal<C>(
  component: ModalOpener<C>,
  press: Press<readonly string[]>,
  context: C,
  options: DispatchOptions<C>,
): Promise<void> {
  const modal = await component.modal(press, context);
  if (modal === null) return replyOutdated(press.interaction, options);
  await press.interaction.showModal(modal);
}

async function deleteComponentMessage<C>(
  component: DeleteMessageComponent<C>,
  press: Press<readonly string[]>,
  context: C,
): Promise<void> {
  await component.authorize(press, context);
  await deferUpdate(press.interaction);
  await deleteMessage(press.interaction);
  await component.onDeleted(press, context);
}

function replyOutdated<C>(
  interaction: ComponentInteraction,
  { errorViews }: DispatchOptions<C>,
): Promise<void> {
  return replyPrivately(interaction, errorViews.outdatedComponent(interaction.locale));
}
