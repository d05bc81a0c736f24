import { apiUser, userOf } from '../api/user.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { LocalBot, World } from '../world/model.ts';
import { nextSnowflake } from '../world/snowflakes.ts';
import { reasonOf, signedPost } from './signed-post.ts';

const WITHIN_MS = 3000;
const UNAUTHORIZED = 401;

/** What is wrong with a URL for interactions; null if it answers PINGs and refuses a wrong signature. */
export function interactionsEndpointProblem(
  world: World,
  bot: LocalBot,
  url: string,
): Promise<string | null> {
  const ping = {
    id: nextSnowflake(world),
    application_id: bot.id,
    type: 1,
    token: 'ping',
    version: 1,
    user: apiUser(userOf(world, bot)),
    entitlements: [],
    authorizing_integration_owners: {},
    app_permissions: '0',
  };
  return problemOf(bot, url, ping, async (answer) => {
    if (answer.status !== 200) return `it answered ${answer.status} to a PING, not 200`;
    if (answer.headers.get('content-type')?.startsWith('application/json') !== true) {
      return 'its answer to a PING has another Content-Type than application/json';
    }
    const body: unknown = await answer.json();
    return isObject(body) && body['type'] === 1 ? null : 'its answer to a PING is not {"type":1}';
  });
}

/** The same for a webhook event URL. */
export function eventsEndpointProblem(bot: LocalBot, url: string): Promise<string | null> {
  return problemOf(bot, url, { version: 1, application_id: bot.id, type: 0 }, async ({ status }) =>
    status === 204 ? null : `it answered ${status} to a PING, not 204`,
  );
}

/** Sends a PING with a valid and one with an invalid signature, as Discord does when a URL is set. */
async function problemOf(
  { id: applicationId }: LocalBot,
  url: string,
  payload: JsonObject,
  judge: (answer: Response) => Promise<string | null>,
): Promise<string | null> {
  try {
    const post = { applicationId, url, payload, withinMs: WITHIN_MS };
    const problem = await judge(await signedPost(post));
    if (problem !== null) return problem;
    const { status } = await signedPost({ ...post, isForged: true });
    return status === UNAUTHORIZED
      ? null
      : `it answered ${status} to a PING with a wrong signature, not ${UNAUTHORIZED}`;
  } catch (error) {
    return reasonOf(error);
  }
}
