import { setImmediate } from 'node:timers/promises';
import type { BaseInteraction } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { seeded } from '../../../sandbox/seed.ts';
import { showProduct } from '../../../src/commands/lookup/show-product.ts';
import { requestOf } from '../../../src/commands/replies/request.ts';
import type { Context } from '../../../src/context.ts';
import { ApiError } from '../../../src/service/index.ts';

it('a short link that leads nowhere is an answer to the user, and leaves no rejection that would stop the bot', async () => {
  const unhandled: unknown[] = [];
  const collect = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', collect);
  onTestFinished(() => void process.off('unhandledRejection', collect));

  const notFound = new ApiError('not_found', { operation: 'lookup', status: 404 });
  const context = { api: { lookup: () => Promise.reject(notFound) } } as unknown as Context;
  const interaction = { user: { id: seeded.ada }, locale: 'en-US' } as BaseInteraction;
  const card = showProduct(requestOf(interaction, context), { url: 'https://short.example/dead' });
  await expect(card).rejects.toBe(notFound);
  await setImmediate();
  expect(unhandled).toEqual([]);
});
