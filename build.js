/**
 * `npm run build`: bundles the bot and its tools, packages included, into a few files. Otherwise, Node opens, links and
 * compiles about 400 modules, which takes most of a start (`npm run bench -- start`).
 *
 * With --if-stale it builds only if dist is missing or was built from other sources, for example before an update. This
 * file is not TypeScript because it runs before every start, even without the development dependencies.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv, env, exit, pid, stderr } from 'node:process';

process.chdir(import.meta.dirname);

/** The files that dist is built from. */
const JOURNAL = 'migrations/meta/_journal.json';
const SOURCES = ['build.js', 'package.json', 'package-lock.json', 'tsconfig.json', JOURNAL, 'src'];
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
        ...['backup', 'doctor', 'events', 'move'].flatMap((tool) => [
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
    writeFileSync(join(NEXT, basename(BUILT_FROM)), sources);
    rmSync('dist', { recursive: true, force: true });
    renameSync(NEXT, 'dist');
  } finally {
    rmSync(NEXT, { recursive: true, force: true });
  }
}

/** Starts its binary, too: a package that `npm ci --omit=optional --ignore-scripts` leaves out. */
async function loadEsbuild() {
  const esbuild = await import('esbuild');
  await esbuild.transform('');
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
