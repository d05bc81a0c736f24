import { DiscordAPIError } from 'discord.js';
import { expect, it, vi } from 'vitest';
import { retryOnNetworkError } from '../../../src/discord/interactions/respond.ts';

const broken = new Error('other side closed');
const refused = new DiscordAPIError(
  { code: 10062, message: 'Unknown interaction' },
  10062,
  404,
  'POST',
  'https://discord.example',
  {},
);

it('sends once more if Discord did not answer', async () => {
  const send = vi.fn((attempt: number) => (attempt === 1 ? Promise.reject(broken) : Promise.resolve('sent')));
  expect(await retryOnNetworkError(send)).toBe('sent');
  expect(send.mock.calls).toEqual([[1], [2]]);
});

it('gives up after the second attempt', async () => {
  const send = vi.fn(() => Promise.reject(broken));
  await expect(retryOnNetworkError(send)).rejects.toBe(broken);
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not repeat a request that Discord refused', async () => {
  const send = vi.fn(() => Promise.reject(refused));
  await expect(retryOnNetworkError(send)).rejects.toBe(refused);
  expect(send).toHaveBeenCalledTimes(1);
});
