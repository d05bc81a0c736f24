import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settings } from '../src/config/config.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
/** A tag stands where the digest has not been looked up yet. */
const BASE_IMAGE = /^node:\d+-bookworm-slim(@sha256:[0-9a-f]{64})?$/;
const DIGEST = /^[\w-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
const WORKFLOWS = readdirSync(new URL('../.github/workflows', import.meta.url));
const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });
const ANALYZE = '/usr/bin/systemd-analyze';

/** Keys of [Service] that systemd supports only after 252, the version of Debian 12. */
const NEWER_THAN_252 =
  /^(RestartSteps|RestartMaxDelaySec|RestartMode|MemoryPressure\w+|SurviveFinalKillSignal|OpenFile)=/m;

describe.each([['haulmate.service'], ['haulmate-backup.service', 'haulmate-backup.timer']])(
  '%s',
  (...units) => {
    it('uses only what systemd in Debian 12 supports', () => {
      for (const unit of units) expect(read(`deploy/${unit}`)).not.toMatch(NEWER_THAN_252);
    });

    it.skipIf(!existsSync(ANALYZE))('passes systemd’s check (skipped where systemd is not installed)', () => {
      const folder = mkdtempSync(join(tmpdir(), 'unit-'));
      const files = units.map((unit) => join(folder, unit));
      for (const [index, unit] of units.entries()) {
        const text = read(`deploy/${unit}`).replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath}`);
        writeFileSync(files[index] ?? '', text);
      }
      const said = execFileSync(
        'sh',
        ['-c', `${ANALYZE} verify ${files.map((file) => `'${file}'`).join(' ')} 2>&1`],
        { encoding: 'utf8' },
      );
      rmSync(folder, { recursive: true });
      expect(said).toBe('');
    });
  },
);

describe('the backups', () => {
  const commands = ['deploy/haulmate-backup.service', 'deploy/compose.yaml'].map(
    (file) => /dist\/cli\/backup\.js (--keep \d+)/.exec(read(file))?.[1],
  );

  it('are limited in number, the same with systemd and compose', () => {
    expect(commands).toEqual(['--keep 14', '--keep 14']);
  });
});

describe('the version', () => {
  it('is that of the newest release, or one under development while the changelog has unreleased changes', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
    const newest = /^## \[([^\]]+)\]/m.exec(read('CHANGELOG.md'))?.[1];
    if (newest === 'Unreleased') expect(version).toMatch(/^\d+\.\d+\.\d+-dev$/);
    else expect(version).toBe(newest);
  });
});

describe('the image', () => {
  it('is built from exactly the files that .dockerignore lets in', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const letIn = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name);
    expect(copied.sort()).toEqual(letIn.sort());
    expect(copied).toContain('reference');
  });
});

describe('a pinned dependency', () => {
  it('of the image is named once', () => {
    const froms = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(froms[0]).toMatch(BASE_IMAGE);
    expect(new Set(froms.slice(1))).toEqual(new Set(['base']));
  });

  it('of compose is named by its digest, unless compose builds it', () => {
    const images = [...read('deploy/compose.yaml').matchAll(/^ +image: (\S+)/gm)].map(([, image]) => image);
    expect(images.length).toBeGreaterThan(1);
    for (const image of images.filter((name) => name !== 'haulmate')) expect(image).toMatch(DIGEST);
    // Its digest has not been looked up yet.
    expect(read('deploy/compose.postgres.yaml')).toMatch(
      /image: postgres:\d+-bookworm(?:@sha256:[0-9a-f]{64})?$/m,
    );
  });

  it('runs no install script, so that npm ci compiles and fetches nothing', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const { scripts } = packageFile.parse(JSON.parse(read('package.json')));
    // npm leaves these out, too.
    const besides = Object.keys(scripts).filter((name) =>
      Object.hasOwn(scripts, name.replace(/^(pre|post)/, '')),
    );
    expect(besides.filter((name) => /^(pre|post)/.test(name))).toEqual([]);
  });

  it.each(WORKFLOWS)('of the workflow %s is named by its commit, with its version in a comment', (name) => {
    const used = [...read(`.github/workflows/${name}`).matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(1);
    for (const action of used)
      expect(action).toMatch(/^[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('is updated by Dependabot: actions, images and packages', () => {
    const ecosystems = [...read('.github/dependabot.yml').matchAll(/package-ecosystem: (\S+)/g)].map(
      ([, name]) => name,
    );
    expect(ecosystems.sort()).toEqual(['docker', 'docker-compose', 'github-actions', 'npm']);
  });
});

describe('workflows', () => {
  it.each(WORKFLOWS)('%s grants no right to all its jobs but reading', (name) => {
    const text = read(`.github/workflows/${name}`);
    expect(/^permissions:(?: \{\}|\n {2}contents: read)$/m.exec(text)).not.toBeNull();
    expect(text.match(/^permissions:/gm)).toHaveLength(1);
  });

  it.each(WORKFLOWS)('%s puts nothing that somebody else can name into a script', (name) => {
    const scripts = [
      ...read(`.github/workflows/${name}`).matchAll(
        /^ +(?:- )?run: (?:\|\n(?:(?! +- | {4,8}[\w-]+:).*\n)+|.+)/gm,
      ),
    ];
    expect(
      scripts.map(([script]) => script).filter((script) => /\$\{\{ *(?:github|inputs|steps)/.test(script)),
    ).toEqual([]);
  });
});

describe('a release', () => {
  const release = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../deploy/release.js', import.meta.url)), ...args], {
      encoding: 'utf8',
    });

  it('is refused when the tag is not the version', () => {
    expect(release('check', 'v99.0.0')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('v99.0.0'),
    });
  });

  it('is ready when tag, version and changelog agree', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
    const underDevelopment = version.endsWith('-dev');
    expect(release('check', `v${version}`).status).toBe(underDevelopment ? 1 : 0);
  });

  it('has the whole section of its version as its notes', () => {
    const [, section = ''] = read('CHANGELOG.md').split(/^## \[1\.0\.0\] – .+$/m);
    const { status, stdout } = release('notes', '1.0.0');
    expect(status).toBe(0);
    expect(stdout.trim()).toBe(section.split(/^## /m)[0]?.trim());
    expect(stdout.match(/^### .+/gm)).toContain('### Security');
  });

  it('has the changelog’s section as its notes', () => {
    const { status, stdout } = release('notes', '0.1.0');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^The first version\./);
    expect(stdout).not.toMatch(/^## /m);
  });
});

describe('a one-click file', () => {
  const render = read('render.yaml');
  const fly = read('deploy/fly.toml');

  it('asks for the three settings that have no default, and for no other', () => {
    const asked = [...render.matchAll(/- key: (\w+)\n +sync: false/g)].map(([, name]) => name);
    const inHelp = [...(/fly secrets set (.+)/.exec(fly)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name,
    );
    const needed = Object.keys(settings.shape).filter(
      (name) => settings.shape[name as keyof typeof settings.shape].safeParse(undefined).success === false,
    );
    expect({ asked, inHelp }).toEqual({ asked: needed, inHelp: needed });
  });

  it('sets only what the bot knows, keeps its data on a disk and checks its health', () => {
    const set = [
      ...render.matchAll(/- key: (\w+)/g),
      ...(/\[env\]\n([^[]+)/.exec(fly)?.[1] ?? '').matchAll(/(\w+) =/g),
    ];
    expect(set.map(([, name = '']) => name).filter((name) => !(name in settings.shape))).toEqual([]);
    expect(read('Dockerfile')).toContain('DATABASE_PATH=/data/');
    for (const file of [render, fly]) expect(file).toMatch(/(?:mountPath:|destination =) "?\/data"?$/m);
    for (const file of [render, fly]) expect(file).toMatch(/(?:healthCheckPath:|path =) "?\/healthz"?$/m);
  });
});
