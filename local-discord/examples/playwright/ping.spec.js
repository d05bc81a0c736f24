import { expect, test } from './local-discord.js';

test('Mo presses the button on the page', async ({ discord, openAs, page }) => {
  await openAs('Mo');
  await discord.as('Mo').run('ping');
  await page.getByRole('button', { name: 'Again', exact: true }).click();
  await expect(page.getByText('Pong again')).toBeVisible();
});
