/** The exports of `local-discord`, for tests and other programs. */

export type { Admin } from './admin/admin.ts';
export type { InteractionWaits, OpenModal } from './client/interaction-waits.ts';
export type {
  ClientCalls,
  ClientChannel,
  ClientEvent,
  ClientFile,
  ClientGuild,
  ClientMessage,
  ClientState,
  ClientUser,
  CommandCall,
  ComponentCall,
  OptionValue,
} from './client/protocol.ts';
export type { WaitOptions } from './client/waiters.ts';
export { controlRoutes } from './control/routes.ts';
export { createLocalDiscord } from './create-local-discord.ts';
export type { Faults } from './faults.ts';
export type { GatewayLoss } from './gateway/loss.ts';
export type { LocalDiscord } from './local-discord.ts';
export type { LocalDiscordOptions, Strictness } from './local-discord-options.ts';
export { button, type Locator, menu, textOfMessage } from './people/components.ts';
export type { Asked, Person } from './people/person.ts';
export type { ResetOptions } from './reset.ts';
export type { FailurePlan } from './rest/failures.ts';
export type { RecordedRequest } from './rest/record.ts';
export { SeedError } from './seed-file/names.ts';
export { parseSeed, readSeed, type SeedIds, seedIds } from './seed-file/parse.ts';
export { LOCAL_TOKEN } from './seeded-world.ts';
export {
  type Certificate,
  type RunningLocalDiscord,
  SERVER_OPTIONS,
  type StartOptions,
  startLocalDiscord,
} from './start.ts';
export { matchers } from './testing/matchers.ts';
export type { NewWireEntry, WireEntry } from './wire/entry.ts';
export type { Frame, GatewayFrame, RestCall } from './wire/frame.ts';
export { createWireLog, type WireLog } from './wire/log.ts';
export { wireRoutes } from './wire/routes.ts';
export { defaultSeed, seeded } from './world/default-seed.ts';
export type { LinkPreview } from './world/model.ts';
export { BOT_PERMISSIONS, MEMBER_PERMISSIONS, Permission } from './world/permissions.ts';
export {
  type Seed,
  type SeedBot,
  type SeedChannel,
  type SeedGuild,
  type SeedMessage,
  type SeedPerson,
  type SeedUser,
  seedId,
} from './world/seed.ts';
