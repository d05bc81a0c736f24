/**
 * `npm run build`: the bot and its tools as few files, packages and all. Node opens, links and compiles some 400 modules
 * otherwise, which is most of a start (`npm run bench -- start`).
 */
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

rmSync('dist', { recursive: true, force: true });
await build({
  // What is found by its folder at run time stays a file of its own, and shares the rest through chunks.
  entryPoints: [
    'src/index.ts',
    ...['backup', 'doctor', 'events'].map((tool) => `src/cli/${tool}.ts`),
    'src/commands/*.ts',
    'src/webhook-receiver/events/*.ts',
  ],
  outbase: 'src',
  outdir: 'dist',
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  // SQLite is a binary beside its package; the others are extras of discord.js and ws that nobody has to install.
  external: ['better-sqlite3', 'zlib-sync', 'bufferutil', 'utf-8-validate', 'erlpack', '@discordjs/opus'],
  banner: {
    js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
  },
  logLevel: 'warning',
});
