import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ButtonInteraction, ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { askButtons } from '../../../src/commands/qc/ask-button.ts';
import { postHere } from '../../../src/commands/replies/post-here.ts';
import { requestOf } from '../../../src/commands/replies/request.ts';
import { type Context, createPostLimits } from '../../../src/context.ts';
import { ROOT, sourceFilesBelow } from '../../support/source-files.ts';

const MINUTE_MS = 60_000;
const POSTED = { content: 'posted' };
const { SendMessages, SendMessagesInThreads, SendPolls, ManageMessages, ViewChannel } = PermissionFlagsBits;
const MEMBER = SendMessages | SendMessagesInThreads | SendPolls;

interface Presser {
  readonly userId?: string;
  readonly channelId?: string;
  readonly permissions?: bigint | null;
}

/** A server with one kind of channels. */
function createChannels(
  channel: { readonly type?: ChannelType; readonly rate_limit_per_user?: number } = {},
) {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const context = { posts: createPostLimits(() => clock.now) } as Context;
  const rest = { get: async () => ({ type: ChannelType.GuildText, ...channel }) };
  const interactionOf = ({ userId = '1', channelId = '9', permissions = MEMBER }: Presser) =>
    ({
      ...{ locale: 'en-US', user: { id: userId }, channelId, guildId: '5', client: { rest } },
      authorizingIntegrationOwners: { guildId: '5' },
      memberPermissions: permissions === null ? null : new PermissionsBitField(permissions),
      appPermissions: new PermissionsBitField(ViewChannel),
    }) as unknown as ButtonInteraction;
  return {
    clock,
    /** What the presser reads. */
    async press(presser: Presser = {}, view: () => Promise<typeof POSTED> = async () => POSTED) {
      try {
        const request = requestOf(interactionOf(presser), context);
        const reply = postHere(request, { view, cannotPost: 'You can’t write.' });
        const shown = await reply.view('public');
        return 'content' in shown ? shown.content : '';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    /** Whether *Ask the channel* may go on. */
    ask(product: number, presser: Presser = {}) {
      const press = {
        interaction: interactionOf(presser),
        args: ['y', 'weidian', `${product}`, 'all', '0'],
        values: [],
      };
      try {
        return askButtons.posthere.open(press, context)?.private === false;
      } catch {
        return false;
      }
    },
  };
}

const count = async (presses: readonly Promise<string | undefined>[]) =>
  (await Promise.all(presses)).filter((shown) => shown === POSTED.content).length;
const times = <T>(amount: number, act: (index: number) => T) =>
  Array.from({ length: amount }, (_, index) => act(index));

describe('a button that posts for everybody', () => {
  it('asks for the right to write in this channel, which is another one in a thread', async () => {
    const [channels, threads] = [createChannels(), createChannels({ type: ChannelType.PublicThread })];
    for (const permissions of [0n, SendMessagesInThreads, SendPolls])
      expect(await channels.press({ permissions })).toBe('You can’t write.');
    expect(await channels.press({ permissions: SendMessages })).toBe('posted');
    expect(await threads.press({ permissions: SendMessages })).toBe('You can’t write.');
    expect(await threads.press({ permissions: SendMessagesInThreads })).toBe('posted');
    expect(await channels.press({ permissions: null })).toBe('posted');
  });

  it('posts twelve times for a person within ten minutes, also in several channels and at the same time', async () => {
    const { clock, press } = createChannels();
    expect(await count(times(30, (index) => press({ channelId: `${index % 3}` })))).toBe(12);
    expect(await press()).toContain('too many posts');
    expect(await press({ userId: '2' })).toBe('posted');
    clock.now += 10 * MINUTE_MS;
    expect(await press()).toBe('posted');
  });

  it('posts twenty times in a channel within ten minutes, whoever presses', async () => {
    const { press } = createChannels();
    expect(await count(times(40, (index) => press({ userId: `${index}` })))).toBe(20);
    expect(await press({ userId: '99' })).toContain('too many posts');
    expect(await press({ userId: '99', channelId: '8' })).toBe('posted');
  });

  it('counts nothing that was not posted', async () => {
    const { press } = createChannels({ rate_limit_per_user: 60 });
    for (let time = 0; time < 30; time += 1)
      expect(await press({}, () => Promise.reject(new Error('no photos')))).toBe('no photos');
    expect(await press()).toBe('posted');
  });

  it('waits in slow mode as long as the person would, but not for moderators', async () => {
    const { clock, press } = createChannels({ rate_limit_per_user: 60 });
    expect(await press()).toBe('posted');
    expect(await press()).toContain('slow mode');
    expect(await press({ userId: '2' })).toBe('posted');
    clock.now += MINUTE_MS;
    expect(await press()).toBe('posted');
    const permissions = MEMBER | ManageMessages;
    expect(await count(times(5, () => press({ userId: '3', permissions })))).toBe(5);
  });
});

describe('Ask the channel', () => {
  it('posts five polls in a channel within ten minutes, whoever asks about whatever', () => {
    const { clock, ask } = createChannels();
    expect(times(60, (index) => ask(1_000 + index)).filter(Boolean)).toHaveLength(5);
    expect(ask(2_000, { userId: '2' })).toBe(false);
    expect(ask(2_000, { userId: '2', channelId: '8' })).toBe(true);
    clock.now += 10 * MINUTE_MS;
    expect(ask(1_000)).toBe(true);
    expect(ask(1_000)).toBe(false);
  });

  it('needs the right to create polls', () => {
    expect(createChannels().ask(1_000, { permissions: SendMessages })).toBe(false);
  });
});

it('no press answers for everybody but through the checks of its posts', () => {
  const isPublic = (file: string) => readFileSync(join(ROOT, file), 'utf8').includes('private: false');
  expect(sourceFilesBelow('src/commands').filter(isPublic)).toEqual(['src/commands/replies/post-here.ts']);
});
