import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Admin } from './admin/admin.ts';
import type { AllCalls } from './client/calls.ts';
import type { ClientEvent } from './client/protocol.ts';
import type { Waits } from './client/wait-for-bot.ts';
import type { Faults } from './faults.ts';
import type { Person } from './people/person.ts';
import type { ResetOptions } from './reset.ts';
import type { OperationId } from './rest/operations.ts';
import type { RecordedRequest } from './rest/record.ts';
import type { Parity } from './rest/router.ts';
import type { Transcript } from './transcript/transcript.ts';
import type { Frame } from './wire/frame.ts';

/**
 * A Discord in memory, as tests and programs see it. Programs that act for many people can call what people do with
 * their ids, as over HTTP: `runCommand({ userId, … })`.
 */
export interface LocalDiscord extends AllCalls, Waits {
  /** What a person does, by their id or name: `as(seeded.mo).run('ping')`. */
  as(person: string): Person;
  /** What owners, administrators, moderators and the bot's developer do. */
  readonly admin: Admin;
  /** What goes wrong. */
  readonly faults: Faults;
  subscribe(userId: string, listener: (event: ClientEvent) => void): () => void;
  /** Every REST request of the bot, in the order of the responses. */
  readonly requests: readonly RecordedRequest[];
  /** How many requests in the current ten minutes Discord would count as invalid. */
  readonly invalidRequests: number;
  /** Fastify plugin: the bot's REST API, the client API and uploaded files. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Accepts the bot's websocket at /gateway. */
  attachGateway(server: Server): void;
  /** Called for every gateway event and REST call. @returns stops listening */
  onWire(listener: (frame: Frame) => void): () => void;
  /** The intents that connected bots asked for. */
  intents(): readonly number[];
  /** The shard of each connected session: the same one twice when two processes serve it. */
  shards(): readonly number[];
  /** How many websockets of bots are open, identified or not. */
  openSockets(): number;
  /** Whether the bot is connected now. */
  isConnected(): boolean;
  /** The operations of Discord's API that are built, by their ids in the OpenAPI, with what they lack. */
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
  /** The time here, in milliseconds since 1970: the real one, and what `advanceTime` has added to it. */
  now(): number;
  /**
   * Sets the clock of this Discord forward: deadlines pass, polls end, timeouts are over, idle threads are archived,
   * scheduled events start and end, each at its own time. The limits of rates and heartbeats stay in real time, as the
   * bot's own clock does. A reset returns to the real time.
   */
  advanceTime(ms: number): void;
  /** Ends sockets and timers. */
  stop(): void;
}
