import type { BaseInteraction } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { holdView } from '../../views/alert-options/hold.ts';
import { COLOURS } from '../../views/colours.ts';
import { notice } from '../../views/notice.ts';
import { defineComponent } from '../builders/define-component.ts';
import { destinationHere } from '../follow-actions/destination-here.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { canManageAlerts, ownDestination, ownDms } from './own-destination.ts';
import { showOptions } from './show-options.ts';

/** On a digest: when the place where it is pressed gets its alerts. In a channel, only for those who manage the server. */
export const holdHere = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    async view() {
      const texts = textsForUser(interaction);
      const id =
        interaction.guildId === null
          ? await ownDms(interaction, context)
          : await managedHere(interaction, context);
      if (id === undefined) return notice(texts.alertOptions.notManager, COLOURS.neutral);
      return holdView(await ownDestination(id, interaction, context), context.clock(), texts);
    },
  }),
});

/** In `/settings`: the options of the user's own DMs. */
export const ownOptions = defineComponent({
  mode: 'update',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    view: async () => showOptions(await ownDms(interaction, context), interaction, context),
  }),
});

/** The channel's destination, if the user may change what it gets. */
async function managedHere(interaction: BaseInteraction, context: Context): Promise<number | undefined> {
  return canManageAlerts(interaction) ? (await destinationHere(interaction, context))?.id : undefined;
}
