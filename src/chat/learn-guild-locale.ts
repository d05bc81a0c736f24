import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import type { ChatDeps } from './deps.ts';

/** An interaction says its server's language (developers/interactions/receiving-and-responding); messages don't. */
const interaction = z.object({ guild_id: z.string(), guild_locale: z.string().max(10) });

/** What replies use while nothing is stored. */
const DEFAULT_LOCALE = 'en-US';

/** Stores the language of the server where somebody used a command or a button, for replies to messages there. */
export async function learnGuildLocale({ store }: Pick<ChatDeps, 'store'>, data: unknown): Promise<void> {
  const parsed = interaction.safeParse(data);
  if (!parsed.success) return;
  const { guild_id: guildId, guild_locale: locale } = parsed.data;
  // Lets the interaction be acknowledged first.
  await setImmediate();
  const stored = await store.settings.guild(guildId);
  if ((stored.locale ?? DEFAULT_LOCALE) !== locale) await store.settings.updateGuild(guildId, { locale });
}
