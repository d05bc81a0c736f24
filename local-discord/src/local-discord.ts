import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AppActions } from './admin/app-actions.ts';
import type { GuildActions } from './admin/guild-actions.ts';
import type { ResourceActions } from './admin/resource-actions.ts';
import type { ChannelControls } from './channel-controls.ts';
import type { AllCalls } from './client/calls.ts';
import type { ClientEvent, ClientMessage } from './client/protocol.ts';
import type { GatewayLoss } from './gateway/loss.ts';
import type { PortalControls } from './portal-controls.ts';
import type { ResetOptions } from './reset.ts';
import type { FailurePlan } from './rest/failures.ts';
import type { OperationId } from './rest/operations.ts';
import type { RecordedRequest } from './rest/record.ts';
import type { Parity } from './rest/router.ts';
import type { Transcript } from './transcript/transcript.ts';
import type { Frame } from './wire/frame.ts';
import type { WorldControls } from './world-controls.ts';

/** A Discord in memory, as tests and programs see it. */
export interface LocalDiscord
  extends AllCalls,
    AppActions,
    ChannelControls,
    GuildActions,
    PortalControls,
    ResourceActions,
    WorldControls {
  subscribe(userId: string, listener: (event: ClientEvent) => void): () => void;
  /** Every REST request of the bot, in the order of the responses. */
  readonly requests: readonly RecordedRequest[];
  /** How many requests in the current ten minutes Discord would count as invalid. */
  readonly invalidRequests: number;
  /** Fastify plugin: the bot's REST API, the client API and uploaded files. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Accepts the bot's websocket at /gateway. */
  attachGateway(server: Server): void;
  /**
   * Resolves once a bot is ready and has commands, or had 300 ms to register some.
   * @param how `withCommands`: waits for commands, however long that takes
   */
  waitUntilReady(how?: { readonly withCommands: boolean }): Promise<void>;
  /** The final response to an interaction; rejects if the bot failed. */
  waitForAnswer(interactionId: string): Promise<ClientMessage>;
  /** The first matching message, whether it exists already or comes later. */
  waitForMessage(predicate: (message: ClientMessage) => boolean): Promise<ClientMessage>;
  /** Called for every gateway event and REST call. @returns stops listening */
  onWire(listener: (frame: Frame) => void): () => void;
  /** Drops the bot's gateway connection; by default Discord asks it to reconnect. */
  dropGateway(how?: GatewayLoss): void;
  /** The intents that connected bots asked for. */
  intents(): readonly number[];
  /** The shard of each connected session: the same one twice when two processes serve it. */
  shards(): readonly number[];
  /** How many websockets of bots are open, identified or not. */
  openSockets(): number;
  /** Whether the bot is connected now. */
  isConnected(): boolean;
  /** Makes the next REST requests fail. */
  failNext(failure: FailurePlan): void;
  /** How many of the next requests will fail as planned. */
  readonly failing: number;
  /** Cancels planned failures. */
  stopFailing(): void;
  /** The implemented operations of Discord's API, by their OpenAPI ids, with what they lack. */
  readonly operations: ReadonlyMap<OperationId, Parity>;
  /**
   * Resets to the seed: messages, channels, planned failures, requests and the transcript. Bots stay
   * connected and keep their commands, unless `options` say otherwise.
   */
  reset(options?: ResetOptions): void;
  /** What people and bots did since the start or the last reset: who said what, every REST call and gateway event. */
  transcript(): string;
  /** Called with every later line of the transcript. @returns stops listening */
  onTranscriptLine: Transcript['onLine'];
  /**
   * Sets the clock of every local Discord in this process forward: deadlines pass, polls end, timeouts are
   * over, idle threads are archived, scheduled events start and end, each at its own time. Rate limits and
   * heartbeats stay in real time, like the bot's own clock.
   */
  advanceTime(ms: number): void;
  /** Ends sockets and timers. */
  stop(): void;
}
