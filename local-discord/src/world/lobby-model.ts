import type { Snowflake } from '../client/protocol.ts';
import type { JsonObject } from '../json.ts';

export type LobbyMetadata = Readonly<Record<string, string>> | null;

export interface LobbyMember {
  readonly metadata: LobbyMetadata;
  readonly flags: number;
  /** Shown beside the name. */
  readonly additionalName: string | null;
}

/** A group of players of a game (developers/resources/lobby). */
export interface LocalLobby {
  readonly id: Snowflake;
  /** The bot whose application created it. */
  readonly botId: Snowflake;
  metadata: LobbyMetadata;
  flags: number;
  overrideEventWebhooksUrl: string | null;
  readonly members: Map<Snowflake, LobbyMember>;
  linkedChannelId: Snowflake | null;
  /** As the API shows them, the oldest first. */
  readonly messages: JsonObject[];
  idleSeconds: number;
  /** The newest change, in milliseconds. */
  activeAt: number;
}
