import type { FastifyInstance } from 'fastify';
import type { World } from '../world/model.ts';
import { DEFAULT_AVATARS } from './default-avatars.ts';

/** The folders of Discord's CDN (developers/reference#image-formatting-cdn-endpoints) that are filled here. */
const FOLDERS = ['avatars', 'emojis', 'stickers', 'soundboard-sounds', 'guild-events', 'icons'];

/**
 * What Discord's CDN serves: default avatars, and what bots upload to be shown: pictures of emojis, webhooks and
 * others, in whatever format they were sent.
 */
export function assetRoutes(app: FastifyInstance, { assets }: World): void {
  for (const [index, avatar] of DEFAULT_AVATARS.entries()) {
    app.get(`/embed/avatars/${index}.png`, (_request, reply) => reply.type('image/png').send(avatar));
  }
  for (const folder of FOLDERS) {
    app.get(`/${folder}/*`, async (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      const [, name = '', extension] = /^(.+?)(?:\.(\w+))?$/.exec(path) ?? [];
      const asset = assets.get(`${folder}/${name}`);
      if (!asset) return reply.code(404).send({ message: 'there is no such file' });
      if ('url' in asset) return reply.redirect(asset.url);
      // A picture that does not move cannot be had as a GIF.
      if (extension === 'gif' && asset.contentType !== 'image/gif') return reply.code(415).send();
      return reply
        .header('content-type', asset.contentType)
        .header('x-content-type-options', 'nosniff')
        .send(asset.data);
    });
  }
}
