import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';

/** Servers, DMs with the bot, and any other chat of somebody who installed it for themselves. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};
