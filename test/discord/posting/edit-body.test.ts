import { ComponentType, MessageFlags } from 'discord.js';
import { messageErrors } from 'local-discord/rules';
import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../src/discord/messages/message-view.ts';
import { editBody } from '../../../src/discord/posting/message-body.ts';

const words: MessageView = { content: 'plain text', flags: MessageFlags.SuppressEmbeds };
const card: MessageView = { embeds: [{ description: 'a card' }], components: [] };
const panel: MessageView = {
  flags: MessageFlags.IsComponentsV2,
  components: [{ type: ComponentType.TextDisplay, content: 'a panel' }],
};

describe('the body of an edit', () => {
  it.each([
    ['plain text', 'a card', words, card],
    ['plain text', 'Components V2', words, panel],
    ['a card', 'Components V2', card, panel],
    ['a card', 'plain text', card, words],
    ['Components V2', 'Components V2', panel, panel],
  ])('turns %s into %s', (_from, _to, before, after) => {
    const existing = { flags: before.flags ?? 0, content: before.content ?? '', embeds: before.embeds ?? [] };
    const body = editBody(after);
    expect(messageErrors(body, { kind: 'edit', existing })).toBeNull();
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['content', 'embeds', 'components']));
  });

  it('sets no flag that only new messages can have', () => {
    const newMessageFlags = MessageFlags.Ephemeral | MessageFlags.SuppressNotifications;
    expect(editBody({ ...card, flags: newMessageFlags })).not.toHaveProperty('flags');
    expect(editBody({ ...panel, flags: newMessageFlags | MessageFlags.IsComponentsV2 }).flags).toBe(
      MessageFlags.IsComponentsV2,
    );
  });
});
