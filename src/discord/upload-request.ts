import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/**
 * Encodes uploads before they are sent. `@discordjs/rest` is made for an older undici than the one that sends (`alias` in `build.js`),
 * and newer ones don't recognise the form of another version.
 */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const encoded = new Response(init.body);
  const headers = new Headers(init.headers);
  headers.set('content-type', encoded.headers.get('content-type') ?? 'multipart/form-data');
  const body = Buffer.from(await encoded.arrayBuffer());
  return DefaultRestOptions.makeRequest(url, { ...init, headers: Object.fromEntries(headers), body });
};
