import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { haulMoreView } from '../../views/haul/more.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { ownHaul } from '../haul-actions/own-haul.ts';
import { showHaul } from '../haul-actions/show-haul.ts';
import { isHaulWatched } from '../haul-watch-actions/haul-watches.ts';
import { textsForUser } from '../reply/reply-texts.ts';

export const openMore = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    view: () => showMore(interaction, context, id),
  }),
});

export const closeHaul = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    async view() {
      await context.store.hauls.close(interaction.user.id, id, context.clock());
      return showMore(interaction, context, id);
    },
  }),
});

/** Shows the haul itself: whoever opens it again wants to go on with it. */
export const reopenHaul = defineComponent({
  mode: 'update',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [id] }, context) => ({
    private: true,
    async view(visibility) {
      await context.store.hauls.reopen(interaction.user.id, id, context.clock());
      return showHaul(interaction, context, visibility, await ownHaul(interaction, id, context));
    },
  }),
});

/** @throws UserFacingError when the haul is gone */
export async function showMore(
  interaction: BaseInteraction,
  context: Context,
  id: number,
): Promise<MessageView> {
  const haul = await ownHaul(interaction, id, context);
  const { user } = interaction;
  const [hauls, isWatched] = await Promise.all([
    context.store.hauls.list(user.id),
    isHaulWatched(user.id, haul, context),
  ]);
  return haulMoreView(haul, { hauls: hauls.length, isWatched }, textsForUser(interaction));
}
