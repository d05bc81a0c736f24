import { describe, expect, it, vi } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import diskSpace, { toFinding } from '../../../src/cli/doctor/disk-space.ts';
import nodeVersion, { checkVersion } from '../../../src/cli/doctor/node-version.ts';
import settings from '../../../src/cli/doctor/settings.ts';
import webhookSecret from '../../../src/cli/doctor/webhook-secret.ts';
import { finding, findingOf, STRONG_SECRET, useDoctorSetup } from '../../support/doctor-harness.ts';

const ENGINES = packageFile.engines.node;

useDoctorSetup();

describe('the doctor checks this machine:', () => {
  it('compares the Node.js version with the ones that package.json names', async () => {
    expect(await findingOf(nodeVersion)).toEqual(finding('good', process.versions.node));
    for (const version of ['20.19.0', '22.12.0', '22.23.3', '24.0.0', '24.18.1']) {
      expect(checkVersion(version, ENGINES)).toMatchObject({ state: 'good' });
    }
    for (const version of ['18.20.4', '20.18.1', '21.7.0', '22.11.0', '23.11.0']) {
      expect(checkVersion(version, ENGINES)).toMatchObject({
        state: 'bad',
        says: `${version} is not supported: ${ENGINES} is needed`,
      });
    }
  });

  it('names the problem with versions of Node.js that are too new', () => {
    for (const version of ['24.19.0', '24.21.0', '25.0.0', '26.1.0']) {
      expect(checkVersion(version, ENGINES)).toMatchObject({
        state: 'bad',
        says: `${version} is too new: ${ENGINES} is needed`,
        advice: [expect.stringContaining('better-sqlite3 12 aborts'), expect.stringContaining('24.18')],
      });
    }
  });

  it('names every bad setting and prints no value', async () => {
    expect(await findingOf(settings)).toEqual(finding('good', 'all usable'));
    vi.stubEnv('PORT', 'leaky');
    vi.stubEnv('API_KEY', '');
    vi.stubEnv('WEBHOOK_SECRET', 'leaky');
    const result = await findingOf(settings);
    expect(result).toEqual(
      finding('bad', /API_KEY: is required.*WEBHOOK_SECRET: each.*PORT: must be a number/s),
    );
    expect(result.text).not.toContain('leaky');
  });

  it('warns about little free disk space, and reports an almost full disk as bad', async () => {
    expect(await findingOf(diskSpace)).toMatchObject({ text: expect.stringMatching(/^[\d,]+ MB free/) });
    expect(toFinding(49_000_000)).toMatchObject({ state: 'bad' });
    expect(toFinding(499_000_000)).toMatchObject({ state: 'warning' });
    expect(toFinding(501_000_000)).toMatchObject({ state: 'good', advice: [] });
  });

  it('warns about webhook secrets that are missing, short or easy to guess', async () => {
    expect(await findingOf(webhookSecret)).toEqual(finding('good', '1 secret, strong'));
    for (const [secret, fault] of [
      ['', 'only by polling'],
      ['a secret only for tests', 'fewer than 32 characters'],
      ['correct horse; correct horse; correct horse', 'too little variety'],
      ['0101101001011010010110100101101111001', 'too little variety'],
      [`${STRONG_SECRET},an older and weaker one`, 'no. 2 has fewer'],
    ] as const) {
      vi.stubEnv('WEBHOOK_SECRET', secret);
      expect(await findingOf(webhookSecret)).toEqual(finding('warning', fault));
      expect(await findingOf(webhookSecret)).toEqual(finding('warning', 'openssl rand -hex 32'));
    }
  });
});
