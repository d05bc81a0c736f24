import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf, asUser, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const SHOES = 'https://cnfans.com/product?platform=WEIDIAN&id=7212345601';
const CAP = 'https://weidian.com/item.html?itemID=7190456632';
/** A short link that the service does not know. */
const NOWHERE = 'https://k.youshop10.com/nowhere1';

/** Without the Message Content intent: what the Apps menu needs comes with the interaction. */
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;
const NAME = 'Look up';
const bot = useRunningBot({ AUTO_CONVERT: 'off' });
const { runCommand, press, pressForged, choose } = asUser(bot);

/** Which of a message's menus offers a value. */
const menuWith = (message: ClientMessage, value: string) =>
  partsOf<APIStringSelectComponent>(message)
    .filter((part) => 'options' in part)
    .findIndex(({ options }) => options.some((option) => option.value === value));

async function lookUp(
  content: string,
  userId: string = seeded.mo,
  channelId: string = seeded.general,
): Promise<ClientMessage> {
  const { discord } = bot();
  const message = await discord.as(userId).in(channelId).send(content);
  const asked = await discord.as(userId).runMessageMenu(message, NAME);
  const answer = await asked.answer();
  expect(answer.visibleTo).toBe(userId);
  return answer;
}

describe('Look up in the Apps menu of a message', () => {
  it('needs no privileged intent', () => {
    expect(bot().discord.intents()).toEqual([GUILD_MESSAGES | DIRECT_MESSAGES]);
  });

  it.each([
    ['a server', seeded.mo, seeded.general],
    ['a DM', seeded.ada, seeded.dmAda],
    ['a server that only has a member who installed it', seeded.sam, seeded.lobby],
  ])('finds a link in a code block in %s', async (_where, userId, channelId) => {
    const answer = await lookUp(`\`${SHOES}\``, userId, channelId);
    expect(allTextOf(answer)).toContain('7212345601');
    const [photos] = partsOf<{ label?: string }>(answer.components).filter(({ label = '' }) =>
      /^\d+ QC photos$/.test(label),
    );
    expect(allTextOf(await press(answer, photos?.label ?? '', userId))).toContain('7212345601');
  });

  it('opens one link at the user’s first agent', async () => {
    const agents = async () =>
      partsOf<{ label?: string; url?: string }>((await lookUp(SHOES)).components)
        .filter(({ url }) => url !== undefined)
        .map(({ label }) => label);
    expect((await agents())[0]).not.toBe('Superbuy');
    const settings = await runCommand('settings', { userId: seeded.mo });
    const mine = await pressForged(settings, 'settings:mine-agents', seeded.mo);
    await choose(mine, menuWith(mine, 'superbuy'), () => 'superbuy', seeded.mo);
    expect((await agents())[0]).toBe('Superbuy');
  });

  it('lists several links, each at the user’s agents, and opens the photos of each', async () => {
    const settings = await runCommand('settings', { userId: seeded.lin });
    for (const agent of ['kakobuy', 'cnfans']) {
      const mine = await pressForged(settings, 'settings:mine-agents', seeded.lin);
      await choose(mine, menuWith(mine, agent), () => agent, seeded.lin);
    }
    const answer = await lookUp(`${SHOES} and ${CAP}`, seeded.lin);
    expect(answer).toHaveText(/^### 2 products\n-# In Lin’s message\n/);
    expect(answer).toHaveText('Titles open Kakobuy.');
    expect(allTextOf(answer).match(/\]\(https:\/\/(?:www\.)?(?:kakobuy|cnfans)\.com/g)).toHaveLength(4);
    const photos = await choose(answer, 0, () => 'weidian:7190456632', seeded.lin);
    expect(photos.id).not.toBe(answer.id);
    expect(allTextOf(photos)).toContain('7190456632');
  });

  it('counts links that lead nowhere', async () => {
    const answer = await lookUp(`${NOWHERE} ${SHOES} ${CAP}`);
    expect(allTextOf(answer)).toContain('7212345601');
    expect(allTextOf(answer)).toContain('7190456632');
    expect(allTextOf(answer)).toContain('1 link couldn’t be converted');
    expect(allTextOf(await lookUp(NOWHERE))).toMatch(/couldn’t find a product behind this link/);
  });

  it('reads component messages, which have no content', async () => {
    const { discord } = bot();
    const card = await runCommand('qc', { options: { link: CAP }, userId: seeded.mo });
    expect(card.content).toBe('');
    const { interactionId } = await discord.as(seeded.mo).runMessageMenu(card, NAME);
    expect(allTextOf(await discord.waitForAnswer(interactionId))).toContain('7190456632');
  });

  it('tracks one number at once, and lists several', async () => {
    expect(await lookUp('it is LX208857143CN!')).toHaveText('LX208857143CN');
    const asked = await lookUp('EE739146028CN / LX208857143CN / order 12345');
    const card = await choose(asked, 0, ({ options }) => options[0]?.value ?? '', seeded.mo);
    expect(card).toHaveText('EE739146028CN');
  });

  it('lists products and parcels of the same message together, and opens each', async () => {
    const answer = await lookUp(`${SHOES} ships as LX208857143CN, ${CAP} too`);
    expect(answer).toHaveText(/^### 2 products, 1 parcel\n-# In Mo’s message\n/);
    const at = menuWith(answer, 'LX208857143CN');
    const parcel = await choose(answer, at, () => 'LX208857143CN', seeded.mo);
    expect(parcel.visibleTo).toBe(seeded.mo);
    expect(parcel).toHaveText('LX208857143CN');
    const photos = await choose(answer, at, () => 'weidian:7190456632', seeded.mo);
    expect(allTextOf(photos)).toContain('7190456632');
    const added = await press(answer, 'Add to haul', seeded.mo);
    expect(added).toHaveText('Added 2 items.');
  });

  it.each(['no link here', 'https://example.com', 'hello 12345'])(
    'explains that %j has nothing',
    async (content) => {
      expect(allTextOf(await lookUp(content))).toMatch(/can’t find a product link or a tracking number/);
    },
  );
});
