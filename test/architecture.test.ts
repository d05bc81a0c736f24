import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * What each part of `src/` may import besides itself and `lib`. Data flows one way: features → views → api, store,
 * links → lib. The runtimes `bot/` and `webhook-receiver/app` load features and know none.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  commands: ['views', 'texts', 'bot', 'alerts', 'store', 'api', 'links', 'context', 'errors'],
  'webhook-receiver/events': ['webhook-receiver', 'alerts', 'api', 'links'],
  chat: ['views', 'texts', 'bot', 'api', 'store', 'links', 'log', 'metrics'],
  alerts: ['views', 'texts', 'bot', 'api', 'store', 'links', 'log', 'metrics'],
  views: ['texts', 'api', 'store', 'links', 'bot', 'errors', 'domain'],
  texts: [],
  domain: [],
  api: ['links', 'metrics'],
  links: [],
  store: [],
  bot: ['context', 'log', 'metrics'],
  'webhook-receiver': ['store', 'api', 'health', 'log', 'metrics'],
  cli: ['config', 'store', 'api', 'bot', 'webhook-receiver', 'home-guilds'],
  context: ['alerts', 'api', 'store', 'log'],
  'home-guilds': ['store', 'log'],
  health: ['store'],
  metrics: ['health'],
  shutdown: ['log'],
  config: [],
  errors: [],
  log: [],
  lib: [],
};

/** A package that only one place may know, so that it can be replaced there. */
const ONLY_IN: Readonly<Record<string, RegExp>> = {
  undici: /^src\/api\/http\.ts$/,
  'better-sqlite3': /^src\/store\//,
  'drizzle-orm': /^src\/store\//,
  fastify: /^src\/webhook-receiver\//,
  'prom-client': /^src\/metrics\.ts$/,
};

const files = filesBelow(join(ROOT, 'src'));
const imports = files.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map((match) => ({ file: relative(ROOT, file), target: match[1] ?? match[2] ?? match[3] ?? '' })),
);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : path.endsWith('.ts') ? [path] : [];
  });
}

/** `src/bot/dispatch.ts` → `bot`, `src/config.ts` → `config`; event kinds are features inside a runtime's folder. */
function partOf(path: string): string {
  if (path.startsWith('src/webhook-receiver/events/')) return 'webhook-receiver/events';
  return path.split('/')[1]?.replace(/\.ts$/, '') ?? '';
}

describe('the house', () => {
  it('finds imports to check', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  it('imports downwards only', () => {
    const upward = imports.filter(({ file, target }) => {
      if (!target.startsWith('.')) return false;
      const from = partOf(file);
      const to = partOf(relative(ROOT, join(ROOT, dirname(file), target)));
      return from !== 'index' && to !== from && to !== 'lib' && !(MAY_IMPORT[from] ?? []).includes(to);
    });
    expect(upward).toEqual([]);
  });

  it('never imports the sandbox or the tests', () => {
    expect(imports.filter(({ target }) => /(^|\/)(sandbox|test|bench)\//.test(target))).toEqual([]);
  });

  it('keeps each replaceable package in one place', () => {
    const strays = imports.filter(({ file, target }) => {
      const home = Object.entries(ONLY_IN).find(
        ([name]) => target === name || target.startsWith(`${name}/`),
      )?.[1];
      return home !== undefined && !home.test(file);
    });
    expect(strays).toEqual([]);
  });

  it('reads the environment in config.ts only', () => {
    const readers = files
      .filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')))
      .map((file) => relative(ROOT, file));
    expect(readers).toEqual(['src/config.ts']);
  });

  it('writes masked links in one place, where the address is made safe', () => {
    const writers = files
      .filter((file) => /\]\((?:\$\{|https?:)|'\]\('/.test(readFileSync(file, 'utf8')))
      .map((file) => relative(ROOT, file));
    expect(writers).toEqual(['src/bot/markdown-link.ts']);
  });

  it('has no folder or file whose name says nothing', () => {
    expect(
      files
        .map((file) => relative(ROOT, file))
        .filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\.ts|\/)/.test(file)),
    ).toEqual([]);
  });
});
