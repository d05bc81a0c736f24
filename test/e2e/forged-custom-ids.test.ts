import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, buttonOf, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';
import { postEvent, trackingUpdated } from '../support/signed-events.ts';

const NUMBER = 'EE739146028CN';
const MASKED = 'EE••••28CN';

const bot = useRunningBot();
const { runCommand, press, pressForged } = asUser(bot);

const refused = (message: ClientMessage) => /out of date/.test(descriptionOf(message));

/** A masked alert in #parcels, which Lin may not see more of than its mask. */
async function maskedAlert(): Promise<ClientMessage> {
  const card = await runCommand('track', {
    options: { number: NUMBER },
    userId: seeded.mo,
    channelId: seeded.parcels,
  });
  await pressForged(card, `track:follow:${NUMBER}:here`, seeded.mo);
  const scan = bot().service.parcels.advance(NUMBER) ?? {};
  await postEvent(bot().receiverUrl, trackingUpdated(NUMBER, scan));
  return bot().discord.waitForMessage(
    (message) => message.channelId === seeded.parcels && allTextOf(message).includes('EE••••'),
  );
}

describe('a press with a forged custom id', () => {
  it('neither shows nor posts a stored parcel, whatever id is guessed', async () => {
    const alert = await maskedAlert();
    expect(allTextOf(alert)).toContain(MASKED);
    const open = await runCommand('convert', {
      options: { link: 'https://weidian.com/item.html?itemID=7212345601' },
    });
    for (const guessed of ['1', '2', '@1', '@2', '12345']) {
      for (const id of [
        `track:stop:${guessed}`,
        `track:page:${guessed}:0:s`,
        `track:refresh:${guessed}:s`,
        ...(guessed.length < 5
          ? ['page', 'history', 'card', 'refresh', 'share', 'message', 'watch'].map(
              (component) => `track:${component}:${guessed}${component === 'page' ? ':0' : ''}`,
            )
          : []),
      ]) {
        const answer = await pressForged(open, id, seeded.lin);
        expect([id, refused(answer), answer.visibleTo]).toEqual([id, true, seeded.lin]);
      }
    }
  });

  it('cannot reuse a button in another channel or turn it into another button', async () => {
    const shared = await runCommand('track', {
      options: { number: NUMBER, private: false },
      channelId: seeded.parcels,
    });
    const { custom_id: id } = buttonOf(shared, 'Refresh');
    expect(allTextOf(await press(shared, 'Refresh', seeded.lin))).toContain(MASKED);
    const elsewhere = await runCommand('convert', {
      options: { link: 'https://weidian.com/item.html?itemID=7212345601' },
      channelId: seeded.general,
    });
    expect(refused(await pressForged(elsewhere, id, seeded.lin))).toBe(true);
    for (const component of [
      'share',
      'scans',
      'end',
      'follow',
      'name',
      'open',
      'card',
      'history',
      'message',
      'more',
      'watch',
    ]) {
      const answer = await pressForged(shared, id.replace('refresh', component), seeded.lin);
      expect([component, refused(answer)]).toEqual([component, true]);
    }
    expect(
      refused(await pressForged(shared, `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`, seeded.lin)),
    ).toBe(true);
  });

  it('cannot unmask a public card', async () => {
    const shared = await runCommand('track', {
      options: { number: NUMBER, private: false },
      channelId: seeded.parcels,
    });
    for (const id of [
      `track:page:${NUMBER}:0`,
      `track:page:${NUMBER}:0:p`,
      `track:refresh:${NUMBER}`,
      `track:card:${NUMBER}`,
      `track:history:${NUMBER}`,
      `track:message:${NUMBER}`,
      `track:more:${NUMBER}`,
      `track:watch:${NUMBER}`,
      `track:destinations:${NUMBER}`,
      `track:follow:${NUMBER}:dm`,
      `track:unfollow:${NUMBER}:dm`,
    ]) {
      const answer = await pressForged(shared, id, seeded.ada);
      expect([id, answer.visibleTo === null && JSON.stringify(answer).includes(NUMBER)]).toEqual([id, false]);
    }
  });

  it('shows nothing private on a public message', async () => {
    const card = await runCommand('track', { options: { number: NUMBER } });
    await press(card, 'Follow');
    const shared = await runCommand('convert', {
      options: { link: 'https://weidian.com/item.html?itemID=7212345601' },
    });
    for (const id of [
      'parcels:older:0',
      'parcels:list:0',
      `parcels:problem:${NUMBER}:0`,
      'privacy:show',
      'privacy:ask',
      'settings:page:mine',
      'settings:page:trouble',
      'alerts:list:0',
      'qc:watch:weidian:7212345601:dm',
      `track:leaveall:${NUMBER}`,
    ]) {
      const answer = await pressForged(shared, id, seeded.ada);
      expect([id, answer.visibleTo]).toEqual([id, seeded.ada]);
    }
  });

  it('changes no settings of a channel in another server', async () => {
    const settings = await pressForged(await runCommand('settings'), 'settings:links', seeded.ada);
    const { discord } = bot();
    expect(refused(await pressForged(settings, 'settings:channels', seeded.ada, [seeded.lobby]))).toBe(true);
    expect(refused(await pressForged(settings, 'settings:channels', seeded.ada))).toBe(true);
    const { interactionId } = await discord.forgeComponent({
      userId: seeded.ada,
      messageId: settings.id,
      customId: 'settings:channels',
      componentType: 8,
      values: [seeded.lobby],
    });
    expect(allTextOf(await discord.waitForAnswer(interactionId))).not.toContain(seeded.lobby);
    const agents = await pressForged(settings, 'settings:server-add:0', seeded.ada, ['nobody']);
    expect(allTextOf(agents)).toContain('This server’s agents');
    expect(allTextOf(agents)).not.toContain('nobody');
    const server = await press(await runCommand('settings'), 'This server');
    expect(allTextOf(server)).not.toContain(seeded.lobby);
  });
});
