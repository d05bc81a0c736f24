import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { asUser } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const PROMTOOL = '/usr/bin/promtool';
const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const RULES = pathOf('deploy/monitoring/rules.yml');
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

const METRIC = /\b(?:haulmate|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g;
/** A metric with conditions on its labels. */
const SELECTOR = /\b(haulmate_\w+?)(?:_bucket|_count|_sum)?\{([^}]*)\}/g;
/** Prometheus adds them. */
const TARGET_LABELS = ['job', 'instance'];

describe('deploy/monitoring', () => {
  const bot = useRunningBot();
  let scrape: string;
  beforeAll(async () => {
    await asUser(bot).runCommand('track', { options: { number: 'YT2632110021889001' } });
    await postEvent(bot().receiverUrl, trackingUpdated('YT2632110021889001', { status: 'Departed' }));
    // A command is counted after its answer has arrived.
    await vi.waitFor(async () => {
      scrape = await (await fetch(new URL('/metrics', bot().receiverUrl))).text();
      expect(scrape).toContain('haulmate_commands_total{command="track"');
    }, 10_000);
  });

  it.each(['rules.yml', 'grafana.json'])('%s names only metrics and labels that the bot has', (file) => {
    const text = read(`deploy/monitoring/${file}`).replaceAll('\\"', '"');
    const names = new Set(text.match(METRIC));
    expect(names.size).toBeGreaterThan(10);
    const unknown = [...names].filter(
      (name) => !scrape.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `),
    );
    expect(unknown).toEqual([]);
    const labels = [...text.matchAll(SELECTOR)].flatMap(([, name = '', conditions = '']) =>
      [...conditions.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => ({ name, label })),
    );
    const missing = labels.filter(
      ({ name, label }) =>
        !TARGET_LABELS.includes(label) && !new RegExp(`^${name}\\{.*\\b${label}="`, 'm').test(scrape),
    );
    expect(missing).toEqual([]);
  });

  it('rules.yml gives each alert one name, a severity and a sentence that says what to do', () => {
    const alerts = read('deploy/monitoring/rules.yml').split('- alert: ').slice(1);
    expect(alerts.length).toBeGreaterThan(15);
    const names = alerts.map((alert) => alert.split('\n', 1)[0]);
    expect(new Set(names).size).toBe(names.length);
    for (const alert of alerts) {
      expect(alert).toMatch(/\n {8}labels: \{ severity: (critical|warning) \}\n/);
      expect(alert).toMatch(/\n {8}annotations: \{ summary: ".+\." \}\n/);
    }
  });

  it.skipIf(!existsSync(PROMTOOL))(
    'rules.yml does what is expected (skipped where promtool is not installed)',
    () => {
      const promtool = (...args: string[]) => execFileSync(PROMTOOL, args, { encoding: 'utf8' });
      expect(promtool('check', 'rules', RULES)).toContain('SUCCESS');
      expect(promtool('test', 'rules', pathOf('test/deploy/alert-rules.yml'))).toContain('SUCCESS');
    },
  );
});
