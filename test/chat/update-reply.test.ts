import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { LINK, linkTo, OTHER_LINK, useChat } from '../support/chat-harness.ts';

const harness = useChat(20_000);
const edits = () => harness().local.discord.requests.filter(({ method }) => method === 'PATCH');
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString();

describe('edited messages', () => {
  it.each([
    [
      'their author opted out',
      () => harness().options.store.settings.updateUser(seeded.mo, { optedOut: true }),
    ],
    [
      'their server turned replies off',
      () => harness().options.store.settings.updateGuild(seeded.haulClub, { autoConvert: false }),
    ],
    [
      'their channel turned replies off',
      () =>
        harness().options.store.settings.updateChannel(seeded.haulClub, seeded.general, {
          autoConvert: false,
        }),
    ],
  ])(
    'keep their reply unchanged after %s, and lose it when they have no links left',
    async (_reason, happens) => {
      const { receiveMessage, receiveEdit, replies, service } = harness();
      const id = await receiveMessage(LINK);
      await happens();
      const callsBefore = service.service.requests.length;
      await receiveEdit(id, OTHER_LINK);
      expect(JSON.stringify(await replies())).toContain('7212345601');
      expect(edits()).toEqual([]);
      expect(service.service.requests.length).toBe(callsBefore);
      await receiveEdit(id, 'no link left', at(1));
      expect(await replies()).toEqual([]);
    },
  );

  it('cause a few requests for 60 edits in a row, and the reply shows the last one', async () => {
    const { receiveMessage, receiveEdit, replies, service } = harness();
    const id = await receiveMessage(LINK);
    const callsBefore = service.service.requests.length;
    const all = Array.from({ length: 60 }, (_, index) =>
      receiveEdit(id, linkTo(7_700_000_000 + index), at(index % 60)),
    );
    await Promise.all(all);
    expect(JSON.stringify(await replies())).toContain('7700000059');
    expect(edits().length).toBeLessThan(4);
    expect(service.service.requests.length - callsBefore).toBeLessThan(4);
  });

  it('update three replies per channel at once, and the others later', async () => {
    const { receiveMessage, receiveEdit, time, chat } = harness();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push(await receiveMessage(linkTo(7_800_000_000 + index)));
      time.aheadMs += 10_001;
    }
    const handled = ids.map((id, index) => receiveEdit(id, linkTo(7_900_000_000 + index)));
    await expect.poll(() => edits().length).toBe(3);
    await Promise.all(handled.slice(0, 3));
    expect(edits()).toHaveLength(3);
    chat.stop();
    await Promise.all(handled);
    expect(edits()).toHaveLength(3);
  });

  it('no longer wait for their update after they are deleted', async () => {
    const { receiveMessage, receiveEdit, time, chat, replies } = harness();
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      ids.push(await receiveMessage(linkTo(7_800_000_000 + index)));
      time.aheadMs += 10_001;
    }
    const handled = ids.map((id, index) => receiveEdit(id, linkTo(7_900_000_000 + index)));
    await Promise.all(handled.slice(0, 3));
    await chat.onMessage('MESSAGE_DELETE_BULK', { ids, channel_id: seeded.general });
    await Promise.all(handled);
    expect(edits()).toHaveLength(3);
    expect(await replies()).toEqual([]);
  });

  it('whose reply was deleted are not updated again', async () => {
    const { receiveMessage, receiveEdit, local, options } = harness();
    const id = await receiveMessage(LINK);
    local.discord.faults.failNext({ status: 404, code: 10_008, route: /\/messages\/\d+$/ });
    await receiveEdit(id, OTHER_LINK);
    expect(await options.store.chatReplies.of([id])).toEqual([]);
    await receiveEdit(id, LINK, at(1));
    expect(edits()).toHaveLength(1);
  });

  it('keep their reply when Discord only adds a link preview', async () => {
    const { local, receiveMessage, receiveEdit, replies } = harness();
    const id = await receiveMessage(LINK);
    const sent = local.discord.requests.length;
    await receiveEdit(id, LINK, null);
    expect(local.discord.requests.length).toBe(sent);
    await receiveEdit(id, 'gone');
    expect(await replies()).toEqual([]);
  });

  it.each(['401', '500', 'wrong_types'] as const)(
    'keep their reply while the service fails with %s',
    async (fault) => {
      const { service, receiveMessage, receiveEdit, replies } = harness();
      const id = await receiveMessage(LINK);
      service.service.fault.set(fault);
      await receiveEdit(id, OTHER_LINK);
      expect(await replies()).toHaveLength(1);
      service.service.fault.set(null);
      await receiveEdit(id, OTHER_LINK, '2026-11-21T12:00:01Z');
      expect(JSON.stringify(await replies())).toContain('7298804417');
    },
  );
});

describe('stopping chat', () => {
  it.each([
    ['a silent Discord', () => harness().local.discord.faults.failNext({ silence: 'unanswered' })],
    ['a silent service', () => harness().service.service.fault.set('slow')],
  ])('takes about a second while an edit waits for %s', async (_cause, happens) => {
    const { receiveMessage, receiveEdit, chat } = harness();
    const id = await receiveMessage(LINK);
    happens();
    const handled = [1, 2, 3].map((second) => receiveEdit(id, OTHER_LINK, at(second)));
    const stoppedAt = performance.now();
    chat.stop();
    await Promise.all(handled);
    expect(performance.now() - stoppedAt).toBeLessThan(2_000);
    await receiveMessage(linkTo('7298804418'));
    expect(JSON.stringify(harness().service.service.requests)).not.toContain('7298804418');
  });

  it('records a reply that Discord posts during the stop, so that it can be deleted after a restart', async () => {
    const { local, receiveMessage, chat, options, replies } = harness();
    const unlisten = local.discord.onWire((frame) => {
      if (frame.kind === 'rest' && frame.method === 'POST' && frame.route.endsWith('/messages')) chat.stop();
    });
    const id = await receiveMessage(LINK);
    unlisten();
    const [reply] = await replies();
    expect(await options.store.chatReplies.of([id])).toMatchObject([{ replyId: reply?.id }]);
  });
});
