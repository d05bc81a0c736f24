import { Intent } from './gateway/intents.ts';
import type { JsonObject } from './json.ts';
import { mainBot } from './world/guilds.ts';
import type { World } from './world/model.ts';

/** What tests and programs change in the developer portal. */
export interface PortalControls {
  /** Disables MessageContent in the portal: bots that identify with it are closed with 4014. */
  refuseMessageContent(refuse: boolean): void;
  /** Sets which privileged intents the portal allows, as bits; initially all. */
  allowIntents(privileged: number): void;
  /** Changes fields of the application in the portal, such as `integration_types_config`. */
  changePortal(fields: JsonObject): void;
}

/** The developer portal of the main bot. */
export function portalControls(world: World): PortalControls {
  return {
    refuseMessageContent(refuse) {
      const bot = mainBot(world);
      bot.allowedIntents = refuse
        ? bot.allowedIntents & ~Intent.MessageContent
        : bot.allowedIntents | Intent.MessageContent;
    },
    allowIntents(privileged) {
      mainBot(world).allowedIntents = privileged;
    },
    changePortal(fields) {
      const bot = mainBot(world);
      bot.portal = { ...bot.portal, ...fields };
    },
  };
}
