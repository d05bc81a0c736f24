import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Context } from '../../context.ts';
import type { SettingsOwner } from '../../views/settings/navigation.ts';
import { requireGuildId } from '../arguments/guild-id.ts';
import { textsForUser } from '../reply/reply-texts.ts';

/** Whose agents and currency a component shows and changes. */
export interface Owner {
  readonly name: SettingsOwner;
  /** What a member needs in order to change them. */
  readonly requires?: bigint;
  agents(interaction: BaseInteraction, context: Context): Promise<readonly string[]>;
  changeAgents(
    interaction: BaseInteraction,
    context: Context,
    change: (stored: readonly string[]) => readonly string[],
  ): Promise<void>;
  /** @param currency ISO 4217; empty: none; null: as the server */
  setCurrency(interaction: BaseInteraction, context: Context, currency: string | null): Promise<void>;
}

/** The user's own settings. */
export const me: Owner = {
  name: 'mine',
  agents: async ({ user }, { store }) => (await store.settings.user(user.id)).agents,
  changeAgents: ({ user }, { store }, change) => store.settings.changeUserAgents(user.id, change),
  setCurrency: ({ user }, { store }, currency) => store.settings.updateUser(user.id, { currency }),
};

/** The settings of the interaction's server. */
export const theServer: Owner = {
  name: 'server',
  requires: PermissionFlagsBits.ManageGuild,
  agents: async (interaction, { store }) => (await store.settings.guild(guildOf(interaction))).agents,
  changeAgents: (interaction, { store }, change) =>
    store.settings.changeGuildAgents(guildOf(interaction), change),
  setCurrency: (interaction, { store }, currency) =>
    store.settings.updateGuild(guildOf(interaction), { currency: currency === '' ? null : currency }),
};

function guildOf(interaction: BaseInteraction): string {
  return requireGuildId(interaction, textsForUser(interaction));
}
