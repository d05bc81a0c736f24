/** Gateway intents (developers/events/gateway#gateway-intents). */
export const GUILDS = 1 << 0;
export const GUILD_MESSAGES = 1 << 9;
export const MESSAGE_CONTENT = 1 << 15;
