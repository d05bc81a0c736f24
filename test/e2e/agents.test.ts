import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/discord/seed.ts';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { asUser } from '../support/as-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

/** Nothing has been converted yet. */
const bot = useRunningBot();
const { ask } = asUser(bot);

describe('agents', () => {
  it('that one conversion keeps to do not hide the others', async () => {
    const link = SAMPLES.products[0]?.canonical ?? '';
    await ask('convert', { options: { link, agents: 'CNFans' } });
    const { choices } = await bot().discord.autocomplete({
      userId: seeded.ada,
      channelId: seeded.general,
      name: 'convert',
      focused: 'agents',
      options: { link, agents: 'kak' },
    });
    expect(choices).toEqual([{ name: 'Kakobuy', value: 'kakobuy' }]);
  });
});
