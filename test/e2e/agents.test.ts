import type { APIStringSelectComponent } from 'discord.js';
import type { ClientMessage } from 'local-discord';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { MAX_PREFERRED_AGENTS } from '../../src/views/settings/agent-menus.ts';
import { asUser, partsOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const GONE = Array.from({ length: MAX_PREFERRED_AGENTS }, (_, index) => `gone${index + 1}`);

/** Nothing has been converted yet; Mo and the server prefer agents that no longer exist. */
const bot = useRunningBot({}, async ({ settings }) => {
  await settings.updateUser(seeded.mo, { agents: GONE });
  await settings.updateGuild(seeded.haulClub, { agents: GONE });
});
const { runCommand, choose } = asUser(bot);

const chosen = (message: ClientMessage) =>
  /Agents shown first\*\*\\n([^"\\]+)/.exec(JSON.stringify(message.components))?.[1]?.split(', ') ?? [];

describe('preferred agents', () => {
  it('named in one conversion do not hide the others in the next', async () => {
    const link = SAMPLES.products[0]?.canonical ?? '';
    await runCommand('convert', { options: { link, agents: 'CNFans' } });
    const { choices } = await bot().discord.autocomplete({
      userId: seeded.ada,
      channelId: seeded.general,
      name: 'convert',
      focused: 'agents',
      options: { link, agents: 'kak' },
    });
    expect(choices).toEqual([{ name: 'Kakobuy', value: 'kakobuy' }]);
  });

  it.each([
    ['somebody', seeded.mo],
    ['a server', seeded.ada],
  ])('of %s that are no longer offered make room for new choices', async (_whose, userId) => {
    const before = await runCommand('settings', { userId });
    expect(chosen(before)).toEqual(GONE);
    const isAgent = ({ value }: { value: string }) => value === 'cnfans';
    const menus = partsOf<APIStringSelectComponent>(before).filter((part) => 'options' in part);
    const menu = menus.findIndex(({ options }) => options.some(isAgent));
    const after = await choose(before, menu, () => 'cnfans', userId);
    expect(chosen(after)).toEqual(['CNFans']);
  });

  it('are ordered by the latest choice, and earlier choices stay while there is room', async () => {
    const userId = seeded.lin;
    const first = await choose(
      await runCommand('settings', { userId }),
      0,
      ({ options }) => options.slice(0, MAX_PREFERRED_AGENTS).map(({ value }) => value),
      userId,
    );
    const names = chosen(first);
    expect(names).toHaveLength(MAX_PREFERRED_AGENTS);
    const second = await choose(first, 1, ({ options }) => options[0]?.value ?? '', userId);
    expect(names).not.toContain(chosen(second)[0]);
    expect(chosen(second).slice(1)).toEqual(names.slice(0, -1));
  });
});
