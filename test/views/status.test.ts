import { describe, expect, it } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { statusView } from '../../src/views/status.ts';

const STATUS = {
  service: { answeredAt: 1, failedAt: null },
  discordPingMs: 20,
  acceptsEvents: true,
  lastEventAt: 1,
  backlog: { pending: 0, oldestAt: null, held: 0 },
  isDatabaseWritable: true,
  autoConvert: 'on',
} as const;

const shown = (machines: { count: number; areAllServersServed: boolean } | null) =>
  JSON.stringify(statusView({ ...STATUS, machines }, en));

describe('the status of a bot that runs on', () => {
  it('one machine says nothing about machines', () => {
    expect(shown(null)).not.toContain('Machines');
    expect(shown({ count: 1, areAllServersServed: true })).toBe(shown(null));
  });

  it('several says how many', () => {
    expect(shown({ count: 3, areAllServersServed: true })).toContain('🟢 **Machines** · 3 running');
  });

  it('machines that do not serve every server says so, and that something does not work', () => {
    const text = shown({ count: 1, areAllServersServed: false });
    expect(text).toContain('🔴 **Machines** · 1 running. I’m not reachable on some servers right now');
    expect(text).toContain('Not working: Machines');
  });
});
