import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:tls';
import type { Admin } from './admin/admin.ts';
import { createAppActions } from './admin/app-actions.ts';
import { createGuildActions } from './admin/guild-actions.ts';
import { createResourceActions } from './admin/resource-actions.ts';
import { createWebhookEvents, type WebhookEvents, withWebhookEvents } from './applications/webhook-events.ts';
import { channelControls } from './channel-controls.ts';
import { idleThreads } from './channels/idle-threads.ts';
import { assetRoutes } from './client/asset-routes.ts';
import { createClientCalls } from './client/calls.ts';
import { createEventHub } from './client/event-hub.ts';
import { clientRoutes } from './client/http-routes.ts';
import { withLiveGuilds } from './client/live-guilds.ts';
import { createWaits, waitMsOf } from './client/wait-for-bot.ts';
import type { Context } from './context.ts';
import { createFaults } from './faults.ts';
import { createEvents } from './gateway/events.ts';
import { createGateway, type GatewayOptions } from './gateway/gateway.ts';
import { createInteractions } from './interactions/interactions.ts';
import { createListeners } from './listeners.ts';
import { idleLobbies } from './lobbies/lobbies.ts';
import type { LocalDiscord } from './local-discord.ts';
import { type LocalDiscordOptions, withStrictness } from './local-discord-options.ts';
import { createMessageStore } from './messages/message-store.ts';
import { createVoting } from './messages/voting.ts';
import { allOperations } from './operations/index.ts';
import { respond } from './operations/interactions/respond.ts';
import type { DueSource } from './passing-time/due.ts';
import { createPassingTime } from './passing-time/passing-time.ts';
import { personOf } from './people/person.ts';
import { portalControls } from './portal-controls.ts';
import { resetWorld } from './reset.ts';
import { createFailures } from './rest/failures.ts';
import { createInvalidRequests, INVALID_REQUEST_LIMIT } from './rest/invalid-requests.ts';
import { restPlugin } from './rest/plugin.ts';
import { createRateLimits } from './rest/rate-limits.ts';
import type { RecordedRequest } from './rest/record.ts';
import { eventAutomation } from './scheduled-events/event-automation.ts';
import { seededWorld } from './seeded-world.ts';
import { createTranscript, recordedCalls } from './transcript/transcript.ts';
import type { Frame } from './wire/frame.ts';
import { worldControls } from './world-controls.ts';

const DEADLINE_MS = 3000;
const HEARTBEAT_MS = 41_250;

/** A Discord in memory, not yet listening. */
export function createLocalDiscord(given: LocalDiscordOptions = {}): LocalDiscord {
  const options = withStrictness(given);
  const world = seededWorld(options);
  const hub = createEventHub();
  const wire = createListeners<Frame>();
  const transcript = createTranscript(world);
  wire.listen(transcript.frame);
  hub.observe(transcript.event);
  const gateway = createGateway(world, hub, gatewayOptions(options, wire.notify));
  const webhookEvents = createWebhookEvents(wire.notify);
  const sent = withWebhookEvents(world, createEvents(world, gateway), webhookEvents);
  const events = withLiveGuilds(sent, world, hub);
  hub.confirmWith(gateway.roundTrip);
  const messageStore = createMessageStore(world, hub, events);
  const interactions = createInteractions({
    world,
    hub,
    events,
    deadlineMs: options.interactionDeadlineMs ?? DEADLINE_MS,
    respond: (interaction, body) => void respond(context, interaction, body),
    onFrame: wire.notify,
  });
  const voting = createVoting(world, hub, events, messageStore);
  const context: Context = {
    world,
    hub,
    gateway,
    events,
    messageStore,
    voting,
    interactions,
    anyToken: options.token === null,
    isStrict: options.strict ?? false,
  };
  const passingTime = createPassingTime(world, dueIn(context));
  const operations = allOperations(context);
  const calls = recordedCalls(createClientCalls(context), transcript.call);
  const requests: RecordedRequest[] = [];
  const failures = createFailures();
  const rateLimits = createRateLimits(options.rateLimits ?? false);
  const invalidRequests = createInvalidRequests(invalidRequestLimit(options));

  const waits = createWaits(context, transcript, waitMsOf(options.waitMs));
  const admin = recordedCalls(adminOf(context, webhookEvents), transcript.call);

  return {
    ...calls,
    ...waits,
    as: (person) => personOf(world, { ...calls, ...waits }, person),
    admin,
    faults: createFaults(failures, gateway),
    subscribe: (userId, listener) => hub.subscribe(userId, listener),
    requests,
    get invalidRequests() {
      return invalidRequests.total();
    },
    routes: async (app) => {
      // Links to files use this origin until a request names the host.
      app.addHook('onListen', async () => {
        world.origin = originOf(app.server) ?? world.origin;
      });
      await app.register(restPlugin, {
        prefix: '/api/v10',
        context,
        operations,
        requests,
        failures,
        rateLimits,
        invalidRequests,
        onFrame: wire.notify,
      });
      clientRoutes(app, calls, hub, world);
      assetRoutes(app, world);
    },
    attachGateway(server) {
      gateway.attach(server);
      server.once('listening', () => {
        world.origin = originOf(server) ?? world.origin;
      });
    },
    onWire: wire.listen,
    intents: () => gateway.intents(),
    shards: () => gateway.shards(),
    openSockets: () => gateway.openSockets(),
    operations: operations.built,
    isConnected: () => gateway.connected(),
    reset(how = {}) {
      resetWorld(context, seededWorld(options), how);
      failures.clear();
      requests.length = 0;
      transcript.clear();
    },
    transcript: transcript.text,
    onTranscriptLine: transcript.onLine,
    now: () => world.clock.now(),
    advanceTime: passingTime.advance,
    stop() {
      passingTime.close();
      world.clock.stop();
      webhookEvents.close();
      interactions.close();
      gateway.close();
    },
  };
}

function adminOf(context: Context, webhookEvents: WebhookEvents): Admin {
  return {
    ...channelControls(context),
    ...createAppActions(context, webhookEvents),
    ...createGuildActions(context),
    ...createResourceActions(context),
    ...portalControls(context.world),
    ...worldControls(context.world),
  };
}

/** Everything that happens by itself. */
function dueIn(context: Context): DueSource[] {
  return [
    context.voting.due,
    () => idleThreads(context),
    () => eventAutomation(context),
    () => idleLobbies(context.world),
  ];
}

function invalidRequestLimit({ invalidRequestLimit, rateLimits }: LocalDiscordOptions): number {
  return invalidRequestLimit ?? (rateLimits ? INVALID_REQUEST_LIMIT : Number.POSITIVE_INFINITY);
}

function gatewayOptions(options: LocalDiscordOptions, onFrame: (frame: Frame) => void): GatewayOptions {
  return {
    anyToken: options.token === null,
    heartbeatIntervalMs: options.heartbeatIntervalMs ?? HEARTBEAT_MS,
    maxConcurrency: options.maxConcurrency ?? 1,
    limitsIdentifies: options.limitsIdentifies ?? false,
    dailyIdentifies: options.dailyIdentifies ?? 1000,
    limitsSends: options.limitsSends ?? true,
    onFrame,
  };
}

/** The origin of a listening server's URLs until a request names its host. @returns null unless it listens on a port */
export function originOf(server: Server): string | null {
  const address = server.address();
  if (typeof address !== 'object' || !address) return null;
  return `${server instanceof TlsServer ? 'https' : 'http'}://127.0.0.1:${address.port}`;
}
