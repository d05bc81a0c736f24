import { describe, expect, it } from 'vitest';
import { seeded } from '../../sandbox/seed.ts';
import { asUser, buttonOf, descriptionOf } from '../support/discord-user.ts';
import { useRunningBot } from '../support/running-bot.ts';

const TOTE = 'https://weidian.com/item.html?itemID=7240011893';
const RUNNER = 'https://weidian.com/item.html?itemID=7212345601';
const CAP = 'https://cnfans.com/product?platform=WEIDIAN&id=7240011901';

const bot = useRunningBot({ EXCHANGE_RATES: 'EUR=0.128', POLL_MINUTES: '0' });
const { runCommand, submitForm } = asUser(bot);

const haul = (userId: string, options = {}) => runCommand('haul', { options, userId });

describe('a haul', () => {
  it('starts with pasted links, and says what it costs and weighs', async () => {
    const none = await haul(seeded.ada);
    expect(descriptionOf(none)).toMatch(/^### No hauls yet\n/);
    const links = `${TOTE} and ${RUNNER}\n${CAP}`;
    const { id } = await submitForm(none, 'Add items', { links }, seeded.ada);
    // Pictures may come after the card.
    const card = await bot().discord.waitForMessage(
      (message) => message.id === id && message.attachments.length > 0,
    );
    expect(card.attachments.map(({ filename }) => filename)).toEqual(['items.webp']);
    expect(descriptionOf(card)).toMatch(/^### At least CN¥317–377 · 1\.\d kg\n/);
    expect(card.visibleTo).toBe(seeded.ada);
    expect(descriptionOf(card)).toContain('My haul · 3 items\nAdded 3 items.');
    expect(buttonOf(card, '÷ 6000').label).toBe('÷ 6000');
    const again = await haul(seeded.ada, { add: CAP });
    expect(descriptionOf(again)).toContain('1 was in it already.');
  });
});
