import { beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { type ChatHarness, LINK, OTHER_LINK, useChat } from '../support/chat-harness.ts';

const NUMBER = 'LX208857143CN';
const OTHER = 'EE739146028CN';
const HOUR_MS = 3_600_000;
const harness = useChat();
let receiveMessage: ChatHarness['receiveMessage'];
let receiveEdit: ChatHarness['receiveEdit'];
let replies: ChatHarness['replies'];
beforeEach(() => {
  ({ receiveMessage, receiveEdit, replies } = harness());
});
const { general, parcels, haulClub, lin, mo } = seeded;
const written = async (channelId?: string) => (await replies(channelId)).map((one) => JSON.stringify(one));

describe('a tracking number in a channel', () => {
  it('gets one small line with a button, which doesn’t repeat the number', async () => {
    await receiveMessage(`my parcel is ${NUMBER} any idea where it is`);
    const [reply = '', ...more] = await written();
    expect(more).toEqual([]);
    expect(reply).toContain('-# 📦 I can track this parcel. Only you will see it.');
    expect(reply).toContain('"label":"Track privately"');
    expect(reply).not.toMatch(/208857|7143/);
    expect(harness().service.service.requests).toEqual([]);
  });

  it('gets it once an hour for each person and channel', async () => {
    await receiveMessage(NUMBER);
    await receiveMessage(OTHER);
    expect(await replies()).toHaveLength(1);
    await receiveMessage(OTHER, { author: { id: lin } });
    await receiveMessage(OTHER, {}, parcels);
    expect([(await replies()).length, (await replies(parcels)).length]).toEqual([2, 1]);
    harness().time.aheadMs += HOUR_MS;
    await receiveMessage(OTHER);
    expect(await replies()).toHaveLength(3);
  });

  it.each([
    ['the author opted out', () => harness().options.store.settings.updateUser(mo, { optedOut: true })],
    [
      'the server turned replies off',
      () => harness().options.store.settings.updateGuild(haulClub, { autoConvert: false }),
    ],
  ])('gets nothing if %s', async (_why, happens) => {
    await happens();
    await receiveMessage(NUMBER);
    expect(await replies()).toEqual([]);
  });

  it.each(['LX208857144CN', 'YT2632110021889001', 'order 123456789012', '+49 151 23456789'])(
    'that is not surely one gets nothing: %s',
    async (content) => {
      await receiveMessage(content);
      expect(await replies()).toEqual([]);
    },
  );

  it('beside a link gets its line in the reply to the link', async () => {
    await receiveMessage(`${LINK} ${NUMBER}`);
    const [reply = '', ...more] = await written();
    expect(more).toEqual([]);
    expect(reply).toContain('Harbor Runner');
    expect(reply).toContain('"label":"Track privately"');
    expect(reply).not.toMatch(/208857|7143/);
  });

  it('beside a link of an earlier message still gets its line', async () => {
    await receiveMessage(LINK);
    await receiveMessage(`${LINK} ${NUMBER}`);
    const [, offer = '', ...more] = await written();
    expect(more).toEqual([]);
    expect(offer).toContain('"label":"Track privately"');
    expect(offer).not.toContain('Harbor Runner');
  });

  it('counts once, beside a link or alone', async () => {
    await receiveMessage(`${LINK} ${NUMBER}`);
    await receiveMessage(OTHER);
    await receiveMessage(`${OTHER_LINK} ${OTHER}`);
    const [, second = '', ...more] = await written();
    expect(more).toEqual([]);
    expect(second).toContain('Heavyweight boxy hoodie');
    expect(second).not.toContain('Track privately');
  });

  it('that is edited away takes the line with it', async () => {
    const id = await receiveMessage(NUMBER);
    await receiveEdit(id, 'never mind');
    expect(await replies()).toEqual([]);
  });

  it('keeps its line when only the words around it are edited, or a link is', async () => {
    const id = await receiveMessage(`${LINK} ${NUMBER}`);
    await receiveEdit(id, `${NUMBER} forget the shoes`);
    const [reply = '', ...more] = await written();
    expect(more).toEqual([]);
    expect(reply).toContain('"label":"Track privately"');
    expect(reply).not.toContain('Harbor Runner');
  });

  it('that Discord refused to answer may be offered again', async () => {
    harness().local.discord.faults.failNext({ status: 404, code: 10_003, route: /\/messages$/ });
    await receiveMessage(NUMBER);
    harness().restart();
    await receiveMessage(NUMBER, {}, general);
    expect(await replies()).toHaveLength(1);
  });
});
