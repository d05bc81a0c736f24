import { expect, it } from 'vitest';
import { createFileFallback, withoutFiles } from '../../../src/discord/messages/file-fallback.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { PostError, type PostErrorKind } from '../../../src/discord/posting/post-error.ts';

const alert: MessageView = {
  content: 'Winter shoes: delivered',
  embeds: [{ description: 'Chicago', image: { url: 'attachment://journey.webp' } }],
  files: [{ name: 'journey.webp', bytes: Buffer.from('x') }],
};

/** A channel that refuses messages with files. */
function channel(kind: PostErrorKind = 'forbidden') {
  const attempts: boolean[] = [];
  const post = async ({ files }: MessageView) => {
    attempts.push(files !== undefined);
    if (files !== undefined) throw new PostError(kind, 'Missing Permissions');
    return 'posted';
  };
  return { attempts, post };
}

it('a message loses its files and their pictures, and nothing else', () => {
  const photo = { url: 'https://photos.example/1.jpg' };
  const view = { ...alert, embeds: [...(alert.embeds ?? []), { image: photo }] };
  expect(withoutFiles(view)).toEqual({
    content: 'Winter shoes: delivered',
    embeds: [{ description: 'Chicago' }, { image: photo }],
  });
});

it('a channel that refuses files gets the message without them, and is not tried again', async () => {
  const { attempts, post } = channel();
  const withFallback = createFileFallback();
  expect(await withFallback('1', alert, post)).toBe('posted');
  expect(await withFallback('1', alert, post)).toBe('posted');
  expect(attempts).toEqual([true, false, false]);
});

it('any other failure is no reason to leave the files out', async () => {
  const { attempts, post } = channel('unavailable');
  await expect(createFileFallback()('1', alert, post)).rejects.toThrow('Missing Permissions');
  expect(attempts).toEqual([true]);
});

it('a channel that refuses everything is tried with files again', async () => {
  const attempts: boolean[] = [];
  const refuse = async ({ files }: MessageView) => {
    attempts.push(files !== undefined);
    throw new PostError('forbidden', 'Missing Access');
  };
  const withFallback = createFileFallback();
  await expect(withFallback('1', alert, refuse)).rejects.toThrow('Missing Access');
  await expect(withFallback('1', alert, refuse)).rejects.toThrow('Missing Access');
  expect(attempts).toEqual([true, false, true, false]);
});
