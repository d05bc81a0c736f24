import { expect, it } from 'vitest';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { asUser, everything } from '../support/as-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot();
const { ask } = asUser(bot);

it('says what went wrong although Discord’s answer to the removal of “thinking…” was lost on the way', async () => {
  bot().service.fault.set('500');
  bot().discord.failNext({ silence: 'answer_lost', route: /^\/webhooks\// });
  const link = SAMPLES.products[0]?.canonical ?? '';
  expect(everything(await ask('convert', { options: { link } }))).toMatch(/reference/i);
});
