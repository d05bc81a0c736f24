import * as z from 'zod';
import { retestedView } from '../../views/suspended-alert.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';
import { rowIdArg } from '../arguments/row-id.ts';
import { defineComponent } from '../builders/define-component.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { drawSample } from './draw-sample.ts';

/**
 * Tests a channel from the DM that said that it accepts no messages. Only those who chose the channel may do that, so a
 * forged id reaches no other.
 */
export const retestButton = defineComponent({
  mode: 'update_own',
  args: z.tuple([rowIdArg]),
  press: ({ interaction, args: [destinationId] }, context) => ({
    private: true,
    async view() {
      const texts = textsForUser(interaction);
      const { store } = context;
      const destination = await store.destinations.get(destinationId);
      const chosenBy = await store.destinations.chosenBy(destinationId);
      if (destination === undefined || !chosenBy.includes(interaction.user.id))
        throw new UserFacingError(texts.errors.outdatedComponent);
      const sample = await drawSample({ event: 'tracking', mask: true, roleId: null }, context, texts);
      const result = await context.alerts.test(destinationId, sample);
      const { discordId: channelId } = destination;
      const missing = await context.alerts.missingIn(channelId, result);
      return retestedView({ destinationId, channelId, result, missing }, texts);
    },
  }),
});
