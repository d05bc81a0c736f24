import { type APIMediaGalleryComponent, ComponentType } from 'discord.js';
import { expect, it } from 'vitest';
import { withoutFiles } from '../../../src/discord/messages/file-fallback.ts';

it('drops the files and the pictures that show them, and nothing else', () => {
  const thumbnail = { url: 'https://p.example/1.jpg' };
  const view = {
    content: 'news',
    embeds: [{ title: 'a', image: { url: 'attachment://photos.webp' }, thumbnail }],
    files: [{ name: 'photos.webp', bytes: new Uint8Array([1]) }],
  };
  expect(withoutFiles(view)).toEqual({ content: 'news', embeds: [{ title: 'a', thumbnail }] });
});

it('drops the galleries that show files, and keeps those of other pictures', () => {
  const gallery = (url: string): APIMediaGalleryComponent => ({
    type: ComponentType.MediaGallery,
    items: [{ media: { url } }],
  });
  const kept = gallery('https://p.example/1.jpg');
  const card = (...components: APIMediaGalleryComponent[]) => ({
    type: ComponentType.Container as const,
    components,
  });
  const view = { components: [card(gallery('attachment://journey.webp'), kept)] };
  expect(withoutFiles(view)).toEqual({ components: [card(kept)] });
});
