import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMetrics } from '../../src/process/prometheus.ts';
import { READY } from '../support/health.ts';

const PROMTOOL = '/usr/bin/promtool';

let page: string;
beforeAll(async () => {
  const health = () => Promise.resolve(READY);
  const metrics = createMetrics(health, () => 40);
  metrics.command('track', 'answered', 5);
  metrics.apiCall('track', 'ok', 5);
  metrics.apiCache('track', 'hit');
  metrics.event('tracking.updated', 'accepted');
  metrics.delivery('sent', 5);
  metrics.chatLinks('replied');
  page = await metrics.text();
});

const types = () =>
  [...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));

describe('the metrics', () => {
  it('have names that end in _total exactly for counters', () => {
    expect(types().length).toBeGreaterThan(30);
    for (const { name, type } of types())
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
  });

  it('have plain names with base units, and help texts', () => {
    for (const { name } of types()) {
      expect(name).toMatch(/^(haulmate|nodejs|process)(_[a-z0-9]+)+$/);
      expect(name).not.toMatch(
        /_(count|sum|bucket|gauge|counter|histogram|ms|milliseconds|minutes|hours|kb|mb)$/,
      );
      expect(page).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
    }
  });

  it.skipIf(!existsSync(PROMTOOL))('pass promtool’s check (skipped where promtool is not installed)', () => {
    expect(execFileSync(PROMTOOL, ['check', 'metrics'], { input: page, encoding: 'utf8' })).toBe('');
  });

  it('include all that docs/ mention', () => {
    const known = new Set(types().map(({ name }) => name));
    for (const file of ['logs-and-metrics.md', 'operations.md', 'troubleshooting.md']) {
      const used = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8').match(
        /\b(haulmate|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g,
      );
      const missing = [...new Set(used)].filter(
        (name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')),
      );
      expect([file, missing.filter((name) => name !== 'haulmate_data')]).toEqual([file, []]);
    }
  });
});

describe('the Grafana dashboard', () => {
  const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
  const panel = z.object({ id: z.number(), title: z.string(), gridPos: box });
  const file = readFileSync(new URL('../../deploy/monitoring/grafana.json', import.meta.url), 'utf8');
  const { panels } = z.object({ panels: z.array(panel) }).parse(JSON.parse(file));

  it('has panels with unique ids that do not overlap', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(cells).toHaveLength(new Set(cells).size);
  });

  it('shows every metric of the bot', () => {
    const ours = types().filter(({ name }) => name.startsWith('haulmate_'));
    expect(ours.filter(({ name }) => !file.includes(name))).toEqual([]);
  });
});
