import { describe, expect, it } from 'vitest';
import type { ClientUser } from '../../src/index.ts';
import { applyEvent } from '../../web/client/events.ts';
import type { AppState } from '../../web/client/state.ts';
import { ada, bot, message, open } from './open-channel.ts';
import { shownChannel } from './shown-channel.ts';

const contents = (state: AppState, channelId = 'here') => state.messages[channelId]?.map((m) => m.content);

describe('message events', () => {
  it('add each message once, sorted by time', () => {
    const event = { type: 'message.create', message: message('2') } as const;
    const state = applyEvent(applyEvent(open, event), event);
    expect(contents(state)).toEqual(['message 1', 'message 2', 'message 3']);
  });

  it('count messages of others in other channels as unread', () => {
    const elsewhere = (id: string, author: ClientUser) =>
      ({ type: 'message.create', message: message(id, { channelId: 'there', author }) }) as const;
    const state = applyEvent(applyEvent(open, elsewhere('5', bot)), elsewhere('6', ada));
    expect(state.unread).toEqual({ there: 1 });
    expect(contents(state, 'there')).toHaveLength(2);
  });

  it('count only mentions and direct messages as pings', () => {
    const create = (id: string, channelId: string, mentioned: readonly string[]) =>
      ({ type: 'message.create', message: message(id, { channelId, author: bot, mentioned }) }) as const;
    const start = {
      ...open,
      client: open.client && { ...open.client, dms: [shownChannel({ id: 'dm', type: 1, guildId: null })] },
    };
    const events = [create('5', 'there', []), create('6', 'there', [ada.id]), create('7', 'dm', [])];
    const state = events.reduce(applyEvent, start);
    expect(state.unread).toEqual({ there: 2, dm: 1 });
    expect(state.pings).toEqual({ there: 1, dm: 1 });
  });

  it('edit a message in place and ignore edits of unknown ones', () => {
    const edit = (id: string) =>
      ({ type: 'message.update', message: message(id, { content: 'new' }) }) as const;
    expect(contents(applyEvent(applyEvent(open, edit('1')), edit('8')))).toEqual(['new', 'message 3']);
  });

  it('cancel a started reply to a deleted message', () => {
    const gone = { type: 'message.delete', channelId: 'here', messageId: '1' } as const;
    const state = applyEvent({ ...open, replyTo: '1' }, gone);
    expect(contents(state)).toEqual(['message 3']);
    expect(state.replyTo).toBeNull();
  });
});

describe('interaction events', () => {
  const command = { kind: 'command', channelId: 'here', name: 'track' } as const;
  const component = { kind: 'component', messageId: '1', customId: 'x' } as const;

  it('end the pending state on acknowledgement', () => {
    const state = applyEvent(
      { ...open, pending: { a: command, b: component } },
      { type: 'interaction.acknowledged', interactionId: 'a' },
    );
    expect(state.pending).toEqual({ b: component });
  });

  it('mark a failed interaction where it was used', () => {
    const waiting = { ...open, pending: { a: command, b: component } };
    const failed = (interactionId: string) =>
      ({ type: 'interaction.failed', interactionId, reason: 'late' }) as const;
    const state = applyEvent(applyEvent(waiting, failed('a')), failed('b'));
    expect(state.failedCommands).toEqual([{ id: 'a', channelId: 'here', name: 'track', reason: 'late' }]);
    expect(state.failedMessages).toEqual({ 1: 'late' });
    expect(state.pending).toEqual({});
  });

  it('open a modal only in the window where its button was pressed', () => {
    const modal = { custom_id: 'm', title: 'T', components: [] };
    const event = { type: 'modal', interactionId: 'a', modal } as const;
    expect(applyEvent(open, event).modal).toBeNull();
    expect(applyEvent({ ...open, started: { a: true } }, event).modal).not.toBeNull();
  });

  it('close a modal when its submission is acknowledged, and keep it open when that fails', () => {
    const modal = { custom_id: 'm', title: 'T', components: [] };
    const opened = applyEvent(
      { ...open, pending: { a: component }, started: { a: true } },
      { type: 'modal', interactionId: 'a', modal },
    );
    expect(opened.modal?.modal).toBe(modal);
    expect(opened.pending).toEqual({});
    const answered = applyEvent(opened, { type: 'interaction.acknowledged', interactionId: 'a' });
    expect(answered.modal).not.toBeNull();
    const sent = { ...opened, pending: { b: { kind: 'modal' } as const } };
    expect(applyEvent(sent, { type: 'interaction.acknowledged', interactionId: 'b' }).modal).toBeNull();
    const failed = applyEvent(sent, { type: 'interaction.failed', interactionId: 'b', reason: 'x' });
    expect(failed.modal?.error).toMatch(/wrong/);
  });
});
