import { describe, expect, it } from 'vitest';
import { statusView } from '../../../src/settings/cards/status.ts';
import { en } from '../../../src/texts/en.ts';

const STATUS = {
  service: { answeredAt: 1, failedAt: null },
  discordPingMs: 20,
  acceptsEvents: true,
  lastEventAt: 1,
  backlog: { pending: 0, oldestAt: null, held: 0, suspended: {} },
  isDatabaseWritable: true,
  autoConvert: 'on',
} as const;

const mention = (command: string) => `/${command}`;
const shown = (machines: { count: number; areAllServersServed: boolean } | null) =>
  JSON.stringify(statusView({ ...STATUS, machines }, en, mention));

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

describe('the status in a server with suspended channels', () => {
  const suspended = (count: number, isManager: boolean) => {
    const suspendedChannels = Array.from({ length: count }, (_, index) => `10${index}`);
    return JSON.stringify(statusView({ ...STATUS, suspendedChannels, isManager }, en, mention));
  };

  it('names them for a manager, and says where the reasons are', () => {
    const text = suspended(2, true);
    expect(text).toContain('Not working: Alert channels');
    expect(text).toContain('🔴 **Alert channels** · paused: <#100>, <#101>. See why: /alerts list');
  });

  it('names at most five', () => {
    expect(suspended(7, true)).toContain('<#104> …and 2 more.');
  });

  it('tells others only how many, since they may not see the channels', () => {
    const text = suspended(2, false);
    expect(text).toContain('🔴 **Alert channels** · paused in this server: 2.');
    expect(text).not.toContain('<#');
  });
});
