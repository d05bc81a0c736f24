import { describe, expect, it } from 'vitest';
import { type Trouble, troubleView } from '../../../src/settings/cards/trouble.ts';
import { en } from '../../../src/texts/en.ts';
import { descriptionOf } from '../../support/message-parts.ts';

const WORKING: Trouble = {
  service: { answeredAt: 1, failedAt: null },
  backlog: { pending: 0, oldestAt: null, held: 0, suspended: {} },
  isDatabaseWritable: true,
  machines: null,
  polling: null,
  suspendedChannels: [],
  areDmsOpen: true,
  here: { channelId: '100', reason: null },
  manager: null,
};
const MANAGER = { missing: [], refused: [] };
const shown = (changes: Partial<Trouble> = {}) =>
  descriptionOf(troubleView({ ...WORKING, ...changes }, en, (command) => `/${command}`));

it('says in four lines that everything works', () => {
  expect(shown()).toMatch(
    /^### Everything works\n🟢 Parcels and products · <t:0:R>\n🟢 Alerts · none waiting\n🟢 DMs to you · open\n🟢 Links in <#100> · I reply\n\*\*No reply to a link\?\*\* I read Weidian, Taobao, Tmall, 1688 and \d+ agents\.\n/,
  );
});

it('says nothing about DMs that it never tried, and about a place that is no channel of a server', () => {
  const text = shown({ areDmsOpen: null, here: null });
  expect(text).not.toContain('DMs');
  expect(text).not.toContain('Links in');
});

describe('several machines', () => {
  it('are no news while every server is served', () => {
    expect(shown({ machines: { areAllServersServed: true } })).toBe(shown());
  });

  it('that do not serve every server are something that does not work', () => {
    const text = shown({ machines: { areAllServersServed: false } });
    expect(text).toContain('🔴 Connection to Discord · I can’t be reached in some servers right now');
    expect(text).toContain('Not working: Connection to Discord');
  });
});

describe('suspended channels', () => {
  const suspended = (count: number, manager: Trouble['manager']) =>
    shown({ suspendedChannels: Array.from({ length: count }, (_, index) => `10${index}`), manager });

  it('are named for a manager, with where the reasons are', () => {
    const text = suspended(2, MANAGER);
    expect(text).toContain('Not working: Alert channels');
    expect(text).toContain('🔴 Alert channels · paused: <#100>, <#101>. See why: /alerts list');
  });

  it('are named up to five', () => {
    expect(suspended(7, MANAGER)).toContain('<#104> …and 2 more.');
  });

  it('are only counted for others, since they may not see the channels', () => {
    const text = suspended(2, null);
    expect(text).toContain('🔴 Alert channels · paused in this server: 2.');
    expect(text).not.toContain('<#101>');
  });
});

describe('links without replies', () => {
  it('that somebody turned off are no defect', () => {
    const text = shown({ here: { channelId: '100', reason: 'own' } });
    expect(text).toContain('### Everything works');
    expect(text).toContain('⚪ Links in <#100> · You turned it off in your settings.');
  });

  it('for lack of permissions are one; managers are told which', () => {
    const changes = { here: { channelId: '100', reason: 'permission' } } as const;
    expect(shown(changes)).toContain('### Not working: Links in <#100>');
    expect(shown(changes)).not.toContain('Send Messages');
    expect(shown({ ...changes, manager: { missing: ['Send Messages'], refused: [] } })).toContain(
      '🔴 Send Messages is missing',
    );
  });
});
