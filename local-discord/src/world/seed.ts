import type { Snowflake } from '../client/protocol.ts';
import type { JsonObject } from '../json.ts';
import type { LinkPreview, LocalMember, LocalRole, Overwrite, ThreadData } from './model.ts';
import { snowflakeAt } from './snowflakes.ts';

export interface SeedUser {
  readonly id: Snowflake;
  readonly username: string;
  /** A CSS color for the avatar. */
  readonly color: string;
}

export interface SeedBot extends SeedUser {
  /** Default: one in Discord's format, derived from the id. */
  readonly token?: string;
}

export interface SeedPerson extends SeedUser {
  /** Shown in the page's list of people. */
  readonly about?: string;
  /** Locale of this person's Discord, `en-US` unless given. */
  readonly locale?: string;
  /** The direct message channel with the bot. */
  readonly dmId: Snowflake;
  /** Whether this person installed the bot for use in every server. */
  readonly hasInstalledBot?: boolean;
}

export interface SeedChannel {
  readonly id: Snowflake;
  readonly name: string;
  /** Discord's channel type number; 0, the default, is a text channel. */
  readonly type?: number;
  /** The channel that a thread belongs to, or the category of a channel. */
  readonly parentId?: Snowflake;
  readonly topic?: string;
  readonly nsfw?: boolean;
  readonly slowmodeSeconds?: number;
  readonly overwrites?: readonly Overwrite[];
  /** For a thread: how it differs from a new one created by the first bot. */
  readonly thread?: Partial<Pick<ThreadData, 'archived' | 'locked' | 'ownerId' | 'tagIds'>>;
  /** Further fields by their names in the API, such as `available_tags` and `flags` of a forum. */
  readonly extra?: JsonObject;
}

export interface SeedMessage {
  readonly id: Snowflake;
  readonly channelId: Snowflake;
  readonly authorId: Snowflake;
  readonly content: string;
}

export interface SeedGuild {
  readonly id: Snowflake;
  readonly name: string;
  readonly ownerId: Snowflake;
  readonly locale?: string;
  /** What @everyone may do, MEMBER_PERMISSIONS unless given. */
  readonly everyone?: bigint;
  /** Such as `COMMUNITY` (developers/resources/guild#guild-object-guild-features). */
  readonly features?: readonly string[];
  /** All roles except @everyone, which every guild has. */
  readonly roles: readonly LocalRole[];
  readonly members: readonly LocalMember[];
  readonly channels: readonly SeedChannel[];
}

/** The initial content of a local Discord. */
export interface Seed {
  readonly bot: SeedBot;
  /** Further bots; like the first one, they are in the guilds whose `members` list them. */
  readonly moreBots?: readonly SeedBot[];
  readonly people: readonly SeedPerson[];
  readonly guilds: readonly SeedGuild[];
  /** Previews of links; other links have none. */
  readonly previews?: readonly LinkPreview[];
  /** Messages that were written before the start, the oldest first. */
  readonly messages?: readonly SeedMessage[];
}

/** Ids must look like real ones (18 or 19 digits) and stay the same across restarts. */
export const SEED_TIME = Date.UTC(2024, 2, 9, 10);

/** The id of the nth thing in a seed. */
export function seedId(sequence: number): Snowflake {
  return snowflakeAt(SEED_TIME + sequence * 1000, sequence);
}
