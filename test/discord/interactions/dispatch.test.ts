import { type Interaction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, it, vi } from 'vitest';
import type { Command, ReplyComponent } from '../../../src/discord/interactions/command.ts';
import { createDispatch } from '../../../src/discord/interactions/dispatch.ts';
import type { Log } from '../../../src/process/log.ts';
import { noMetrics } from '../../../src/process/metrics.ts';

const open = vi.fn<ReplyComponent<null>['open']>(() => null);
const manage = vi.fn<ReplyComponent<null>['open']>(() => null);
const command: Command<null> = {
  data: { name: 'track', description: 'Where' },
  execute: () => ({ private: true, view: async () => ({}) }),
  components: {
    open: { mode: 'reply', open },
    manage: { mode: 'reply', requires: PermissionFlagsBits.ManageGuild, open: manage },
  },
};
const dispatch = createDispatch<null>({
  commands: Promise.resolve(new Map([['track', command]])),
  contextFor: () => null,
  errorViews: {
    describe: () => ({ view: { content: 'failed' }, expected: false }),
    tooManyInteractions: () => ({ content: 'too many' }),
    outdatedComponent: () => ({ content: 'outdated' }),
    notAllowed: () => ({ content: 'not allowed' }),
  },
  log: { debug() {}, error() {} } as unknown as Log,
  metrics: noMetrics,
  clock: () => 0,
  interactionsPerMinute: 0,
});

/** @returns the text of the private reply */
async function press(customId: string, permissions = 0n): Promise<string> {
  const reply = vi.fn(async (_message: { readonly content: string }) => {});
  const is = (answer: boolean) => () => answer;
  const interaction = {
    customId,
    memberPermissions: new PermissionsBitField(permissions),
    locale: 'en-US',
    user: { id: 'ada' },
    reply,
    isAutocomplete: is(false),
    isCommand: is(false),
    isChatInputCommand: is(false),
    isMessageContextMenuCommand: is(false),
    isMessageComponent: is(true),
    isAnySelectMenu: is(false),
    isRepliable: is(true),
  };
  await dispatch(interaction as unknown as Interaction);
  expect(reply).toHaveBeenCalledTimes(1);
  return reply.mock.calls[0]?.[0].content ?? '';
}

describe('a press of a button', () => {
  it('reaches the component that the custom id names, with its arguments', async () => {
    await press('track:open:a:b');
    expect(open).toHaveBeenLastCalledWith(expect.objectContaining({ args: ['a', 'b'] }), null);
  });

  it('is outdated if the component cannot have written its arguments', async () => {
    expect(await press('track:open')).toBe('outdated');
  });

  it.each(['track', 'track:gone', 'unknown:open', 'track:constructor', 'track:__proto__', 'track:open:%'])(
    'with the custom id %s is outdated',
    async (customId) => {
      open.mockClear();
      expect(await press(customId)).toBe('outdated');
      expect(open).not.toHaveBeenCalled();
    },
  );

  it('is refused without the permission that the component requires', async () => {
    expect(await press('track:manage')).toBe('not allowed');
    expect(manage).not.toHaveBeenCalled();
    expect(await press('track:manage', PermissionFlagsBits.ManageGuild)).toBe('outdated');
    expect(manage).toHaveBeenCalledTimes(1);
  });
});
