import { SnowflakeUtil } from 'discord.js';
import { expect, it } from 'vitest';
import { createForumPosts } from '../../src/discord/forum-posts.ts';
import { createRateLimiter } from '../../src/discord/rate-limiter.ts';
import { containerCard, textDisplay } from '../../src/views/container.ts';

const view = (text: string) => containerCard(null, [textDisplay(text)]);
const post = (id: string, text: string) => ({
  id,
  author: { id: '1' },
  content: '',
  embeds: [],
  components: view(text).components ?? [],
});

const NOW = Date.parse('2026-11-21T12:00:00Z');
const idAt = (timestamp: number) => String(SnowflakeUtil.generate({ timestamp }));
const mayBe = (text: string) => text.includes('packing');
const lost = (text: string, otherPosts: readonly string[] = []) => ({
  view: view(text),
  since: NOW,
  otherPosts,
  mayBe,
});
const postsAmong = (own: readonly ReturnType<typeof post>[]) =>
  createForumPosts(
    {
      openPost: () => Promise.reject(new Error('not expected')),
      ownForumPosts: () => Promise.resolve([...own]),
    },
    createRateLimiter(),
  );

it('a post whose answer was lost is found by its text, and also when that was changed since', async () => {
  const [newest, changed, other] = [idAt(NOW + 2_000), idAt(NOW + 1_000), idAt(NOW + 3_000)];
  const posts = postsAmong([
    post(other, 'An alert'),
    post(newest, 'Bad packing'),
    post(changed, 'Good packing'),
  ]);
  expect(await posts.find('5', '6', lost('Good packing'))).toBe(changed);
  expect(await posts.find('5', '6', lost('Fine packing'))).toBe(newest);
  expect(await posts.find('5', '6', lost('Fine packing', [newest]))).toBe(changed);
  expect(await posts.find('5', '6', lost('Fine packing', [newest, changed]))).toBeUndefined();
});

it('a post from before the first attempt is not the lost one', async () => {
  const posts = postsAmong([post(idAt(NOW - 1), 'Good packing')]);
  expect(await posts.find('5', '6', lost('Good packing'))).toBeUndefined();
});

it('an attempt that is ended while it waits is told as one without an answer', async () => {
  const signal = AbortSignal.abort();
  await expect(postsAmong([]).open('5', 'Title', view('Good packing'), [], signal)).rejects.toMatchObject({
    name: 'PostError',
    kind: 'unavailable',
  });
});
