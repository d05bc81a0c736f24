import { describe, expect, it } from 'vitest';
import type { WireEntry } from '../../src/wire/entry.ts';
import { alarmOf, curlOf, matches, NO_FILTER } from '../../web/client/wire-filter.ts';

const entry = (change: Partial<WireEntry>): WireEntry => ({
  id: 1,
  at: 0,
  kind: 'rest',
  title: 'POST /channels/1/messages',
  status: 200,
  isGood: true,
  tookMs: 1,
  sent: { content: 'Hello' },
  answer: null,
  messageId: null,
  botId: '9',
  ...change,
});

describe('the wire’s filter', () => {
  it('hides kinds and other bots, but not what belongs to no bot', () => {
    expect(matches(entry({}), { ...NO_FILTER, hiddenKinds: ['rest'] })).toBe(false);
    expect(matches(entry({}), { ...NO_FILTER, botId: '8' })).toBe(false);
    expect(matches(entry({}), { ...NO_FILTER, botId: '9' })).toBe(true);
    expect(matches(entry({ botId: null }), { ...NO_FILTER, botId: '8' })).toBe(true);
  });

  it('finds text in titles, bodies, statuses and warnings, in any case', () => {
    const found = (text: string) => matches(entry({ warnings: ['flag is ignored'] }), { ...NO_FILTER, text });
    expect(['hello', '/MESSAGES', '200', 'ignored', ''].map(found)).toEqual([true, true, true, true, true]);
    expect(found('goodbye')).toBe(false);
  });

  it('points out rate limits, closed connections and warnings', () => {
    expect(alarmOf(entry({ status: 429 }))).toBe('limited');
    expect(alarmOf(entry({ title: 'closed 4004' }))).toBe('closed');
    expect(alarmOf(entry({ warnings: ['x'] }))).toBe('warned');
    expect(alarmOf(entry({}))).toBeNull();
  });

  it('writes a request as curl, quoted for a shell and without the token', () => {
    const request = { method: 'POST', path: '/api/v10/channels/1/messages' };
    expect(curlOf(entry({ request, sent: { content: "it's" } }), 'http://localhost:4400')).toBe(
      [
        "curl -X POST 'http://localhost:4400/api/v10/channels/1/messages' \\",
        '  -H "Authorization: Bot $TOKEN" \\',
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"content":"it'\\''s"}'`,
      ].join('\n'),
    );
    expect(curlOf(entry({ kind: 'gateway' }), '')).toBeNull();
  });
});
