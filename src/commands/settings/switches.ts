import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import type { ComponentInteraction } from '../../discord/interactions/command.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { requireGuildId, selectedChannels } from '../arguments/channels.ts';
import { noArgs, yesNoArg } from '../arguments/custom-id-args.ts';
import { answering, type CommandRequest, updating } from '../replies/request.ts';
import { showLanguagePage, showLinksPage, showPage } from './pages.ts';

const oneYesNo = z.tuple([yesNoArg]);

/** A component that shows or changes the settings of the server, for members who can manage it. */
const serverComponent = <Args>(
  args: z.ZodType<Args, unknown>,
  show: (
    request: CommandRequest<ComponentInteraction>,
    guildId: string,
    args: Args,
    values: readonly string[],
  ) => Promise<MessageView>,
) =>
  answering(
    'update',
    args,
    (request, given, values) => show(request, requireGuildId(request), given, values),
    PermissionFlagsBits.ManageGuild,
  );

export const switchComponents = {
  /** Whether the user's links in chat are left alone. */
  optout: updating(oneYesNo, async (request, [optedOut]) => {
    await request.context.store.settings.updateUser(request.userId, { optedOut });
    return showPage(request, 'mine');
  }),
  links: serverComponent(noArgs, showLinksPage),
  languages: serverComponent(noArgs, showLanguagePage),
  auto: serverComponent(oneYesNo, async (request, guildId, [autoConvert]) => {
    await request.context.store.settings.updateGuild(guildId, { autoConvert });
    return showLinksPage(request, guildId);
  }),
  /** The selected channels do the opposite of the server's setting. */
  channels: serverComponent(noArgs, async (request, guildId) => {
    await request.context.store.settings.setExceptions(guildId, selectedChannels(request, guildId));
    return showLinksPage(request, guildId);
  }),
  /** The language of public messages; `-`: the language set in Discord's server settings. */
  language: serverComponent(noArgs, async (request, guildId, _args, [chosen]) => {
    const language = LANGUAGES.find(({ locale }) => locale === chosen)?.locale ?? null;
    await request.context.store.settings.updateGuild(guildId, { language });
    return showPage(request, 'server');
  }),
  /** Whether public cards have *Add to haul*. */
  hauls: serverComponent(oneYesNo, async (request, guildId, [haulButtons]) => {
    await request.context.store.settings.updateGuild(guildId, { haulButtons });
    return showPage(request, 'server');
  }),
};
