import { z } from 'zod';
import { COLOURS } from '../../views/colours.ts';
import { notice } from '../../views/notice.ts';
import { defineComponent } from '../builders/define-component.ts';
import { destinationHere } from '../follow-actions/destination-here.ts';
import { textsForUser } from '../reply/reply-texts.ts';
import { canManageAlerts, ownDms } from './own-destination.ts';
import { showOptions } from './show-options.ts';

/** On an alert: the options of the place where it is pressed. In a channel, only for those who manage the server. */
export const optionsHere = defineComponent({
  mode: 'reply',
  args: z.tuple([]),
  press: ({ interaction }, context) => ({
    private: true,
    async view() {
      if (interaction.guildId === null)
        return showOptions(await ownDms(interaction, context), interaction, context);
      const here = canManageAlerts(interaction) ? await destinationHere(interaction, context) : undefined;
      return here === undefined
        ? notice(textsForUser(interaction).alertOptions.notManager, COLOURS.neutral)
        : showOptions(here.id, interaction, context);
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
