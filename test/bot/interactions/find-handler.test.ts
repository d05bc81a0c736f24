import { type ButtonInteraction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/bot/command.ts';
import type { ReplyComponent } from '../../../src/bot/component.ts';
import type { DispatchOptions } from '../../../src/bot/interactions/dispatch-options.ts';
import { findHandler } from '../../../src/bot/interactions/find-handler.ts';

const open: ReplyComponent<null> = { mode: 'reply', open: () => null };
const manage: ReplyComponent<null> = { ...open, requires: PermissionFlagsBits.ManageGuild };
const command: Command<null> = {
  data: { name: 'track', description: 'Where' },
  execute: () => ({ private: true, view: async () => ({}) }),
  components: { open, manage },
};
const outdated = { content: 'outdated' };
const notAllowed = { content: 'not allowed' };
const options = {
  commands: new Map([['track', command]]),
  errorViews: { outdatedComponent: () => outdated, notAllowed: () => notAllowed },
} as unknown as DispatchOptions<null>;

function find(customId: string, permissions = 0n) {
  const memberPermissions = new PermissionsBitField(permissions);
  const interaction = { customId, memberPermissions, locale: 'en-US' } as unknown as ButtonInteraction;
  return findHandler(interaction, ({ components }) => components, options);
}

describe('findHandler', () => {
  it('finds the component of a custom id and its arguments', () => {
    expect(find('track:open:a:b')).toEqual({ handler: open, args: ['a', 'b'] });
  });

  it.each(['track', 'track:gone', 'unknown:open', 'track:constructor', 'track:__proto__', 'track:open:%'])(
    'rejects the custom id %s as outdated',
    (customId) => {
      expect(find(customId)).toEqual({ rejection: outdated });
    },
  );

  it('rejects users without the permission that a component requires', () => {
    expect(find('track:manage')).toEqual({ rejection: notAllowed });
    expect(find('track:manage', PermissionFlagsBits.ManageGuild)).toEqual({ handler: manage, args: [] });
  });
});
