import { InteractionContextType } from 'discord.js';
import * as z from 'zod';
import type { ComponentInteraction } from '../../bot/component.ts';
import type { Context } from '../../context.ts';
import { addButton } from '../../views/haul/buttons.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { postHere } from '../posting/post-here.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { notShared } from './shared-haul.ts';
import { showShared } from './show-shared.ts';

/** Posts the haul as it is now, for everybody in the channel. */
export const shareHaul = defineComponent({
  mode: 'reply',
  args: z.tuple([rowIdArg]),
  press({ interaction, args: [id] }, context) {
    requireReaders(interaction);
    return postHere(interaction, context, {
      cannotPost: textsForUser(interaction).haulShare.cannotPost,
      async view(visibility) {
        const shared = await takeSnapshot(interaction, id, context);
        return showShared(interaction, context, visibility, shared);
      },
    });
  },
});

/** @throws UserFacingError where nobody else would see the card */
function requireReaders(interaction: ComponentInteraction): void {
  const texts = textsForUser(interaction);
  if (interaction.context === InteractionContextType.BotDM)
    throw new UserFacingError(texts.haulShare.onlyYou);
}

/** @throws UserFacingError when the haul was deleted, is somebody else's or is empty */
async function takeSnapshot(interaction: ComponentInteraction, id: number, context: Context) {
  const texts = textsForUser(interaction);
  const haul = await ownHaul(interaction, id, context);
  if (haul.items.length === 0)
    throw new UserFacingError(texts.haulShare.empty, [addButton(haul, texts, { primary: true })]);
  const shared = await context.store.sharedHauls.add(interaction.user.id, id, context.clock());
  return shared ?? notShared(interaction);
}
