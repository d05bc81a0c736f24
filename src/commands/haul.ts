import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import type { SlashCommand } from '../bot/command.ts';
import type { Context } from '../context.ts';
import { EVERYWHERE } from './builders/availability.ts';
import { localized } from './builders/localized.ts';
import { addLinked, openAddForm, submitAddForm } from './haul-actions/add-items.ts';
import { openHaul } from './haul-actions/card-buttons.ts';
import { endedReviews } from './haul-actions/ended-reviews.ts';
import { showCurrentHaul } from './haul-actions/show-haul.ts';
import { haulItemActions } from './haul-item-actions/index.ts';
import { haulLinkActions } from './haul-link-actions/index.ts';
import { haulListActions } from './haul-list-actions/index.ts';
import { haulParcelActions } from './haul-parcel-actions/index.ts';
import { haulSaveActions } from './haul-save-actions/index.ts';
import { haulShareActions } from './haul-share-actions/index.ts';
import { haulWatchActions } from './haul-watch-actions/index.ts';

export default {
  data: {
    ...EVERYWHERE,
    type: ApplicationCommandType.ChatInput,
    ...localized('haul', ({ commands }) => commands.haul.description),
    options: [
      { type: ApplicationCommandOptionType.String, ...localized('add', ({ commands }) => commands.haul.add) },
    ],
  },
  execute(interaction, context) {
    const links = interaction.options.getString('add')?.trim() ?? '';
    return {
      private: true,
      view: (visibility) =>
        links === ''
          ? showCurrentHaul(interaction, context, visibility)
          : addLinked(interaction, context, visibility, links, 0),
    };
  },
  components: {
    card: openHaul,
    newer: openHaul,
    older: openHaul,
    add: openAddForm,
    ...endedReviews.components,
    ...haulItemActions.components,
    ...haulLinkActions.components,
    ...haulListActions.components,
    ...haulParcelActions.components,
    ...haulSaveActions.components,
    ...haulShareActions.components,
    ...haulWatchActions.components,
  },
  modals: {
    add: submitAddForm,
    ...endedReviews.modals,
    ...haulItemActions.modals,
    ...haulLinkActions.modals,
    ...haulListActions.modals,
    ...haulParcelActions.modals,
    ...haulSaveActions.modals,
    ...haulShareActions.modals,
    ...haulWatchActions.modals,
  },
} satisfies SlashCommand<Context>;
