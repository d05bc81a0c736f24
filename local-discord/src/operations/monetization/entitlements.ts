import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { anyUser, botGuild, requireOwnApplication } from '../../rest/access.ts';
import { queryFlag, queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';
import type { LocalBot, World } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';

const APPLICATION_SUBSCRIPTION = 8;
const GUILD = 1;

const page = {
  before: snowflake.optional(),
  after: snowflake.optional(),
  limit: queryInteger(1, 100).default(100),
};

const entitlementQuery = z.object({
  ...page,
  user_id: snowflake.optional(),
  guild_id: snowflake.optional(),
  sku_ids: z.union([z.string(), z.array(z.string())]).optional(),
  exclude_ended: queryFlag.default(false),
  exclude_deleted: queryFlag.default(true),
});

const newEntitlement = z.object({
  sku_id: snowflake,
  owner_id: snowflake,
  owner_type: z.union([z.literal(GUILD), z.literal(2)]),
});

const anySku = { partly: 'the SKUs of the portal are not kept: every id is taken for one' };

/** Entitlements of users and guilds. */
export function entitlementOperations({ handle }: Router, { world, events }: Context): void {
  handle('get_entitlements', ({ bot, params, query }) => {
    requireOwnApplication(bot, params.application_id);
    return listed(world, bot, query(entitlementQuery));
  });
  handle('get_entitlement', ({ bot, params }) => entitlementOf(world, bot, params));
  handle(
    'create_entitlement',
    ({ bot, params, fields }) => {
      requireOwnApplication(bot, params.application_id);
      const { sku_id, owner_id, owner_type } = fields(newEntitlement);
      if (owner_type === GUILD) botGuild(world, bot, owner_id);
      else anyUser(world, owner_id);
      const entitlement: JsonObject = {
        id: nextSnowflake(world),
        sku_id,
        application_id: bot.id,
        // A guild's entitlement also has a buyer: here, its owner.
        user_id: owner_type === GUILD ? (world.guilds.get(owner_id)?.ownerId ?? owner_id) : owner_id,
        ...(owner_type === GUILD ? { guild_id: owner_id } : {}),
        type: APPLICATION_SUBSCRIPTION,
        deleted: false,
        consumed: false,
        starts_at: null,
        ends_at: null,
      };
      world.entitlements.set(String(entitlement['id']), entitlement);
      events.toBot(bot, 'ENTITLEMENT_CREATE', entitlement);
      return entitlement;
    },
    anySku,
  );
  handle('delete_entitlement', ({ bot, params }) => {
    const entitlement = entitlementOf(world, bot, params);
    const deleted = { ...entitlement, deleted: true };
    world.entitlements.set(params.entitlement_id, deleted);
    events.toBot(bot, 'ENTITLEMENT_DELETE', deleted);
  });
  handle(
    'consume_entitlement',
    ({ bot, params }) => {
      const consumed = { ...entitlementOf(world, bot, params), consumed: true };
      world.entitlements.set(params.entitlement_id, consumed);
      events.toBot(bot, 'ENTITLEMENT_UPDATE', consumed);
    },
    anySku,
  );
}

function listed(world: World, bot: LocalBot, wanted: z.infer<typeof entitlementQuery>): JsonObject[] {
  const { user_id, guild_id, before, after, limit } = wanted;
  const skus = wanted.sku_ids === undefined ? null : [wanted.sku_ids].flat().join(',').split(',');
  const found = [...world.entitlements.values()].filter(
    (one) =>
      one['application_id'] === bot.id &&
      (user_id === undefined || one['user_id'] === user_id) &&
      (guild_id === undefined || one['guild_id'] === guild_id) &&
      (skus === null || skus.includes(String(one['sku_id']))) &&
      !(wanted.exclude_deleted && one['deleted'] === true) &&
      !(wanted.exclude_ended && Date.parse(String(one['ends_at'])) <= world.clock.now()) &&
      (before === undefined || BigInt(String(one['id'])) < BigInt(before)) &&
      (after === undefined || BigInt(String(one['id'])) > BigInt(after)),
  );
  return before === undefined ? found.slice(0, limit) : found.slice(-limit);
}

function entitlementOf(
  world: World,
  bot: LocalBot,
  params: { readonly application_id: string; readonly entitlement_id: string },
): JsonObject {
  requireOwnApplication(bot, params.application_id);
  const entitlement = world.entitlements.get(params.entitlement_id);
  if (!entitlement || entitlement['application_id'] !== bot.id || entitlement['deleted'] === true) {
    throw new DiscordError(404, 10_029, 'Unknown Entitlement');
  }
  return entitlement;
}
