import { z } from 'zod';
import type { JsonObject } from '../../json.ts';

const page = z.object({ html_url: z.string() });
const issue = page.extend({ number: z.number(), title: z.string(), body: z.string().nullish() });

/** What Discord shows of an event of GitHub. */
export const githubPayload = z.object({
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

/** The message that Discord makes of an event of GitHub; null where it shows none. */
export function githubMessage(payload: Payload): JsonObject | null {
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
