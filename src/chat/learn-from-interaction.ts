import { setImmediate } from 'node:timers/promises';
import { PermissionFlagsBits } from 'discord.js';
import * as z from 'zod';
import { sendPermission } from '../discord/messages/channel-permissions.ts';
import type { ChatContext } from './context.ts';

/** What messages don't say, of developers/interactions/receiving-and-responding. A field that isn't as described is left out. */
const interaction = z.object({
  guild_id: readable(z.string()),
  guild_locale: readable(z.string().max(10)),
  locale: readable(z.string().max(10)),
  user: readable(z.object({ id: z.string() })),
  member: readable(z.object({ user: z.object({ id: z.string() }) })),
  channel: readable(z.object({ id: z.string(), type: z.number() })),
  app_permissions: readable(z.string().regex(/^\d+$/)),
});

function readable<T extends z.ZodType>(field: T) {
  return field.optional().catch(undefined);
}

type Interaction = z.infer<typeof interaction>;

/** What replies use while nothing is stored. */
const DEFAULT_LOCALE = 'en-US';

/** Learns the languages of a user and a server, and whether the bot may reply again where Discord refused it. */
export async function learnFromInteraction(context: ChatContext, data: unknown): Promise<void> {
  const parsed = interaction.safeParse(data);
  if (!parsed.success) return;
  const { user, member, locale } = parsed.data;
  const userId = user?.id ?? member?.user.id;
  if (userId !== undefined && locale !== undefined) context.knownLocales.set(userId, locale);
  // Lets the interaction be acknowledged first.
  await setImmediate();
  await learnGuildLocale(context, parsed.data);
  await clearRefusal(context, parsed.data);
}

async function learnGuildLocale({ store }: ChatContext, interaction: Interaction): Promise<void> {
  const { guild_id: guildId, guild_locale: locale } = interaction;
  if (guildId === undefined || locale === undefined) return;
  const stored = await store.settings.guild(guildId);
  if ((stored.locale ?? DEFAULT_LOCALE) !== locale) await store.settings.updateGuild(guildId, { locale });
}

/** Allows replies in a channel again when the permissions of a command used there show that the bot can reply. */
async function clearRefusal(
  { refusedChannels, store }: ChatContext,
  { guild_id: guildId, channel, app_permissions }: Interaction,
): Promise<void> {
  if (guildId === undefined || channel === undefined || app_permissions === undefined) return;
  const permissions = BigInt(app_permissions);
  const write = PermissionFlagsBits[sendPermission(channel.type)];
  if (!refusedChannels.canClear(channel.id, permissions, write)) return;
  const { refusedAt } = await store.settings.channel(channel.id);
  const isLimited = refusedChannels.isRefused(channel.id) || refusedChannels.isTextOnly(channel.id);
  if (refusedAt === null && !isLimited) return;
  refusedChannels.clear(channel.id, permissions);
  if (refusedAt !== null) await store.settings.clearRefusal(guildId, channel.id);
}
