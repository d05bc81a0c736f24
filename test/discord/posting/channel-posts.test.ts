import { describe, expect, it, vi } from 'vitest';
import { createChannelPosts } from '../../../src/discord/posting/channel-posts.ts';
import { PostError } from '../../../src/discord/posting/post-error.ts';
import type { Poster } from '../../../src/discord/posting/poster.ts';
import { createRateLimiter } from '../../../src/discord/posting/rate-limiter.ts';

/** Discord, which refuses the first posts with these errors. */
function postsAfter(...errors: readonly PostError[]) {
  const post = vi.fn<Poster['post']>(async () => '7');
  for (const error of errors) post.mockRejectedValueOnce(error);
  const poster = { post, edit: async () => {}, remove: async () => {}, forget: async () => {} };
  return { posts: createChannelPosts({ poster, rateLimiter: createRateLimiter() }), post };
}

const VIEW = { content: 'Haul' };

describe('a post that somebody waits for', () => {
  it.each([
    ['no answer', new PostError('unavailable', 'timeout')],
    ['a short pause', new PostError('rate_limited', '429', { retryAfterMs: 5 })],
  ])('is tried once more after %s, with the same nonce', async (_what, error) => {
    const { posts, post } = postsAfter(error);
    expect(await posts.post('1', VIEW, 'n')).toBe('7');
    expect(post.mock.calls.map(([, , { nonce }]) => nonce)).toEqual(['n', 'n']);
  });

  it.each([
    ['a refusal', new PostError('forbidden', 'no')],
    ['a pause of minutes', new PostError('rate_limited', '429', { retryAfterMs: 120_000 })],
  ])('is given up at once after %s', async (_what, error) => {
    const { posts, post } = postsAfter(error);
    await expect(posts.post('1', VIEW, 'n')).rejects.toBe(error);
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('is given up after two attempts', async () => {
    const error = new PostError('unavailable', 'timeout');
    const { posts, post } = postsAfter(error, error, error);
    await expect(posts.post('1', VIEW, 'n')).rejects.toBe(error);
    expect(post).toHaveBeenCalledTimes(2);
  });
});
