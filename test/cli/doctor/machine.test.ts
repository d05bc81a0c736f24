import { describe, expect, it, vi } from 'vitest';
import { judgeFreeSpace } from '../../../src/cli/doctor/machine.ts';
import { finding, findingOf, STRONG_SECRET, useDoctorSetup } from '../../support/doctor-harness.ts';

useDoctorSetup();

describe('the doctor checks this machine:', () => {
  it('names the version of Node.js', async () => {
    const result = await findingOf('version');
    expect(result).toEqual(finding('good', new RegExp(`Node\\.js ${process.versions.node}$`)));
  });

  it('names every bad setting and prints no value', async () => {
    expect(await findingOf('settings')).toEqual(finding('good', 'all usable'));
    vi.stubEnv('PORT', 'leaky');
    vi.stubEnv('API_KEY', '');
    vi.stubEnv('WEBHOOK_SECRET', 'leaky');
    const result = await findingOf('settings');
    expect(result).toEqual(
      finding('bad', /API_KEY: is required.*WEBHOOK_SECRET: each.*PORT: must be a number/s),
    );
    expect(result.text).not.toContain('leaky');
  });

  it('names variables that look like misspelled settings, beside bad settings, too', async () => {
    vi.stubEnv('WEBHOOK_SECERT', 'leaky');
    const hint = 'WEBHOOK_SECERT is unknown: is it WEBHOOK_SECRET?';
    expect(await findingOf('settings')).toEqual(finding('warning', hint));
    vi.stubEnv('PORT', 'leaky');
    const result = await findingOf('settings');
    expect(result).toEqual(finding('bad', hint));
    expect(result.text).not.toContain('leaky');
  });

  it('warns about little free disk space, and reports an almost full disk as bad', async () => {
    expect(await findingOf('disk space')).toMatchObject({ text: expect.stringMatching(/^[\d,]+ MB free/) });
    expect(judgeFreeSpace(49_000_000)).toMatchObject({ state: 'bad' });
    expect(judgeFreeSpace(499_000_000)).toMatchObject({ state: 'warning' });
    expect(judgeFreeSpace(501_000_000)).toMatchObject({ state: 'good', advice: [] });
  });

  it('warns about webhook secrets that are missing, short or easy to guess', async () => {
    expect(await findingOf('webhook secret')).toEqual(finding('good', '1 secret, strong'));
    for (const [secret, fault] of [
      ['', 'only by polling'],
      ['a secret only for tests', 'fewer than 32 characters'],
      ['correct horse; correct horse; correct horse', 'too little variety'],
      ['0101101001011010010110100101101111001', 'too little variety'],
      [`${STRONG_SECRET},an older and weaker one`, 'no. 2 has fewer'],
    ] as const) {
      vi.stubEnv('WEBHOOK_SECRET', secret);
      expect(await findingOf('webhook secret')).toEqual(finding('warning', fault));
      expect(await findingOf('webhook secret')).toEqual(finding('warning', 'openssl rand -hex 32'));
    }
  });

  it('warns about a secret of Standard Webhooks that was cut off', async () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    vi.stubEnv('WEBHOOK_SECRET', secret);
    expect(await findingOf('webhook secret')).toEqual(finding('good', '1 secret, strong'));
    vi.stubEnv('WEBHOOK_SECRET', `${STRONG_SECRET},${secret.slice(0, -4)}`);
    expect(await findingOf('webhook secret')).toEqual(finding('warning', 'begins with whsec_'));
  });
});
