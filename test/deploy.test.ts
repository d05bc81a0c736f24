import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
/** A tag stands where the digest has not been looked up yet. */
const BASE_IMAGE = /^node:\d+-bookworm-slim(@sha256:[0-9a-f]{64})?$/;
const DIGEST = /^[\w-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
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

  it('of workflows is named by its commit, with its version in a comment', () => {
    const used = [...read('.github/workflows/check.yml').matchAll(/uses: (.+)$/gm)].map(
      ([, action]) => action,
    );
    expect(used.length).toBeGreaterThan(1);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('is updated by Dependabot: actions, images and packages', () => {
    const ecosystems = [...read('.github/dependabot.yml').matchAll(/package-ecosystem: (\S+)/g)].map(
      ([, name]) => name,
    );
    expect(ecosystems.sort()).toEqual(['docker', 'docker-compose', 'github-actions', 'npm']);
  });
});
