import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';

/** Servers, DMs with the bot, and all other chats of users who installed the bot for themselves. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};
