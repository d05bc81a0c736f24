import { expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { allTextOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const bot = useRunningBot({ QUESTIONS_PER_MINUTE: '2' });

async function track(userId: string): Promise<string> {
  const { discord } = bot();
  const options = { number: 'LX208857143CN' };
  const { interactionId } = await discord.as(userId).in(seeded.general).run('track', options);
  return allTextOf(await discord.waitForAnswer(interactionId));
}

it('a user who sends too many commands in a minute is told when to try again, and others are answered', async () => {
  for (const _ of [1, 2]) expect(await track(seeded.ada)).toContain('LX208857143CN');
  expect(await track(seeded.ada)).toMatch(
    /You’ve sent a lot of requests within a minute\. Try again <t:\d+:R>\./,
  );
  expect(await track(seeded.lin)).toContain('LX208857143CN');
});
