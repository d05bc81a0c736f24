import { z } from 'zod';
import { eventsEndpointProblem, interactionsEndpointProblem } from '../../applications/endpoint-check.ts';
import { invalidField } from '../../errors.ts';
import { Intent } from '../../gateway/intents.ts';
import type { JsonObject } from '../../json.ts';
import { bitfield, text } from '../../rest/fields.ts';
import { imageHash } from '../../rest/image-hash.ts';
import type { LocalBot, World } from '../../world/model.ts';

const url = z
  .union([z.literal('').transform(() => null), z.url({ protocol: /^https?$/ }).max(2048)])
  .nullable();
const installParams = z.object({
  scopes: z.array(z.enum(['applications.commands', 'bot'])).min(1),
  permissions: bitfield.transform(String).default('0'),
});
const EVENT_TYPES = [
  'APPLICATION_AUTHORIZED',
  'APPLICATION_DEAUTHORIZED',
  'ENTITLEMENT_CREATE',
  'ENTITLEMENT_UPDATE',
  'ENTITLEMENT_DELETE',
  'QUEST_USER_ENROLLMENT',
  'LOBBY_MESSAGE_CREATE',
  'LOBBY_MESSAGE_UPDATE',
  'LOBBY_MESSAGE_DELETE',
  'GAME_DIRECT_MESSAGE_CREATE',
  'GAME_DIRECT_MESSAGE_UPDATE',
  'GAME_DIRECT_MESSAGE_DELETE',
] as const;

/** The body of PATCH /applications/@me (developers/resources/application#edit-current-application). */
export const applicationChanges = z
  .object({
    description: z
      .union([text(0, 400), z.object({ default: text(0, 400) }).transform((given) => given.default)])
      .nullable(),
    icon: imageHash.nullable(),
    cover_image: imageHash.nullable(),
    flags: z.int().min(0),
    tags: z.array(text(1, 20)).max(5).nullable(),
    custom_install_url: url,
    install_params: installParams.nullable(),
    integration_types_config: z.record(
      z.enum(['0', '1']),
      z.object({ oauth2_install_params: installParams.nullish() }).nullable(),
    ),
    role_connections_verification_url: url,
    interactions_endpoint_url: url,
    event_webhooks_url: url,
    event_webhooks_status: z.union([z.literal(1), z.literal(2)]),
    event_webhooks_types: z.array(z.enum(EVENT_TYPES)),
    explicit_content_filter: z.int().min(0).max(2),
    max_participants: z.int().min(-1).nullable(),
  })
  .partial()
  .transform((given): JsonObject => given);

/** Fields shown as null when unset; others are omitted. */
const NULLABLE = [
  'icon',
  'interactions_endpoint_url',
  'role_connections_verification_url',
  'event_webhooks_url',
];

/** The flags of privileged intents that an application may change by itself. */
const INTENT_FLAGS: readonly (readonly [number, number])[] = [
  [1 << 13, Intent.GuildPresences],
  [1 << 15, Intent.GuildMembers],
  [1 << 19, Intent.MessageContent],
];

/** Changes an application, once new URLs have answered PINGs. */
export async function changeApplication(world: World, bot: LocalBot, given: JsonObject): Promise<void> {
  const { flags, description, integration_types_config: config, ...changes } = given;
  await requireEndpoints(world, bot, changes);
  if (typeof flags === 'number') changeIntents(bot, flags);
  const portal: JsonObject = { ...bot.portal, ...changes };
  for (const [name, value] of Object.entries(portal)) {
    if (value === null && !NULLABLE.includes(name)) delete portal[name];
  }
  if (description !== undefined) portal['description'] = description ?? '';
  if (config !== undefined) portal['integration_types_config'] = withoutEmptyParts(config as JsonObject);
  bot.portal = portal;
}

async function requireEndpoints(world: World, bot: LocalBot, changes: JsonObject): Promise<void> {
  const { interactions_endpoint_url: interactions, event_webhooks_url: events } = changes;
  if (typeof interactions === 'string' && interactions !== bot.portal['interactions_endpoint_url']) {
    const problem = await interactionsEndpointProblem(world, bot, interactions);
    if (problem !== null) throw unverified('interactions_endpoint_url', 'interactions endpoint', problem);
  }
  if (typeof events === 'string' && events !== bot.portal['event_webhooks_url']) {
    const problem = await eventsEndpointProblem(bot, events);
    if (problem !== null) throw unverified('event_webhooks_url', 'event webhooks', problem);
  }
}

function unverified(field: string, name: string, problem: string) {
  const code = `APPLICATION_${field.toUpperCase()}_INVALID`;
  return invalidField(field, code, `The specified ${name} url could not be verified: ${problem}.`);
}

function changeIntents(bot: LocalBot, flags: number): void {
  for (const [flag, intent] of INTENT_FLAGS) {
    bot.allowedIntents = (flags & flag) === 0 ? bot.allowedIntents & ~intent : bot.allowedIntents | intent;
  }
}

function withoutEmptyParts(config: JsonObject): JsonObject {
  const kept = Object.entries(config).filter(([, value]) => value !== null);
  return Object.fromEntries(
    kept.map(([kind, value]) => {
      const { oauth2_install_params: params } = value as JsonObject;
      return [kind, params ? { oauth2_install_params: params } : {}];
    }),
  );
}
