import type { RepliableInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { fillIn } from '../../../src/bot/interactions/fill-in.ts';
import type { MessageView } from '../../../src/discord/message-view.ts';

/** A message that records what it is edited to, and interactions with it. */
function editableMessage(messageId: string) {
  const edits: unknown[] = [];
  const patch = async (_route: string, { body }: { body: { content: string } }) => {
    edits.push(body.content);
    return { id: messageId };
  };
  const interaction = (id: string) =>
    ({ id, applicationId: '1', token: 't', client: { rest: { patch } } }) as unknown as RepliableInteraction;
  return { edits, interaction };
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
  const done = fillIn(interaction('i1'), view);
  arrive({ content: 'Belt, CN¥9.90' });
  await done;
  expect(edits).toEqual(['Belt', 'Belt, CN¥9.90']);
});

it('a reply that gains nothing is not edited', async () => {
  const { edits, interaction } = editableMessage('m2');
  const { view, arrive } = growing();
  const done = fillIn(interaction('i1'), view);
  arrive(null);
  await done;
  expect(edits).toEqual(['Belt']);
});

it('what arrives late does not overwrite what a press has shown since', async () => {
  const { edits, interaction } = editableMessage('m3');
  const { view, arrive } = growing();
  const done = fillIn(interaction('i1'), view);
  await fillIn(interaction('i2'), { content: 'Page 2' });
  arrive({ content: 'Belt, CN¥9.90' });
  await done;
  expect(edits).toEqual(['Belt', 'Page 2']);
});
