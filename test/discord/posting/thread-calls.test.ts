import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_TOKEN, type RunningLocalDiscord, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import { createPoster, type Poster } from '../../../src/discord/posting/poster.ts';

let local: RunningLocalDiscord;
let poster: Poster;
beforeAll(async () => {
  local = await startLocalDiscord();
  poster = createPoster(local.apiUrl, LOCAL_TOKEN);
});
afterAll(() => local.close());

const now = <T>(send: () => Promise<T>) => send();

describe('a post', () => {
  it('comes back when it was archived', async () => {
    const threadId = await poster.openPost(seeded.finds, 'a post', { content: 'first' }, {});
    local.discord.admin.changeThread(threadId, { archived: true });
    const edit = () => poster.edit(threadId, threadId, { content: 'second' });
    await expect(edit()).rejects.toMatchObject({ kind: 'unsuitable' });
    await poster.reopenThread(threadId);
    await edit();
  });
});

describe('the posts of a forum', () => {
  it('are found by their first messages, newest first, without those of people', async () => {
    const options = { silent: true };
    const one = await poster.openPost(seeded.finds, 'one', { content: 'first' }, options);
    const two = await poster.openPost(seeded.finds, 'two', { content: 'second' }, options);
    await local.discord.as(seeded.ada).in(seeded.finds).openPost('hers', 'third');
    const found = await poster.ownForumPosts(seeded.finds, seeded.haulClub, now);
    expect(found.slice(0, 2).map(({ id, content }) => [id, content])).toEqual([
      [two, 'second'],
      [one, 'first'],
    ]);
  });
});

it('an edit that Discord refuses as one too many is no rate limit', async () => {
  const messageId = await poster.post(seeded.parcels, { content: 'x' }, { nonce: '1' });
  local.discord.admin.limitOldEdits({ edits: 0, olderThanMs: 0 });
  const edit = () => poster.edit(seeded.parcels, messageId, { content: 'y' });
  await expect(edit()).rejects.toMatchObject({ kind: 'edit_limit' });
  local.discord.admin.limitOldEdits(null);
  await edit();
});
