import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const SHOES = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
const CAP = 'https://weidian.com/item.html?itemID=7190456632';
/** A short link that the service does not know. */
const NOWHERE = 'https://k.youshop10.com/nowhere1';

/** Without the Message Content intent: what the Apps menu needs comes with the interaction. */
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;
const bot = useRunningBot({ AUTO_CONVERT: 'off' });
const { runCommand, press, pressForged, choose } = asUser(bot);

/** Which of a message's menus offers a value. */
const menuWith = (message: ClientMessage, value: string) =>
  partsOf<APIStringSelectComponent>(message)
    .filter((part) => 'options' in part)
    .findIndex(({ options }) => options.some((option) => option.value === value));

async function use(
  name: string,
  content: string,
  userId: string = seeded.mo,
  channelId: string = seeded.general,
): Promise<ClientMessage> {
  const { discord } = bot();
  const message = await discord.sendMessage({ userId, channelId, content });
  const { interactionId } = await discord.runMessageMenu({ userId, messageId: message.id, name });
  const answer = await discord.waitForAnswer(interactionId);
  expect(answer.visibleTo).toBe(userId);
  return answer;
}

describe('the Apps menu of a message', () => {
  it('needs no privileged intent', () => {
    expect(bot().discord.intents()).toEqual([GUILD_MESSAGES | DIRECT_MESSAGES]);
  });

  it.each([
    ['a server', seeded.mo, seeded.general],
    ['a DM', seeded.ada, seeded.dmAda],
    ['a server that only has a member who installed it', seeded.sam, seeded.lobby],
  ])('Convert links works in %s, and in code blocks', async (_where, userId, channelId) => {
    const answer = await use('Convert links', `\`${SHOES}\``, userId, channelId);
    expect(allTextOf(answer)).toContain('7212345601');
    const [photos] = partsOf<{ label?: string }>(answer.components).filter(({ label = '' }) =>
      /^\d+ QC photos$/.test(label),
    );
    expect(allTextOf(await press(answer, photos?.label ?? '', userId))).toContain('7212345601');
  });

  it('Convert links lists the user’s agents first', async () => {
    const agents = async () =>
      partsOf<{ label?: string; url?: string }>((await use('Convert links', SHOES)).components)
        .filter(({ url }) => url !== undefined)
        .map(({ label }) => label);
    expect((await agents())[0]).not.toBe('Superbuy');
    const settings = await runCommand('settings', { userId: seeded.mo });
    const mine = await pressForged(settings, 'settings:mine-agents', seeded.mo);
    await choose(mine, menuWith(mine, 'superbuy'), () => 'superbuy', seeded.mo);
    expect((await agents())[0]).toBe('Superbuy');
  });

  it('Convert links lists several links, each at the user’s first agent, and opens the photos of each', async () => {
    const settings = await runCommand('settings', { userId: seeded.lin });
    for (const agent of ['kakobuy', 'cnfans']) {
      const mine = await pressForged(settings, 'settings:mine-agents', seeded.lin);
      await choose(mine, menuWith(mine, agent), () => agent, seeded.lin);
    }
    const answer = await use('Convert links', `${SHOES} and ${CAP}`, seeded.lin);
    expect(allTextOf(answer).match(/\]\(https:\/\/(?:www\.)?(?:kakobuy|cnfans)\.com/g)).toHaveLength(4);
    const photos = await choose(answer, 0, () => 'weidian:7190456632', seeded.lin);
    expect(photos.id).not.toBe(answer.id);
    expect(allTextOf(photos)).toContain('7190456632');
  });

  it('Convert links converts usable links and counts the others', async () => {
    const answer = await use('Convert links', `${NOWHERE} ${SHOES} ${CAP}`);
    expect(allTextOf(answer)).toContain('7212345601');
    expect(allTextOf(answer)).toContain('7190456632');
    expect(allTextOf(answer)).toContain('1 link couldn’t be converted');
    expect(allTextOf(await use('Convert links', NOWHERE))).toMatch(
      /couldn’t find a product behind this link/,
    );
  });

  it('QC photos shows one product at once, and asks when there are several', async () => {
    expect(allTextOf(await use('QC photos', `look ${SHOES}`))).toContain('photos 1–6 of 28');
    const asked = await use('QC photos', `${SHOES}\n${CAP}`);
    const chosen = await choose(asked, 0, ({ options }) => options[1]?.value ?? '', seeded.mo);
    expect(allTextOf(chosen)).toContain('7190456632');
  });

  it('Convert links and QC photos read component messages, which have no content', async () => {
    const { discord } = bot();
    const card = await runCommand('qc', { options: { link: CAP }, userId: seeded.mo });
    expect(card.content).toBe('');
    for (const name of ['Convert links', 'QC photos']) {
      const { interactionId } = await discord.runMessageMenu({ userId: seeded.mo, messageId: card.id, name });
      expect(allTextOf(await discord.waitForAnswer(interactionId))).toContain('7190456632');
    }
  });

  it('Track parcels tracks one number at once, and lists several', async () => {
    expect(descriptionOf(await use('Track parcels', 'it is LX208857143CN!'))).toContain('LX208857143CN');
    const asked = await use('Track parcels', 'EE739146028CN / LX208857143CN / order 12345');
    const card = await choose(asked, 0, ({ options }) => options[0]?.value ?? '', seeded.mo);
    expect(descriptionOf(card)).toContain('EE739146028CN');
  });

  it.each([
    ['Convert links', 'no link here', /can’t find a product link in that message/],
    ['QC photos', 'https://example.com', /can’t find a product link in that message/],
    ['Track parcels', 'hello 12345', /looks like a tracking number/],
  ])('%s explains what it cannot find in %j', async (name, content, sentence) => {
    expect(allTextOf(await use(name, content))).toMatch(sentence);
  });
});
