import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stdout } from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startLocalDiscord } from '../../sandbox/discord.ts';
import { startService } from '../../sandbox/service/index.ts';
import { botSettings } from '../support/bot-settings.ts';
import { asUser } from '../support/discord-user.ts';

const SCRIPT = fileURLToPath(new URL('../../deploy/assemble-image.js', import.meta.url));
const PARCEL = 'YT2632110021889001';
/** Where no server listens. */
const POSTGRES = { DATABASE_URL: 'postgres://haulmate@127.0.0.1:9/haulmate' };
/** A start takes seconds on a busy machine. */
const STARTS_MS = 90_000;
/** Without the base image. Mostly the bundle with its source maps, libvips and SQLite. */
const MAX_MEGABYTES = 70;

const folder = mkdtempSync(join(tmpdir(), 'image-'));
const image = join(folder, 'app');
const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
beforeAll(() => execFileSync(process.execPath, [SCRIPT, image]));
afterAll(() => {
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true });
});

const filesOf = (path: string) =>
  readdirSync(join(image, path), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(image, path, file)).isFile(),
  );

/** Starts a program of the image as a container does: with nothing in its environment but settings. */
function run(program: string, settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(image, program)], { cwd: elsewhere, env: { ...settings } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join(''));
  const ended = once(child, 'exit').then(async ([code]) => ({ code, said: await said }));
  return { child, ended };
}

/** Starts a local Discord and a service. @returns settings of a bot between them */
async function startSurroundings() {
  const [local, service] = [await startLocalDiscord({ port: 0 }), await startService({ port: 0 })];
  // The first picture loads sharp and the map, which takes long on a busy machine.
  const own = { PICTURE_WAIT_MS: '60000', LOG_LEVEL: 'info' };
  const settings: Record<string, string> = { ...botSettings(local, service), ...own };
  onTestFinished(async () => {
    await local.close();
    await service.close();
  });
  return { discord: local.discord, settings };
}

describe('the image', () => {
  it('holds the build, the migrations, the notices and the packages that the build loads', () => {
    expect(readdirSync(image).sort()).toEqual([
      'LICENSE',
      'LICENSES-OF-PACKAGES.txt',
      'SHA256SUMS',
      'dist',
      'migrations',
      'node_modules',
      'package.json',
    ]);
    const packages = readdirSync(join(image, 'node_modules'));
    expect(packages).toEqual(expect.arrayContaining(['better-sqlite3', 'pg', 'sharp', 'world-atlas']));
    expect(
      packages.filter((name) => /^(node-|esbuild|typescript|vite|discord\.js|@types)/.test(name)),
    ).toEqual([]);
    expect(packages.length).toBeLessThan(25);
  });

  it('holds the cities with the notice of their source and license', () => {
    expect(filesOf('dist/reference').sort()).toEqual([
      'README.md',
      'cities.json',
      'city-names.json',
      'country-names.json',
    ]);
    const notice = readFileSync(join(image, 'dist/reference/README.md'), 'utf8');
    for (const name of ['https://www.geonames.org', 'https://creativecommons.org/licenses/by/4.0/'])
      expect(notice).toContain(name);
  });

  it('has no sources of compiled code, and no binary of another platform', () => {
    const files = filesOf('node_modules');
    expect(files.filter((file) => /\.(c|cc|cpp|h|hpp|gypi?)$/.test(file))).toEqual([]);
    expect(filesOf('node_modules/better-sqlite3').filter((file) => file.endsWith('.node'))).toHaveLength(1);
    expect(filesOf('node_modules/world-atlas').filter((file) => file.startsWith('countries'))).toHaveLength(
      1,
    );
  });

  it('is small', () => {
    const bytes = filesOf('.').reduce((sum, file) => sum + statSync(join(image, file)).size, 0);
    stdout.write(`The image holds ${(bytes / 1e6).toFixed(1)} MB besides Node.js.\n`);
    expect(bytes / 1e6).toBeLessThan(MAX_MEGABYTES);
  });

  it('runs the bot until it is ready, answers, and draws', { timeout: STARTS_MS }, async () => {
    const { discord, settings } = await startSurroundings();
    const { child, ended } = run('dist/index.js', settings);
    await discord.waitUntilReady({ withCommands: true });
    const { runCommand } = asUser(() => ({ discord }));
    const { attachments } = await runCommand('track', { options: { number: PARCEL } });
    const picture = attachments.find(({ filename }) => filename === 'journey.webp');
    const drawn = await (await fetch(picture?.url ?? '')).arrayBuffer();
    // With a map: the stages alone are lower.
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 430 });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('"msg":"ready"') });
  });

  it('runs with the three required settings alone, and needs no public address', {
    timeout: STARTS_MS,
  }, async () => {
    const { discord, settings } = await startSurroundings();
    const { DISCORD_TOKEN = '', API_BASE_URL = '', API_KEY = '', DISCORD_API_URL = '' } = settings;
    const required = { DISCORD_TOKEN, API_BASE_URL, API_KEY };
    // Where Discord is, here, and a port that no other test uses; DATABASE_PATH as the image sets it.
    const here = { DISCORD_API_URL, PORT: '0', DATABASE_PATH: join(elsewhere, 'data/haulmate.db') };
    const { child, ended } = run('dist/index.js', { ...required, ...here });
    await discord.waitUntilReady({ withCommands: true });
    const { runCommand } = asUser(() => ({ discord }));
    expect(JSON.stringify(await runCommand('track', { options: { number: PARCEL } }))).toContain(PARCEL);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0 });
  });

  it('has what PostgreSQL needs', { timeout: STARTS_MS }, async () => {
    const { settings } = await startSurroundings();
    const says = expect.stringContaining('nothing listens there. Start PostgreSQL');
    expect(await run('dist/cli/doctor.js', { ...settings, ...POSTGRES }).ended).toMatchObject({ said: says });
  });

  it('needs the cities only to look up a place, and pg only for PostgreSQL, and says so', {
    timeout: STARTS_MS,
  }, async () => {
    for (const part of ['dist/reference', 'node_modules/pg']) {
      const away = join(folder, basename(part));
      renameSync(join(image, part), away);
      onTestFinished(() => renameSync(away, join(image, part)));
    }
    const { discord, settings } = await startSurroundings();
    const onSqlite = run('dist/index.js', settings);
    await discord.waitUntilReady({ withCommands: true });
    onSqlite.child.kill('SIGTERM');
    expect(await onSqlite.ended).toMatchObject({
      code: 0,
      said: expect.not.stringContaining('cities.json'),
    });

    const onPostgres = { ...settings, ...POSTGRES };
    const says = expect.stringContaining('PostgreSQL needs the package pg, which is not installed');
    expect(await run('dist/index.js', onPostgres).ended).toMatchObject({ code: 1, said: says });
    expect(await run('dist/cli/doctor.js', onPostgres).ended).toMatchObject({ code: 1, said: says });
  });
});
