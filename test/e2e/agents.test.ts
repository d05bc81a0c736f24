import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { MAX_PREFERRED_AGENTS } from '../../src/settings/cards/agents.ts';
import { allTextOf, asUser, descriptionOf, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const CLOSED = 'wegobuy';
const STORED = [CLOSED, 'gone1', 'gone2', 'gone3', 'gone4'].slice(0, MAX_PREFERRED_AGENTS);

/** Nothing has been converted yet; Mo and the server prefer agents that no longer exist. */
const bot = useRunningBot({}, async ({ settings }) => {
  await settings.updateUser(seeded.mo, { agents: STORED });
  await settings.updateGuild(seeded.haulClub, { agents: STORED });
});
const { runCommand, press, pressForged, choose } = asUser(bot);

const preferred = (message: ClientMessage) =>
  [...descriptionOf(message).matchAll(/^\d\. (.+)$/gm)].map(([, name]) => name?.replaceAll('**', ''));

const menusOf = (message: ClientMessage) =>
  partsOf<APIStringSelectComponent>(message).filter((part) => 'options' in part);

const menuWith = (message: ClientMessage, agent: string) =>
  menusOf(message).findIndex(
    ({ options, custom_id }) => custom_id.includes('-add') && options.some(({ value }) => value === agent),
  );

async function openAgents(userId: string, owner: 'mine' | 'server'): Promise<ClientMessage> {
  return pressForged(await runCommand('settings', { userId }), `settings:${owner}-agents`, userId);
}

async function addTo(page: ClientMessage, agent: string, userId: string): Promise<ClientMessage> {
  return choose(page, menuWith(page, agent), () => agent, userId);
}

describe('preferred agents', () => {
  it('named in one conversion do not hide the others in the next', async () => {
    const link = SAMPLES.products[0]?.canonical ?? '';
    await runCommand('convert', { options: { link, agents: 'CNFans' } });
    const { choices } = await bot()
      .discord.as(seeded.ada)
      .in(seeded.general)
      .autocomplete('convert', 'agents', { link, agents: 'kak' });
    expect(choices).toEqual([{ name: 'Kakobuy', value: 'kakobuy' }]);
  });

  it.each([
    ['somebody', 'mine', seeded.mo],
    ['a server', 'server', seeded.ada],
  ] as const)(
    'of %s that can no longer be chosen can be removed, and make room',
    async (_whose, owner, userId) => {
      const full = await openAgents(userId, owner);
      expect(preferred(full)).toEqual(['WeGoBuy (closed)', 'gone1', 'gone2', 'gone3', 'gone4']);
      expect(menusOf(full)).toHaveLength(1);
      const closed = await choose(full, 0, () => CLOSED, userId);
      const list = await press(closed, 'Remove', userId);
      expect(preferred(list)).toEqual(['gone1', 'gone2', 'gone3', 'gone4']);
      expect(menuWith(list, CLOSED)).toBe(-1);
      expect(preferred(await addTo(list, 'cnfans', userId))).toEqual([
        'gone1',
        'gone2',
        'gone3',
        'gone4',
        'CNFans',
      ]);
    },
  );

  it('stay in the order in which they were added, until somebody moves one', async () => {
    const userId = seeded.lin;
    let page = await openAgents(userId, 'mine');
    expect(page).toHaveText('None chosen');
    for (const agent of ['superbuy', 'cnfans', 'kakobuy']) page = await addTo(page, agent, userId);
    expect(preferred(page)).toEqual(['Superbuy', 'CNFans', 'Kakobuy']);
    const last = await choose(page, 0, () => 'kakobuy', userId);
    expect(last).toHaveText('Kakobuy: 3 of 3');
    const moved = await press(last, 'Move up', userId);
    expect(preferred(moved)).toEqual(['Superbuy', 'Kakobuy', 'CNFans']);
    await press(moved, 'Move down', userId);
    const settings = await runCommand('settings', { userId });
    expect(settings).toHaveText('Superbuy, CNFans, Kakobuy');
  });

  it('are not taken from a forged press: closed, unknown or the server’s without permission', async () => {
    const page = await openAgents(seeded.ada, 'mine');
    for (const value of [CLOSED, 'nobody', '']) {
      const answer = await pressForged(page, 'settings:mine-add:0', seeded.ada, [value]);
      expect([value, preferred(answer)]).toEqual([value, []]);
    }
    const own = await runCommand('settings', { userId: seeded.mo });
    const refused = await pressForged(own, 'settings:server-add:0', seeded.mo, ['cnfans']);
    expect(allTextOf(refused)).toContain('“Manage Server” permission');
  });
});

describe('an agent that nobody knows', () => {
  it.each([
    ['kako', 'Did you mean **Kakobuy**?'],
    ['cnfnas', 'Did you mean **CNFans**?'],
    ['qqqqqqqqqqqqqqqq', 'Choose one from the list'],
  ])('%s gets an answer that says what to type', async (typed, answer) => {
    const link = SAMPLES.products[0]?.canonical ?? '';
    expect(await runCommand('convert', { options: { link, agents: typed } })).toHaveText(answer);
  });
});
