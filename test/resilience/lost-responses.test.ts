import { afterEach, expect, it } from 'vitest';
import { SAMPLES } from '../../sandbox/service/index.ts';
import { allTextOf, asUser } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot();
const { runCommand, choose } = asUser(bot);

afterEach(() => {
  bot().service.fault.set(null);
  bot().discord.faults.stopFailing();
});

it.each([
  ['to the acknowledgement', /callback$/],
  ['to the answer itself', /@original$/],
])('answers a command although Discord’s response %s was lost', async (_what, route) => {
  const { discord } = bot();
  const sent = () => discord.requests.filter((request) => route.test(request.route)).length;
  const before = sent();
  discord.faults.failNext({ silence: 'answer_lost', route });
  const link = SAMPLES.products[1]?.canonical ?? '';
  const photos = await runCommand('qc', { options: { link } });
  expect(allTextOf(photos)).toMatch(/Photos\u00A01–\u2060\d+\u00A0of/);
  await expect.poll(sent).toBe(before + 2);
  discord.faults.failNext({ silence: 'answer_lost', route });
  const filtered = await choose(photos, 0, ({ options }) => options[3]?.value ?? '');
  expect(allTextOf(filtered)).toMatch(/Photos\u00A01–\u20606\u00A0of\u00A011/i);
});

it('reports an error although Discord’s response to deleting “thinking…” was lost', async () => {
  bot().service.fault.set('500');
  bot().discord.faults.failNext({ silence: 'answer_lost', route: /^\/webhooks\// });
  const link = SAMPLES.products[0]?.canonical ?? '';
  expect(allTextOf(await runCommand('convert', { options: { link } }))).toMatch(/reference/i);
});
