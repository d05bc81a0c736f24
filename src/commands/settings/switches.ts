import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { Press } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import type { SettingsStore } from '../../store/index.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { requireGuildId, selectedChannels } from '../arguments/channels.ts';
import { yesNoArg } from '../arguments/custom-id-args.ts';
import { privateComponent } from '../builders/define-component.ts';
import { textsForUser } from '../replies/reader.ts';
import { showLanguagePage, showLinksPage, showPage } from './pages.ts';

const noArgs = z.tuple([]);

const noChange = async () => {};

const autoConvert = serverComponent(
  z.tuple([yesNoArg]),
  (settings, guildId, { args: [isOn] }) => settings.updateGuild(guildId, { autoConvert: isOn }),
  showLinksPage,
);

/** The selected channels do the opposite of the server's setting. */
const channels = serverComponent(
  noArgs,
  (settings, guildId, { interaction }) =>
    settings.setExceptions(guildId, selectedChannels(interaction, guildId)),
  showLinksPage,
);

/** The language of public messages; `-`: the language set in Discord's server settings. */
const language = serverComponent(
  noArgs,
  async (settings, guildId, { values: [chosen] }) => {
    const known = LANGUAGES.find(({ locale }) => locale === chosen)?.locale ?? null;
    await settings.updateGuild(guildId, { language: known });
  },
  (interaction, context) => showPage(interaction, context, 'server'),
);

/** Whether what everybody sees has *Add to haul*. */
const haulButtons = serverComponent(
  z.tuple([yesNoArg]),
  (settings, guildId, { args: [isOn] }) => settings.updateGuild(guildId, { haulButtons: isOn }),
  (interaction, context) => showPage(interaction, context, 'server'),
);

export const switchComponents = {
  /** Whether the user's links in chat are left alone. */
  optout: privateComponent({
    mode: 'update',
    args: z.tuple([yesNoArg]),
    async view({ interaction, args: [optedOut] }, context) {
      await context.store.settings.updateUser(interaction.user.id, { optedOut });
      return showPage(interaction, context, 'mine');
    },
  }),
  links: serverComponent(noArgs, noChange, showLinksPage),
  languages: serverComponent(noArgs, noChange, showLanguagePage),
  auto: autoConvert,
  channels,
  language,
  hauls: haulButtons,
};

type Change<Args> = (settings: SettingsStore, guildId: string, press: Press<Args>) => Promise<void>;

type Show = (interaction: BaseInteraction, context: Context) => Promise<MessageView>;

/** A component that changes the server's settings and then shows a page, for members who can manage the server. */
function serverComponent<Args>(args: z.ZodType<Args, unknown>, change: Change<Args>, show: Show) {
  return privateComponent({
    mode: 'update',
    requires: PermissionFlagsBits.ManageGuild,
    args,
    async view(press, context) {
      const guildId = requireGuildId(press.interaction, textsForUser(press.interaction));
      await change(context.store.settings, guildId, press);
      return show(press.interaction, context);
    },
  });
}
