import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWireLog,
  LOCAL_TOKEN,
  type RunningLocalDiscord,
  seeded,
  seedId,
  startLocalDiscord,
  wireRoutes,
} from '../../src/index.ts';
import { pageRoutes } from '../../web/page.ts';
import { bareBot } from '../bare-bot.ts';
import { adminSeed } from '../operations/admin-seed.ts';
import { violations } from './accessibility.ts';
import { closeBrowser, findChromium, openPage, type PageOptions } from './browser.ts';

const { forum, general, testServer, thread } = seeded;
const [rooms, lounge, hidden, second] = [60, 61, 62, 63].map(seedId) as [string, string, string, string];

/** A server with a category, a voice channel and a second bot. */
const seed = {
  ...adminSeed,
  moreBots: [{ id: second, username: 'Helper', color: '#57f287' }],
  guilds: adminSeed.guilds.map((guild) =>
    guild.id === testServer
      ? {
          ...guild,
          members: [...guild.members, { userId: second, roleIds: [] }],
          channels: [
            ...guild.channels,
            { id: rooms, name: 'Rooms', type: 4 },
            { id: lounge, name: 'lounge', type: 2, parentId: rooms },
            { id: hidden, name: 'staff', parentId: rooms },
          ],
        }
      : guild,
  ),
};

