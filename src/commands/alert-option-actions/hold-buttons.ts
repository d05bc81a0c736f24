import * as z from 'zod';
import type { ModalOpener } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import type { ModalView } from '../../discord/message-view.ts';
import type { Destination } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { digestModal, holdView, KEPT, quietModal } from '../../views/alert-options/hold.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { optionComponent } from './option-component.ts';
import { ownDestination } from './own-destination.ts';
import { showOptions } from './show-options.ts';

export const openHold = optionComponent(async (destination, { interaction }, context) =>
  holdView(destination, context.clock(), textsForUser(interaction)),
);

/** Alerts come at once again. */
export const endHold = optionComponent(async ({ id, timeZone }, { interaction }, context) => {
  const none = { quietFrom: null, quietUntil: null, digestAt: null, timeZone };
  await context.store.holds.configure(id, none, context.clock());
  return showOptions(id, interaction, context);
});

export const openQuietForm = formOpener(quietModal);
export const openDigestForm = formOpener(digestModal);

/** Behind the destination's id, *Try again* has what was typed. */
function formOpener(
  form: (destination: Destination, typed: readonly string[], texts: Texts) => ModalView,
): ModalOpener<Context> {
  const formArgs = z.tuple([rowIdArg]).rest(z.string().max(Math.max(KEPT.time, KEPT.zone)));
  return {
    mode: 'modal',
    async modal({ interaction, args }, context) {
      const parsed = formArgs.safeParse(args);
      if (!parsed.success) return null;
      const [id, ...typed] = parsed.data;
      const destination = await ownDestination(id, interaction, context);
      return form(destination, typed, textsForUser(interaction));
    },
  };
}
