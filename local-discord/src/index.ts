/** The exports of `local-discord`, for tests and other programs. */
export type {
  ClientCalls,
  ClientChannel,
  ClientEvent,
  ClientGuild,
  ClientMessage,
  ClientState,
  ClientUser,
  CommandCall,
  ComponentCall,
  OptionValue,
} from './client/protocol.ts';
export type { GatewayLoss } from './gateway/gateway.ts';
export {
  createLocalDiscord,
  LOCAL_TOKEN,
  type LocalDiscord,
  type LocalDiscordOptions,
} from './local-discord.ts';
export type { FailurePlan } from './rest/failures.ts';
export type { RecordedRequest } from './rest/plugin.ts';
export { type RunningLocalDiscord, SERVER_OPTIONS, type StartOptions, startLocalDiscord } from './start.ts';
export type { NewWireEntry, WireEntry } from './wire/entry.ts';
export type { Frame, GatewayFrame, RestCall } from './wire/frame.ts';
export { createWireLog, type WireLog } from './wire/log.ts';
export { wireRoutes } from './wire/routes.ts';
export { defaultSeed, seeded } from './world/default-seed.ts';
export { BOT_PERMISSIONS, MEMBER_PERMISSIONS, Permission } from './world/permissions.ts';
export {
  type Seed,
  type SeedChannel,
  type SeedGuild,
  type SeedPerson,
  type SeedUser,
  seedId,
} from './world/seed.ts';
