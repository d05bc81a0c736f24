import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { builtPage, bundlePage } from './bundle.ts';

const DEFAULT_ENTRY = new URL('client/main.tsx', import.meta.url);

export interface PageFiles {
  /** The script that calls `startPage` (`local-discord/client`); the plain page unless given. */
  readonly entry?: URL;
}

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="dark light">
<title>Local Discord</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='5' fill='%235865f2'/%3E%3Cpath d='M4 6l4-2 4 2v5l-4 2-4-2z' fill='%23fff'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/app.css">
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript.</noscript>
<script type="module" src="/app.js"></script>
</body>
</html>
`;

/** The page sends requests to its own origin only; pictures may also come from another local server, or be chosen. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob: http://127.0.0.1:* http://localhost:*",
  "media-src 'self' http://127.0.0.1:* http://localhost:*",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The plugin that serves the chat page. A page with an `entry` is bundled first, which takes esbuild and preact. */
export async function pageRoutes({ entry }: PageFiles = {}): Promise<FastifyPluginAsync> {
  const built = entry === undefined ? builtPage() : null;
  const { js, css } = built ?? (await bundlePage(entry ?? DEFAULT_ENTRY));
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body);
  return async (app) => {
    app.get('/', (_request, reply) =>
      send(reply.header('content-security-policy', CONTENT_SECURITY_POLICY), 'text/html', HTML),
    );
    app.get('/app.js', (_request, reply) => send(reply, 'text/javascript', js));
    app.get('/app.css', (_request, reply) => send(reply, 'text/css', css));
  };
}
