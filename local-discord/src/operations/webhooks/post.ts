import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { invalidField } from '../../errors.ts';
import type { JsonObject } from '../../json.ts';
import { flatComponents } from '../../messages/message-body.ts';
import { snowflake, text } from '../../rest/fields.ts';
import type { RestBody } from '../../rest/rest-body.ts';
import type { LocalWebhook, StoredMessage, World } from '../../world/model.ts';
import { newContent, newFlags } from '../messages/checked-content.ts';
import { resolveDestination } from './destination.ts';
import { checkName } from './fields.ts';

/** What a request says about the author and a new post, in addition to the message. */
export const postFields = z.looseObject({
  username: text(1, 80).nullish(),
  avatar_url: z.url().max(2048).nullish(),
  thread_name: text(0, 100).nullish(),
  applied_tags: z.array(snowflake).max(5).nullish(),
});

export interface Post {
  readonly body: RestBody;
  readonly fields: z.infer<typeof postFields>;
  readonly threadId?: string | undefined;
  readonly withComponents?: boolean;
}

/** Writes a message as a webhook. */
export function postAs(context: Context, webhook: LocalWebhook, post: Post): StoredMessage {
  const { username, avatar_url, thread_name, applied_tags, ...json } = post.fields;
  if (username != null) checkName('username', username);
  const body = { json: ownComponents(webhook, json, post.withComponents ?? false), files: post.body.files };
  const open = resolveDestination(context, webhook, {
    threadId: post.threadId,
    threadName: thread_name,
    tagIds: applied_tags,
  });
  const content = newContent(context.world, webhook.id, post.threadId ?? webhook.channelId, body, 'followup');
  return context.messageStore.create({
    ...open(),
    authorId: webhook.id,
    content,
    flags: newFlags(body.json),
    webhook: {
      webhookId: webhook.id,
      name: username ?? webhook.name,
      avatar: avatar_url == null ? webhook.avatar : linkedAvatar(context.world, webhook, avatar_url),
      applicationId: webhook.applicationId,
    },
  });
}

/** The body with only the components that this webhook may send (developers/resources/webhook#execute-webhook). */
export function ownComponents(
  { applicationId }: LocalWebhook,
  json: JsonObject,
  withComponents: boolean,
): JsonObject {
  if (applicationId !== null) return json;
  const { components, ...rest } = json;
  if (!withComponents) return rest;
  if (flatComponents(components).some(isInteractive)) {
    const message = 'Webhooks that no application owns cannot send interactive components.';
    throw invalidField('components', 'BASE_TYPE_INVALID', message);
  }
  return json;
}

const BUTTON = 2;
const LINK = 5;
const SELECTS: readonly unknown[] = [3, 5, 6, 7, 8];

function isInteractive({ type, style }: JsonObject): boolean {
  return SELECTS.includes(type) || (type === BUTTON && style !== LINK);
}

/** Discord copies the image and returns its hash; here, the hash redirects to the image. */
function linkedAvatar(world: World, { id }: LocalWebhook, url: string): string {
  const hash = createHash('md5').update(url).digest('hex');
  world.assets.set(`avatars/${id}/${hash}`, { url });
  return hash;
}
