import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DiscordError, unknownWebhook } from '../../errors.ts';
import { type JsonObject, objectOf } from '../../json.ts';
import { checked } from '../../rest/checked-fields.ts';
import { snowflake } from '../../rest/fields.ts';
import { parseJson } from '../../rest/parse-json.ts';
import type { Router } from '../../rest/router.ts';
import { takesPosts } from '../../world/channels.ts';
import type { LocalWebhook } from '../../world/model.ts';
import { type TokenParams, webhookWithToken } from './by-token.ts';
import { postAs } from './post.ts';
import { slackMessage, slackPayload } from './slack.ts';

const threadQuery = z.looseObject({ thread_id: snowflake.optional() });

/** Webhooks called in Slack's and GitHub's formats. */
export function foreignWebhookOperations({ handleOpen }: Router, context: Context): void {
  const post = (webhook: LocalWebhook, fields: Parameters<typeof postAs>[2]['fields'], threadId?: string) =>
    postAs(context, webhook, { body: { json: {}, files: [] }, fields, threadId });

  handleOpen(
    'execute_slack_compatible_webhook',
    ({ params, json, query }) => {
      const webhook = requireWebhook(context, params);
      // Slack's own clients send the JSON as a form field.
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

/** The fields of a payload that Discord reads; both formats have many more. */
function readAs<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  return checked(schema, given, false, () => []);
}

function requireWebhook({ world }: Context, params: TokenParams): LocalWebhook {
  const webhook = webhookWithToken(world, params);
  if (!webhook) throw unknownWebhook();
  return webhook;
}

const page = z.object({ html_url: z.string() });
const issue = page.extend({ number: z.number(), title: z.string(), body: z.string().nullish() });

/** The part of a GitHub event that Discord shows. */
const githubPayload = z.object({
  action: z.string().nullish(),
  ref: z.string().nullish(),
  compare: z.string().nullish(),
  sender: page.extend({ login: z.string(), avatar_url: z.string() }),
  repository: page.extend({ full_name: z.string(), name: z.string() }).nullish(),
  commits: z
    .array(
      z.object({
        id: z.string(),
        url: z.string(),
        message: z.string(),
        author: z.object({ name: z.string() }),
      }),
    )
    .nullish(),
  comment: page.extend({ body: z.string() }).nullish(),
  issue: issue.nullish(),
  pull_request: issue.nullish(),
  release: page.extend({ tag_name: z.string() }).nullish(),
});

type Payload = z.infer<typeof githubPayload>;

/** The message that Discord creates for a GitHub event; null: none. */
function githubMessage(payload: Payload): JsonObject | null {
  const embed = embedOf(payload);
  if (!embed) return null;
  const { login, html_url, avatar_url } = payload.sender;
  const author = { name: login, url: html_url, icon_url: avatar_url };
  return { username: 'GitHub', embeds: [{ ...embed, author }] };
}

function embedOf(payload: Payload): JsonObject | null {
  const { action, comment, issue: bug, pull_request: pull, release, repository } = payload;
  const from = repository?.full_name ?? '';
  if (payload.commits && payload.commits.length > 0) return pushEmbed(payload, payload.commits);
  const subject = pull ?? bug;
  if (subject && comment && action === 'created') {
    const kind = pull ? 'pull request' : 'issue';
    const title = `[${from}] New comment on ${kind} #${subject.number}: ${subject.title}`;
    return { title: title.slice(0, 256), url: comment.html_url, description: comment.body.slice(0, 4096) };
  }
  if (subject && (action === 'opened' || action === 'closed' || action === 'reopened')) {
    const title = `[${from}] ${pull ? 'Pull request' : 'Issue'} ${action}: #${subject.number} ${subject.title}`;
    const description =
      action === 'opened' && subject.body ? { description: subject.body.slice(0, 4096) } : {};
    return { title: title.slice(0, 256), url: subject.html_url, ...description };
  }
  if (release && action === 'published') {
    return { title: `[${from}] New release published: ${release.tag_name}`, url: release.html_url };
  }
  return null;
}

function pushEmbed(
  { ref, compare, repository }: Payload,
  commits: NonNullable<Payload['commits']>,
): JsonObject {
  const branch = (ref ?? '').replace(/^refs\/heads\//, '');
  const lines = commits.map(
    ({ id, url, message, author }) =>
      `[\`${id.slice(0, 7)}\`](${url}) ${(message.split('\n')[0] ?? '').slice(0, 50)} - ${author.name}`,
  );
  const count = commits.length === 1 ? '1 new commit' : `${commits.length} new commits`;
  return {
    title: `[${repository?.name ?? ''}:${branch}] ${count}`,
    ...(compare ? { url: compare } : {}),
    description: lines.join('\n').slice(0, 4096),
  };
}
