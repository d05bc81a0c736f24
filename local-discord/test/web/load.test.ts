import { describe, expect, it } from 'vitest';
import type { ClientMessage } from '../../src/index.ts';
import { receive } from '../../web/client/interactions.ts';
import { createLoads } from '../../web/client/load.ts';
import { createStore } from '../../web/client/store.ts';
import { ada, bot, message, open } from './open-channel.ts';

function start() {
  const store = createStore(open);
  const { load, heard } = createLoads(store);
  return {
    store,
    contents: () => store.get().messages['here']?.map(({ content }) => content),
    event(event: Parameters<typeof heard>[0]) {
      heard(event);
      receive(store, event);
    },
    loadHere: (ask: () => Promise<readonly ClientMessage[]>) =>
      load(ask, (state, here) => ({ ...state, messages: { ...state.messages, here } })),
  };
}

describe('an answer that events have overtaken', () => {
  it('keeps what they added, changed and removed', async () => {
    const { contents, event, loadHere } = start();
    await loadHere(async () => {
      const older = [message('1'), message('3')];
      event({ type: 'message.create', message: message('4') });
      event({ type: 'message.update', message: message('4', { content: 'edited' }) });
      event({ type: 'message.delete', channelId: 'here', messageId: '1' });
      return older;
    });
    expect(contents()).toEqual(['message 3', 'edited']);
  });

  it('counts no message as unread twice and opens no form again', async () => {
    const { store, event, loadHere } = start();
    await loadHere(async () => {
      event({ type: 'message.create', message: message('5', { channelId: 'there' }) });
      event({ type: 'modal', interactionId: 'a', modal: { custom_id: 'm', title: 'T', components: [] } });
      store.set({ modal: null });
      return [];
    });
    expect(store.get()).toMatchObject({ unread: { there: 1 }, modal: null });
  });

  it('applies no event of before the question or after the answer', async () => {
    const { contents, event, loadHere } = start();
    event({ type: 'message.create', message: message('4') });
    await loadHere(async () => [message('1')]);
    expect(contents()).toEqual(['message 1']);
  });

  it('is dropped when another person has signed in', async () => {
    const { store, contents, loadHere } = start();
    await loadHere(async () => {
      store.set((state) => ({
        ...state,
        client: state.client && { ...state.client, me: { ...ada, id: '2' } },
      }));
      return [message('7', { author: bot })];
    });
    expect(contents()).toEqual(['message 1', 'message 3']);
  });
});
