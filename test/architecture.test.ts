import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourceFilesBelow } from './support/source-files.ts';

/**
 * The parts of `src/`, from the top. A part may import the ones below it. Parts in one row don't know
 * each other. `discord` and `webhook-receiver` load features, but don't depend on any.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['index'],
  ['main'],
  ['composition'],
  ['commands', 'webhook-receiver/events', 'cli'],
  ['context'],
  ['chat'],
  ['settings'],
  ['alerts'],
  ['hauls'],
  ['products'],
  ['parcels'],
  ['cards', 'cluster'],
  ['discord', 'service', 'store', 'pictures', 'webhook-receiver'],
  ['links', 'texts', 'config'],
  ['domain', 'process'],
];
const layerOf = (part: string): number => LAYERS.findIndex((layer) => layer.includes(part));

/** A package that only one file or folder may import, so that it is easy to replace. */
const ONLY_IN: Readonly<Record<string, RegExp>> = {
  sharp: /^src\/pictures\//,
  undici: /^src\/service\/http\.ts$/,
  'better-sqlite3': /^src\/store\//,
  'drizzle-orm': /^src\/store\//,
  pg: /^src\/store\//,
  fastify: /^src\/webhook-receiver\//,
  'prom-client': /^src\/process\//,
};

interface Import {
  readonly file: string;
  readonly target: string;
}

const sources = sourceFilesBelow('src');
const imports = importsOf(sources);
const tree = ['src', 'local-discord', 'sandbox', 'contract', 'bench', 'drills', 'reference'].flatMap(
  sourceFilesBelow,
);

/** Imports and exports from other files, type imports included; relative ones as paths from the root. */
function importsOf(files: readonly string[]): Import[] {
  const statement =
    /^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|\bimport\("([^"]+)"\)/gm;
  return files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(statement)].map((match) => {
      const target = match.slice(1).find((name) => name !== undefined) ?? '';
      return { file, target: target.startsWith('.') ? join(dirname(file), target) : target };
    }),
  );
}

/** `src/discord/interactions/dispatch.ts` → `discord`, `src/config/config.ts` → `config`; event kinds are features inside a runtime's folder. */
function partOf(path: string): string {
  if (path.startsWith('src/webhook-receiver/events/')) return 'webhook-receiver/events';
  return path.split('/')[1]?.replace(/\.ts$/, '') ?? '';
}

/** A way from a file back to itself, for each group of files that import each other. */
function cyclesIn(files: readonly string[]): string[][] {
  const targets = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { file, target } of importsOf(files)) if (targets.has(target)) targets.get(file)?.push(target);
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    if (path.includes(file) || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  return cycles;
}

describe('the source tree', () => {
  it('has imports to check', () => {
    expect(imports.filter(({ target }) => target.startsWith('src/')).length).toBeGreaterThan(500);
  });

  it('is made of the parts that have a layer', () => {
    expect(new Set(sources.map(partOf))).toEqual(new Set(LAYERS.flat()));
  });

  it('imports downwards only', () => {
    const upward = imports.filter(({ file, target }) => {
      if (!target.startsWith('src/')) return false;
      const [from, to] = [partOf(file), partOf(target)];
      return from !== to && layerOf(from) >= layerOf(to);
    });
    expect(upward).toEqual([]);
  });

  it('has no import cycles, type imports included', () => {
    expect(cyclesIn(tree)).toEqual([]);
  });

  it('never imports the sandbox, the local Discord, the tests or the reference data', () => {
    const strays = imports.filter(({ target }) =>
      /^(sandbox|local-discord|contract|test|bench|drills|reference)(\/|$)/.test(target),
    );
    expect(strays).toEqual([]);
  });

  it('keeps local-discord/ free of imports from outside its folder', () => {
    const own = importsOf(sourceFilesBelow('local-discord'));
    expect(own.length).toBeGreaterThan(50);
    const outside = own.filter(({ target }) =>
      /^(\.\.|src|sandbox|contract|test|bench|drills|reference)\b/.test(target),
    );
    expect(outside).toEqual([]);
  });

  it('imports each replaceable package in one place only', () => {
    const strays = imports.filter(({ file, target }) => {
      const home = Object.entries(ONLY_IN).find(
        ([name]) => target === name || target.startsWith(`${name}/`),
      )?.[1];
      return home !== undefined && !home.test(file);
    });
    expect(strays).toEqual([]);
  });

  it('reads the environment in config.ts only', () => {
    const readers = sources.filter((file) => /process\.env\b/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(readers).toEqual(['src/config/config.ts']);
  });

  it('writes masked links in one file only, which makes the URL safe', () => {
    const writers = sources.filter((file) =>
      /\]\((?:\$\{|https?:)|'\]\('/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(writers).toEqual(['src/discord/messages/markdown.ts']);
  });

  it('has no folder or file whose name says nothing', () => {
    expect(tree.filter((file) => /(^|\/)(utils?|helpers?|common|misc|lib)(\.ts|\/)/.test(file))).toEqual([]);
  });

  it('has no file over 220 lines, except for data', () => {
    const isData = (file: string) =>
      /^src\/(texts|domain\/parcels\/wordings\/tables)\//.test(file) ||
      // Discord's operations, written by a program.
      file === 'local-discord/src/rest/operations.ts';
    const long = tree
      .filter((file) => !isData(file))
      .filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 221);
    expect(long).toEqual([]);
  });
});
