import { expect, it } from 'vitest';
import { withoutFiles } from '../../src/discord/without-files.ts';

it('drops the files and the pictures that show them, and nothing else', () => {
  const thumbnail = { url: 'https://p.example/1.jpg' };
  const view = {
    content: 'news',
    embeds: [{ title: 'a', image: { url: 'attachment://photos.webp' }, thumbnail }],
    files: [{ name: 'photos.webp', bytes: new Uint8Array([1]) }],
  };
  expect(withoutFiles(view)).toEqual({ content: 'news', embeds: [{ title: 'a', thumbnail }] });
});
