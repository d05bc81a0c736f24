import type { Snowflake } from '../client/protocol.ts';
import type { LocalMember, LocalRole } from './model.ts';
import { snowflakeAt } from './snowflakes.ts';

export interface SeedUser {
  readonly id: Snowflake;
  readonly username: string;
  /** A CSS colour for the avatar. */
  readonly color: string;
}

export interface SeedPerson extends SeedUser {
  /** Shown where a person is chosen on the page. */
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
  /** The channel that a thread belongs to. */
  readonly parentId?: Snowflake;
}

export interface SeedGuild {
  readonly id: Snowflake;
  readonly name: string;
  readonly ownerId: Snowflake;
  readonly locale?: string;
  readonly hasBot: boolean;
  /** All roles except @everyone, which every guild has. */
  readonly roles: readonly LocalRole[];
  readonly members: readonly LocalMember[];
  readonly channels: readonly SeedChannel[];
}

/** What exists in a local Discord when it starts. */
export interface Seed {
  readonly bot: SeedUser;
  readonly people: readonly SeedPerson[];
  readonly guilds: readonly SeedGuild[];
}

/** Ids must look like real ones (18 or 19 digits) and stay the same across restarts. */
export const SEED_TIME = Date.UTC(2024, 2, 9, 10);

/** The id of the nth thing in a seed. */
export function seedId(sequence: number): Snowflake {
  return snowflakeAt(SEED_TIME + sequence * 1000, sequence);
}
