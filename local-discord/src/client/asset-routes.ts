import type { FastifyInstance } from 'fastify';
import type { World } from '../world/model.ts';

/** The folders of Discord's CDN (developers/reference#image-formatting-cdn-endpoints) that are filled here. */
const FOLDERS = [
  ...['avatars', 'emojis', 'stickers', 'soundboard-sounds', 'guild-events', 'icons', 'banners'],
  ...['splashes', 'discovery-splashes', 'app-icons', 'role-icons', 'guilds'],
];

/**
 * Serves what Discord's CDN does: default avatars, and images that bots upload for emojis, webhooks and more,
 * in their original format.
 */
export function assetRoutes(app: FastifyInstance, { assets, pictures }: World): void {
  for (const [index, avatar] of DEFAULT_AVATARS.entries()) {
    app.get(`/embed/avatars/${index}.png`, (_request, reply) => reply.type('image/png').send(avatar));
  }
  for (const folder of FOLDERS) {
    app.get(`/${folder}/*`, async (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      const [, name = '', extension] = /^(.+?)(?:\.(\w+))?$/.exec(path) ?? [];
      const asset = assets.get(`${folder}/${name}`) ?? pictures.get(name.split('/').at(-1) ?? '');
      if (!asset) return reply.code(404).send({ message: 'there is no such file' });
      if ('url' in asset) return reply.redirect(asset.url);
      // A static image isn't available as a GIF.
      if (extension === 'gif' && asset.contentType !== 'image/gif') return reply.code(415).send();
      return reply
        .header('content-type', asset.contentType)
        .header('x-content-type-options', 'nosniff')
        .send(asset.data);
    });
  }
}

/** Discord's six default avatars, here plain 256-pixel squares in their colors. */
const DEFAULT_AVATARS: readonly Buffer[] = [
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEVYZfKO7E4AAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEV1fopJkaknAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEU7pVw+6WLYAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEX6phoaFinJAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEXtQkXCueaxAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEAAQMAAABmvDolAAAAA1BMVEXrRZ/vczcOAAAAH0lEQVR42u3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAvg0hAAABYOSdlwAAAABJRU5ErkJggg==',
].map((png) => Buffer.from(png, 'base64'));
