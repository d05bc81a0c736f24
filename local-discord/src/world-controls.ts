import type { APIEmbed } from 'discord-api-types/v10';
import { existingChannel } from './channel-controls.ts';
import type { World } from './world/model.ts';

const HOUR_MS = 3_600_000;

/** What tests and programs can change, but no client or request. */
export interface WorldControls {
  /** Changes the language of a server, in its own settings. */
  setServerLocale(guildId: string, locale: string): void;
  /** Sets the preview of a link: one URL, or all that match a pattern. Nothing is ever fetched. */
  setPreview(link: string | RegExp, embed: APIEmbed): void;
  /** Limits edits of messages older than an hour, or than `olderThanMs` (30046); null: no limit. */
  limitOldEdits(limit: { readonly edits: number; readonly olderThanMs?: number } | null): void;
  /** Sets what the bot may do in a channel and its threads; null: what its roles allow. */
  setBotPermissions(channelId: string, bits: bigint | null): void;
  /** The same for every member who is not an administrator. */
  setMemberPermissions(channelId: string, bits: bigint | null): void;
}

/** Creates controls for a world. */
export function worldControls(world: World): WorldControls {
  return {
    setServerLocale(guildId, locale) {
      const guild = world.guilds.get(guildId);
      if (!guild) throw new Error(`there is no server ${guildId}`);
      guild.locale = locale;
    },
    setPreview: (link, embed) => void world.previews.push({ link, embed }),
    limitOldEdits(limit) {
      world.oldEditLimit = limit && { olderThanMs: HOUR_MS, ...limit };
      world.oldEdits.clear();
    },
    setBotPermissions: permissionSetter(world, world.botPermissions),
    setMemberPermissions: permissionSetter(world, world.memberPermissions),
  };
}

function permissionSetter(world: World, permissions: Map<string, bigint>) {
  return (channelId: string, bits: bigint | null) => {
    existingChannel(world, channelId);
    if (bits === null) permissions.delete(channelId);
    else permissions.set(channelId, bits);
  };
}