describe.skipIf(findChromium() === null)('servers on the page', () => {
  let local: RunningLocalDiscord;
  beforeAll(async () => {
    const page = await pageRoutes();
    local = await startLocalDiscord({
      seed,
      routes: (discord) => [page, wireRoutes(createWireLog(discord))],
    });
  });
  afterAll(async () => {
    await closeBrowser();
    await local.close();
  });

  const open = (query: string, options: PageOptions = {}) => openPage(`${local.url}/?${query}`, options);
  /** As the first bot, an administrator. */
  const request = async (method: string, route: string, body: object) => {
    const response = await fetch(`${local.apiUrl}/v10${route}`, {
      method,
      headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.clone().text()).toBeLessThan(300);
    return (await response.json().catch(() => null)) as { id: string };
  };

  it.each([
    ['dark', 1280],
    ['light', 390],
  ] as const)('say how a bot connects, until one has (%s, %i px)', async (theme, width) => {
    const page = await open('user=mo&channel=general', { theme, width });
    const connect = page.getByTestId('connect');
    await connect.getByText(`${local.url}/api`, { exact: true }).waitFor();
    await connect.getByText(`rest: { api: '${local.url}/api' }`).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });

  it('open at the person and channel in the address', async () => {
    const page = await open('user=mo&channel=Pictures');
    await page.getByTestId('channel-pictures').and(page.locator('[aria-current=page]')).waitFor();
    await page.getByTestId('user-picker').filter({ hasText: 'Mo' }).waitFor();
  });

  it('list categories, and voice channels that cannot be entered', async () => {
    const page = await open('user=mo');
    await page.getByRole('heading', { name: 'Rooms' }).waitFor();
    expect(await page.getByTestId('channel-lounge').getByRole('button').count()).toBe(0);
    expect(await page.getByTestId('channel-lounge').evaluate((element) => element.tagName)).toBe('LI');
  });

  it('follow changes of channels, and hide those without View Channel', async () => {
    const page = await open('user=mo&channel=staff');
    await page.getByTestId('channel-staff').and(page.locator('[aria-current=page]')).waitFor();
    await request('PATCH', `/channels/${general}`, { name: 'plaza' });
    await page.getByTestId('channel-plaza').waitFor();
    const deny = String(1n << 10n);
    await request('PATCH', `/channels/${hidden}`, {
      permission_overwrites: [{ id: testServer, type: 0, allow: '0', deny }],
    });
    await page.getByTestId('channel-staff').waitFor({ state: 'detached' });
    await page.getByTestId('channel-plaza').and(page.locator('[aria-current=page]')).waitFor();
    await request('PATCH', `/channels/${general}`, { name: 'general' });
  });

  it('fold archived threads away', async () => {
    const page = await open('user=mo');
    await page.getByTestId('channel-a thread').waitFor();
    local.discord.admin.changeThread(thread, { archived: true });
    await page.getByTestId('archived-general').click();
    await page.getByTestId('channel-a thread').click();
    await page.getByTestId('channel-a thread').and(page.locator('[aria-current=page]')).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('show the tags of posts, filter by them and tag new posts', async () => {
    await request('PATCH', `/channels/${forum}`, {
      available_tags: [{ name: 'question', emoji_name: '❓' }, { name: 'solved' }],
    });
    const page = await open('user=mo&channel=forum');
    const form = page.getByTestId('new-post');
    await form.getByLabel('Title').fill('How?');
    await form.getByLabel('Message').fill('Like this?');
    await form.getByRole('button', { name: 'question' }).click();
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Like this?').waitFor();
    await page.getByTestId('channel-forum').click();
    await page.getByTestId('post').getByText('question').waitFor();
    const filter = page.getByRole('group', { name: 'Show posts tagged' });
    await filter.getByRole('button', { name: 'solved' }).click();
    await page.getByText('No post has these tags.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('show of each post its newest words and when they were written, and mark unread ones', async () => {
    const page = await open('user=mo&channel=forum');
    await request('POST', `/channels/${forum}/threads`, {
      name: 'Sizes',
      message: { content: 'Which **size**?' },
    });
    const shown = page.getByTestId('post').filter({ hasText: 'Sizes' });
    await shown.getByText(/: Which size\?/).waitFor();
    await shown.locator('time').waitFor();
  });

  it('say on the button of a phone’s list that a channel has unread messages', async () => {
    const page = await open('user=mo', { width: 390, height: 844 });
    const list = page.getByTestId('open-channels');
    expect(await list.getAttribute('aria-label')).toBe('Channels');
    await request('POST', `/channels/${thread}/messages`, { content: 'news' });
    await expect.poll(() => list.getAttribute('aria-label')).toBe('Channels, with unread messages');
    await list.click();
    expect(await violations(page)).toEqual([]);
  });

  it('list several bots with their state, and without those that were kicked', async () => {
    const page = await open('user=mo');
    await page.getByTestId('member-Helper').getByText('offline').waitFor();
    const bot = await bareBot(local, 1);
    await page.getByTestId('member-Bot').getByText('offline').waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    local.discord.admin.kickBot(testServer, second);
    await page.getByTestId('member-Helper').waitFor({ state: 'detached' });
    local.discord.admin.addBot(testServer, second);
    await page.getByTestId('member-Helper').waitFor();
    bot.leave();
    await page.getByTestId('member-Bot').getByText('offline').waitFor();
  });

  it('show nicknames and the colours of roles, which can be read', async () => {
    const page = await open('user=mo', { theme: 'light' });
    await request('PATCH', `/guilds/${testServer}/members/${seeded.lin}`, { nick: 'Linnet' });
    await page.getByTestId('member-Lin').getByText('Linnet').waitFor();
    const colour = await page
      .getByTestId('member-Ada')
      .getByRole('button')
      .evaluate((element) => getComputedStyle(element).color);
    expect(colour).not.toBe('rgb(6, 6, 7)');
    expect(await violations(page)).toEqual([]);
  });

  it('show on the wire which fields were ignored, and filter it', async () => {
    const page = await open('user=mo');
    await page.getByTestId('tab-wire').click();
    await request('POST', `/channels/${general}/messages`, { content: 'hi', colour: 'red' });
    await page.getByTestId('wire-warnings').getByText('colour').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('wire-filter').fill('colour');
    await page.getByTestId('wire-entry').first().getByRole('button').click();
    await page.getByRole('button', { name: 'Copy as curl' }).waitFor();
    expect(await page.getByTestId('wire-entry').count()).toBe(1);
    await page.getByTestId('wire-bot').selectOption({ label: 'Helper' });
    await page.getByText('Nothing matches.').waitFor();
  });
});
