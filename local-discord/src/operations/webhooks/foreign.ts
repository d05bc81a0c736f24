import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, unknownWebhook } from '../../errors.ts';
import { objectOf } from '../../json.ts';
import { checked } from '../../rest/checked-fields.ts';
import { snowflake } from '../../rest/fields.ts';
import { parseJson } from '../../rest/parse-json.ts';
import type { Router } from '../../rest/router.ts';
import { takesPosts } from '../../world/channels.ts';
import type { LocalWebhook } from '../../world/model.ts';
import { type TokenParams, webhookWithToken } from './by-token.ts';
import { githubMessage, githubPayload } from './github.ts';
import { postAs } from './post.ts';
import { slackMessage, slackPayload } from './slack.ts';

const threadQuery = z.looseObject({ thread_id: snowflake.optional() });

/** Webhooks that are called in the formats of Slack and GitHub. */
export function foreignWebhookOperations({ handleOpen }: Router, context: Context): void {
  const post = (webhook: LocalWebhook, fields: Parameters<typeof postAs>[2]['fields'], threadId?: string) =>
    postAs(context, webhook, { body: { json: {}, files: [] }, fields, threadId });

  handleOpen(
    'execute_slack_compatible_webhook',
    ({ params, json, query }) => {
      const webhook = requireWebhook(context, params);
      // Slack's own clients send the JSON as a field of a form.
      const { payload } = json;
      const given = typeof payload === 'string' ? objectOf(parseJson(payload)) : json;
      const message = slackMessage(readAs(slackPayload, given));
      post(webhook, message, query(threadQuery).thread_id);
      return 'ok';
    },
    { partly: 'text, links, names and attachments; no other formatting of Slack' },
  );
  handleOpen(
    'execute_github_compatible_webhook',
    ({ params, json, query }) => {
      const webhook = requireWebhook(context, params);
      const { thread_id } = query(threadQuery);
      if (takesPosts({ type: context.world.channels.get(webhook.channelId)?.type ?? 0 }) && !thread_id) {
        throw new DiscordError(400, 220_004, 'Webhook services cannot be used in forum channels');
      }
      const message = githubMessage(readAs(githubPayload, json));
      if (message) post(webhook, message, thread_id);
    },
    { partly: 'pushes, issues, pull requests, their comments and releases; other events show nothing' },
  );
}

/** The part of a payload that Discord reads; both formats have many more fields. */
function readAs<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  return checked(schema, given, false, () => []);
}

function requireWebhook({ world }: Context, params: TokenParams): LocalWebhook {
  const webhook = webhookWithToken(world, params);
  if (!webhook) throw unknownWebhook();
  return webhook;
}
