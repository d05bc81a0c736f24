import type { RepliableInteraction } from 'discord.js';
import { beforeEach, expect, it } from 'vitest';
import { ReplySender } from '../../../src/discord/interactions/send-reply.ts';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { createLog } from '../../../src/process/log.ts';

let replies: ReplySender;
beforeEach(() => {
  replies = new ReplySender(createLog('silent'));
});

/** A message that records what it is edited to, and interactions with it. Edits to a held text wait for their release, to a refused one fail. */
function editableMessage(messageId: string, { held = '', refused = '' } = {}) {
  const edits: unknown[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const patch = async (_route: string, { body }: { body: { content: string } }) => {
    if (body.content === held) await released;
    if (body.content === refused) throw new Error('500: Internal Server Error');
    edits.push(body.content);
    return { id: messageId };
  };
  const interaction = (id: string) =>
    ({ id, applicationId: '1', token: 't', client: { rest: { patch } } }) as unknown as RepliableInteraction;
  return { edits, interaction, release };
}

function growing() {
  let arrive: (view: MessageView | null) => void = () => {};
  const later = new Promise<MessageView | null>((resolve) => {
    arrive = resolve;
  });
  return { view: { now: { content: 'Belt' }, later }, arrive };
}

it('a growing reply is edited once more when the rest arrives', async () => {
  const { edits, interaction } = editableMessage('m1');
  const { view, arrive } = growing();
  const done = replies.fillIn(interaction('i1'), view);
  arrive({ content: 'Belt, CN¥9.90' });
  await done;
  expect(edits).toEqual(['Belt', 'Belt, CN¥9.90']);
});

it('a reply that gains nothing is not edited', async () => {
  const { edits, interaction } = editableMessage('m1');
  const { view, arrive } = growing();
  const done = replies.fillIn(interaction('i1'), view);
  arrive(null);
  await done;
  expect(edits).toEqual(['Belt']);
});

it('a reply stands when the edit with the rest is refused', async () => {
  const { edits, interaction } = editableMessage('m1', { refused: 'Belt, CN¥9.90' });
  const { view, arrive } = growing();
  const done = replies.fillIn(interaction('i1'), view);
  arrive({ content: 'Belt, CN¥9.90' });
  await expect(done).resolves.toBeUndefined();
  expect(edits).toEqual(['Belt']);
});

it('what arrives late does not overwrite what a press has shown since', async () => {
  const { edits, interaction } = editableMessage('m1');
  const { view, arrive } = growing();
  const done = replies.fillIn(interaction('i1'), view);
  await replies.fillIn(interaction('i2'), { content: 'Page 2' });
  arrive({ content: 'Belt, CN¥9.90' });
  await done;
  expect(edits).toEqual(['Belt', 'Page 2']);
});

it('what arrives while a press replaces the message does not overwrite it', async () => {
  const { edits, interaction, release } = editableMessage('m1', { held: 'Page 2' });
  const { view, arrive } = growing();
  const done = replies.fillIn(interaction('i1'), view);
  await expect.poll(() => edits).toEqual(['Belt']);
  const pressed = replies.fillIn(interaction('i2'), { content: 'Page 2' }, 'm1');
  arrive({ content: 'Belt, CN¥9.90' });
  await done;
  release();
  await pressed;
  expect(edits).toEqual(['Belt', 'Page 2']);
});

it('a press replaces the message after an edit that is under way', async () => {
  const { edits, interaction, release } = editableMessage('m1', { held: 'Belt, CN¥9.90' });
  const { view, arrive } = growing();
  const done = replies.fillIn(interaction('i1'), view);
  await expect.poll(() => edits).toEqual(['Belt']);
  arrive({ content: 'Belt, CN¥9.90' });
  await view.later;
  const pressed = replies.fillIn(interaction('i2'), { content: 'Page 2' }, 'm1');
  release();
  await Promise.all([done, pressed]);
  expect(edits).toEqual(['Belt', 'Belt, CN¥9.90', 'Page 2']);
});

it('another bot in the same process has presses of its own', async () => {
  const { edits, interaction } = editableMessage('m1');
  const { view, arrive } = growing();
  const done = replies.fillIn(interaction('i1'), view);
  await new ReplySender(createLog('silent')).fillIn(interaction('i2'), { content: 'Page 2' });
  arrive({ content: 'Belt, CN¥9.90' });
  await done;
  expect(edits).toEqual(['Belt', 'Page 2', 'Belt, CN¥9.90']);
});
