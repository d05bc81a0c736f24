import { z } from 'zod';
import { apiWebhook } from '../../api/webhook.ts';
import type { Context } from '../../context.ts';
import { invalidToken, unknownWebhook } from '../../errors.ts';
import type { Router } from '../../rest/router.ts';
import { changeWebhook, deleteWebhook, storedAvatar, webhooksOf } from '../../webhooks/webhooks.ts';
import type { LocalWebhook, World } from '../../world/model.ts';
import { avatarOf, checkName, webhookName } from './fields.ts';

const webhookChange = z.object({ name: webhookName.optional(), avatar: z.string().nullish() });

/** Webhooks, as managed by anyone with their token. */
export function webhookTokenOperations({ handleOpen }: Router, context: Context): void {
  const { world } = context;
  handleOpen('get_webhook_by_token', ({ params }) => apiWebhook(world, requireWebhook(world, params)));
  handleOpen('update_webhook_by_token', ({ params, fields, reason }) => {
    const webhook = requireWebhook(world, params);
    const { name, avatar } = fields(webhookChange);
    if (name !== undefined) checkName('name', name);
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(avatar === undefined ? {} : { avatar: storedAvatar(world, webhook.id, avatarOf(avatar)) }),
    };
    changeWebhook(context, webhook, change, { userId: webhook.creatorId, reason });
    return apiWebhook(world, webhook);
  });
  handleOpen('delete_webhook_by_token', ({ params, reason }) => {
    const webhook = requireWebhook(world, params);
    deleteWebhook(context, webhook, { userId: webhook.creatorId, reason });
  });
}

export interface TokenParams {
  readonly webhook_id: string;
  readonly webhook_token: string;
}

/** The webhook with this id, or undefined; throws if the token is another one. */
export function webhookWithToken(world: World, params: TokenParams): LocalWebhook | undefined {
  const [webhook] = webhooksOf(world, ({ id }) => id === params.webhook_id);
  if (webhook && webhook.token !== params.webhook_token) throw invalidToken();
  return webhook;
}

function requireWebhook(world: World, params: TokenParams): LocalWebhook {
  const webhook = webhookWithToken(world, params);
  if (!webhook) throw unknownWebhook();
  return webhook;
}
