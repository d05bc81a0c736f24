import { createHomeGuilds, resolveHomeGuilds } from './alerts/home-guilds.ts';
import { createWebhookIngest, type WebhookContent } from './alerts/ingest.ts';
import { connectDiscord } from './composition/connect-discord.ts';
import { createFeatures } from './composition/features.ts';
import { claimOf, openStore } from './composition/open-store.ts';
import { createRunMode } from './composition/run-mode.ts';
import { databaseAddress, loadConfigOrExit, misspelledSettings, secretsInUse } from './config/config.ts';
import { isPublicBot } from './discord/gateway/application.ts';
import { BUILD, checkBuild } from './process/build.ts';
import { createHealth } from './process/health.ts';
import { createLog, droppedLogLines } from './process/log.ts';
import { createMetrics } from './process/prometheus.ts';
import { createFatalExit, createInFlight, shutDownOnSignal } from './process/shutdown.ts';
import { loadDictionaries } from './service/index.ts';
import { newestMigration } from './store/database/migrations.ts';
import { describeAddress } from './store/index.ts';
import { claimDatabase } from './store/open-at-start.ts';
import { loadEventKinds } from './webhook-receiver/event-kind.ts';
import { createReceiver, listen } from './webhook-receiver/receiver.ts';

/** Twice the gateway's address, the application, the commands, and room for one more. */
const STARTUP_REQUESTS = 6;
/** Once what waited for the start is done. */
const DICTIONARIES_AFTER_MS = 5_000;

const config = loadConfigOrExit();
const { DISCORD_API_URL: apiUrl, DISCORD_TOKEN: token, WEBHOOK_SECRET: secrets } = config;
const clock = Date.now;
const log = createLog(config.LOG_LEVEL, undefined, secretsInUse());
const { exitWith, orExit } = createFatalExit(log);
const { version, commit } = BUILD;
log.info({ version, commit, node: process.versions.node }, 'starting');
for (const { name, meant } of misspelledSettings()) {
  log.warn({ variable: name, meant }, 'unknown variable, probably a misspelled setting');
}
await orExit('start failed', () => checkBuild(newestMigration()));

const homeGuilds = createHomeGuilds({
  configured: config.HOME_GUILD_IDS,
  isPublic: () => isPublicBot(apiUrl, token),
  log,
});
const database = databaseAddress(config);
const claim = claimOf(config);
const store = await orExit(`database not opened: ${describeAddress(database)}`, () =>
  openStore(database, homeGuilds.now, log, claim),
);
const mode = createRunMode({ config, store, log, clock });
const { gateway, rateLimiter, dispatchesAlerts } = mode;
const { backlog } = store.deliveries;
const health = createHealth({ ...mode, backlog, isWritable: store.isWritable }, clock);
const metrics = createMetrics(
  health,
  gateway.pingMs,
  store.storage.size,
  droppedLogLines,
  store.arrivals.accuracy,
);
const parts = { config, store, log, clock, metrics, mode, homeGuilds: homeGuilds.now };
const { alerts, chat, context, commandMentions, refusalBudget, learner, onScan } =
  await createFeatures(parts);
const { api, photos, attachments } = context;
const webhook = { host: config.HOST, port: config.PORT, path: config.WEBHOOK_PATH, secrets };
const receiver = await createReceiver({
  ...webhook,
  kinds: await loadEventKinds<WebhookContent>(new URL('webhook-receiver/events/', import.meta.url)),
  ingest: createWebhookIngest(alerts.ingest, api, config.API_TIME_ZONE, onScan),
  health,
  metrics,
  trustProxy: config.TRUST_PROXY,
  log,
  clock,
});
const inFlight = createInFlight();
const stopping = shutDownOnSignal(
  {
    finish() {
      chat.stop();
      return [receiver.close(), alerts.stop(), learner.stop(), mode.stop(), inFlight.settled()];
    },
    async abort() {
      receiver.server.closeAllConnections();
      await Promise.all([api.close(), photos.close(), attachments.close()]);
    },
    close: store.close,
  },
  log,
);

try {
  await mode.refuseConflict();
  const releaseReserved = rateLimiter.reserve(STARTUP_REQUESTS);
  await resolveHomeGuilds(homeGuilds, { store, log, clock }, stopping);
  // Before the gateway: events are stored while Discord is still out of reach, and posted later.
  await listen(receiver, webhook, log);
  if (dispatchesAlerts) alerts.start();
  const account = await connectDiscord({
    commands: new URL('commands/', import.meta.url),
    config,
    gateway,
    context,
    chat,
    commandMentions,
    refusalBudget,
    metrics,
    inFlight,
    onFatalClose(reason) {
      if (!stopping.aborted) exitWith(reason, 'gateway closed: Discord refuses the bot');
    },
  });
  // It may have been handed over while Discord was out of reach.
  await claimDatabase(store, claim.application);
  // Not earlier: a process that cannot reach Discord would keep its share from others.
  await mode.start();
  releaseReserved();
  const { shards } = gateway.status();
  log.info(
    { bot: account.tag, shards, count: config.SHARD_COUNT, dispatchesAlerts, version, commit },
    'ready',
  );
  // Errors in them are reported where they are needed.
  setTimeout(() => void loadDictionaries().catch(() => {}), DICTIONARIES_AFTER_MS).unref();
} catch (error) {
  // A start that a signal interrupts fails in one way or another.
  if (!stopping.aborted) exitWith(error, 'start failed');
}
