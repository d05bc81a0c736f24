/**
 * `npm run build`: bundles the bot and its tools, packages included, into a few files. Otherwise, Node opens, links and
 * compiles about 400 modules, which takes most of a start (`npm run bench -- start`).
 *
 * With --if-stale it builds only if dist is missing or was built from other sources, for example before an update. This
 * file is not TypeScript because it runs before every start, even without the development dependencies.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { argv, env, execPath, exit, pid, stderr } from 'node:process';
import { pathToFileURL } from 'node:url';

process.chdir(import.meta.dirname);

/** The files that dist is built from. */
const JOURNAL = 'migrations/meta/_journal.json';
/** Part of dist as they are: what is read when it is first needed, and the notice that its license asks for. */
const COPIED = ['cities.json', 'city-names.json', 'country-names.json', 'README.md'].map(
  (name) => `reference/${name}`,
);
const SOURCES = ['build.js', 'package.json', 'package-lock.json', 'tsconfig.json', JOURNAL, ...COPIED, 'src'];
const BUILT_FROM = 'dist/sources.sha256';
/** Takes the place of dist when it is complete: a bot may be starting from dist, and the build may fail. */
const NEXT = `.dist-${pid}`;

const sources = digestOf(SOURCES);
const isFresh = existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources;
if (!argv.includes('--if-stale') || !isFresh) await build();

async function build() {
  const esbuild = await loadEsbuild().catch(() => undefined);
  if (esbuild === undefined) {
    const why = existsSync(BUILT_FROM) ? 'was built from other sources' : 'is missing';
    stderr.write(`The build in dist ${why}. Run: npm ci && npm run build\n`);
    exit(1);
  }
  try {
    await esbuild.build({
      // Modules that are loaded by folder at run time stay separate files; shared code goes into chunks.
      entryPoints: [
        'src/index.ts',
        'src/main.ts',
        ...['arrivals', 'backup', 'doctor', 'events', 'move'].flatMap((tool) => [
          `src/cli/${tool}.ts`,
          `src/cli/${tool}/main.ts`,
        ]),
        'src/commands/*.ts',
        'src/webhook-receiver/events/*.ts',
      ],
      outbase: 'src',
      outdir: NEXT,
      chunkNames: 'chunks/[name]-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      // Less to read and to keep in memory. Names stay, for stack traces.
      minifySyntax: true,
      minifyWhitespace: true,
      lineLimit: 200,
      plugins: [importDiscordJsOnce()],
      // Ours, also for discord.js, which would bring two older ones.
      alias: { undici: './node_modules/undici/index.js' },
      sourcemap: 'linked',
      // better-sqlite3 and sharp load a binary from their packages; pg and sharp may be missing, also here; the others are
      // optional packages of discord.js and ws.
      external: [
        'better-sqlite3',
        'pg',
        'sharp',
        'zlib-sync',
        'bufferutil',
        'utf-8-validate',
        'erlpack',
        '@discordjs/opus',
      ],
      banner: {
        js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
      },
      define: { HAULMATE_BUILD: JSON.stringify(identity()) },
      logLevel: 'warning',
    });
    for (const file of COPIED) cpSync(file, join(NEXT, file));
    writeFileSync(join(NEXT, basename(BUILT_FROM)), sources);
    rmSync('dist', { recursive: true, force: true });
    renameSync(NEXT, 'dist');
    // Otherwise a start is waiting, which fills it by itself.
    if (!argv.includes('--if-stale')) fillCompileCache();
  } finally {
    rmSync(NEXT, { recursive: true, force: true });
  }
}

/**
 * Compiles what a start needs, for a bot that may not write to dist: loads it all, until the missing settings end the process.
 * Without effect on a Node.js that can't run the bot.
 */
function fillCompileCache() {
  const folders = ['dist/commands', 'dist/webhook-receiver/events'];
  const features = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const modules = [...features.filter((file) => file.endsWith('.js')), 'dist/index.js'];
  const script = `
    import { enableCompileCache } from 'node:module';
    enableCompileCache(${JSON.stringify(resolve('dist/compile-cache'))});
    for (const module of ${JSON.stringify(modules.map((file) => pathToFileURL(file).href))}) await import(module);`;
  spawnSync(execPath, ['--input-type=module', '--eval', script], {
    // Where there is no .env: with settings, the bot would start.
    cwd: tmpdir(),
    env: {},
    stdio: 'ignore',
    timeout: 60_000,
  });
}

/**
 * discord.js is a CommonJS package: its 500 exports would be copied anew for each file that imports it, which took 6 MB and much of a
 * start. A module in between imports them once for all.
 */
function importDiscordJsOnce() {
  const namespace = 'discord.js-once';
  return {
    name: namespace,
    /** @param {import('esbuild').PluginBuild} build */
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^discord\.js$/ }, (imported) =>
        imported.namespace === namespace ? undefined : { path: imported.path, namespace },
      );
      onLoad({ filter: /^/, namespace }, async () => {
        const names = Object.keys(createRequire(import.meta.url)('discord.js'));
        return {
          contents: `import discord from 'discord.js'; export const { ${names.join(', ')} } = discord;`,
          resolveDir: import.meta.dirname,
        };
      });
    },
  };
}

/** esbuild with its binary, an optional package that `npm ci --omit=optional` leaves out: its own script then fetches it. */
async function loadEsbuild() {
  const esbuild = await import('esbuild');
  try {
    await esbuild.transform('');
  } catch {
    execFileSync(execPath, [join('node_modules', 'esbuild', 'install.js')], { stdio: 'ignore' });
    await esbuild.transform('');
  }
  return esbuild;
}

/** What dist knows about itself (src/process/build.ts). */
function identity() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8'));
  return {
    version,
    commit: env['COMMIT'] || commitOfGit() || 'unknown',
    newestMigration: entries.at(-1).tag,
  };
}

/** @returns {string | undefined} the commit that is checked out, undefined without git or outside a checkout */
function commitOfGit() {
  if (!existsSync('.git')) return undefined;
  try {
    const args = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=12'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** @param {readonly string[]} paths files and folders */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).sort()) {
    hash.update(`${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}
