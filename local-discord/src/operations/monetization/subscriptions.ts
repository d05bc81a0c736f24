import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { queryInteger, snowflake } from '../../rest/fields.ts';
import type { Router } from '../../rest/router.ts';

const subscriptionQuery = z.object({
  before: snowflake.optional(),
  after: snowflake.optional(),
  limit: queryInteger(1, 100).default(50),
  user_id: snowflake,
});

/** Subscriptions to SKUs, which only a test creates. */
export function subscriptionOperations({ handle }: Router, { world }: Context): void {
  const ofSku = (skuId: string): JsonObject[] =>
    [...world.subscriptions.values()].filter(
      ({ sku_ids }) => Array.isArray(sku_ids) && sku_ids.includes(skuId),
    );

  handle('get_sku_subscriptions', ({ bot: _, params, query }) => {
    const { before, after, limit, user_id } = query(subscriptionQuery);
    return ofSku(params.sku_id)
      .filter(
        (one) =>
          one['user_id'] === user_id &&
          (before === undefined || BigInt(String(one['id'])) < BigInt(before)) &&
          (after === undefined || BigInt(String(one['id'])) > BigInt(after)),
      )
      .slice(0, limit);
  });
  handle('get_sku_subscription', ({ bot: _, params }) => {
    const found = ofSku(params.sku_id).find(({ id }) => id === params.subscription_id);
    if (!found) throw new DiscordError(404, 0, '404: Not Found');
    return found;
  });
}
