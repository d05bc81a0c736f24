import type { ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import { RequestError } from '../../src/cards/errors.ts';
import track from '../../src/commands/track.ts';
import { type Context, createPostLimits } from '../../src/context.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { createAttemptLimit } from '../../src/process/timing/attempt-limit.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { noPictures } from '../support/parcel-cards.ts';
import { followIn } from '../support/store-fixtures.ts';

const KNOWN = 'UJ558209175CN';
const OTHER_KNOWN = 'EE739146028CN';
const TOO_MANY = /too many unknown numbers/;
const NOT_FOUND = 'tracking: not_found (404)';

let offsetMs = 0;
const clock = () => Date.now() + offsetMs;
const running = useAlerts({ clock });

function contextOf(max = 20): Context {
  const { store, api, alerts } = running();
  const unknownNumbers = createAttemptLimit({ max, windowMs: 600_000, clock });
  const seal = createSeal(LOCAL_TOKEN);
  const posts = createPostLimits(clock);
  return { store, api, alerts, clock, unknownNumbers, seal, posts, pictures: noPictures } as Context;
}

const person = (userId: string) => ({
  locale: 'en-US',
  guildId: null,
  channelId: seeded.dmMo,
  authorizingIntegrationOwners: {},
  memberPermissions: null,
  user: { id: userId },
});

async function ask(number: string, userId: string, context: Context, isPrivate = true): Promise<string> {
  const options = { getBoolean: () => isPrivate, getString: () => number };
  const interaction = { ...person(userId), options } as unknown as ChatInputCommandInteraction;
  const answer = track.execute(interaction, context);
  const view = answer.view(answer.private ? 'private' : 'public');
  return view.then(
    (shown) => (/No scan yet|Check the number/.test(JSON.stringify(shown)) ? NOT_FOUND : 'shown'),
    (error: unknown) => messageOf(error instanceof RequestError ? error.cause : error),
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function press(component: 'follow' | 'share' | 'watch', args: string[], userId: string, context: Context) {
  const interaction = person(userId) as unknown as ButtonInteraction;
  return track.components[component].open({ interaction, args, values: [] }, context)?.view('private');
}

const unknown = (index: number) => `ZZ${900_000_000 + index}ZZ`;

it('an unknown number leaves no row, by private command, public command or forged press', async () => {
  const context = contextOf(1_000);
  for (let index = 0; index < 200; index += 1) {
    expect(await ask(unknown(index), seeded.mo, context, index % 2 === 0)).toBe(NOT_FOUND);
  }
  await expect(press('follow', [unknown(1), 'dm'], seeded.mo, context)).rejects.toThrow(NOT_FOUND);
  await expect(press('share', [unknown(2)], seeded.mo, context)).rejects.toThrow(NOT_FOUND);
  for (let index = 0; index < 200; index += 1) {
    expect(await running().store.topics.find({ kind: 'parcel', key: unknown(index) })).toBeUndefined();
  }
});

it('a public card leaves no row', async () => {
  expect(await ask(KNOWN, seeded.mo, contextOf(), false)).toBe('shown');
  expect(await running().store.topics.find({ kind: 'parcel', key: KNOWN })).toBeUndefined();
});

it('twenty unknown numbers in ten minutes block further numbers for this user only', async () => {
  const context = contextOf();
  for (let index = 0; index < 20; index += 1) {
    expect(await ask(unknown(index), seeded.mo, context, index % 2 === 0)).toBe(NOT_FOUND);
  }
  const asked = running().service.service.requests.length;
  expect(await ask(unknown(20), seeded.mo, context)).toMatch(TOO_MANY);
  expect(await ask(unknown(20), seeded.mo, context)).toMatch(/<t:\d+:R>/);
  expect(await ask(KNOWN, seeded.mo, context, false)).toMatch(TOO_MANY);
  await expect(press('follow', [KNOWN, 'dm'], seeded.mo, context)).rejects.toThrow(TOO_MANY);
  await expect(press('share', [KNOWN], seeded.mo, context)).rejects.toThrow(TOO_MANY);
  expect(running().service.service.requests.length).toBe(asked);
  expect(await ask(KNOWN, seeded.lin, context)).toBe('shown');
  offsetMs += 601_000;
  expect(await ask(KNOWN, seeded.mo, context)).toBe('shown');
});

it('a moderator cannot find out a followed number by pressing the button that ends follows', async () => {
  const context = contextOf();
  await followIn(running().store, seeded.parcels, KNOWN);
  const end = (number: string) => {
    const moderator = {
      ...person(seeded.mo),
      customId: `track:end:${number}`,
      guildId: seeded.haulClub,
      channelId: seeded.parcels,
      memberPermissions: { has: () => true },
    } as unknown as ButtonInteraction;
    const press = { interaction: moderator, args: [number], values: [] };
    return track.components.end.open(press, context)?.view('private');
  };
  for (let index = 0; index < 20; index += 1) {
    await expect(end(unknown(index))).rejects.toThrow('You didn’t set this up');
  }
  await expect(end(KNOWN)).rejects.toThrow(TOO_MANY);
  expect(await running().store.follows.list(seeded.ada, 'parcel')).toHaveLength(1);
});

it('watching unknown numbers counts as naming them, and opening a watched number does not', async () => {
  const context = contextOf(3);
  await press('watch', [unknown(1)], seeded.mo, context);
  expect(await running().store.topics.find({ kind: 'parcel', key: unknown(1) })).toBeDefined();
  for (let count = 0; count < 5; count += 1) {
    expect(await ask(unknown(1), seeded.mo, context)).toBe(NOT_FOUND);
  }
  await press('watch', [unknown(2)], seeded.mo, context);
  await press('watch', [unknown(3)], seeded.mo, context);
  await expect(press('watch', [unknown(4)], seeded.mo, context)).rejects.toThrow(TOO_MANY);
  expect(await running().store.topics.find({ kind: 'parcel', key: unknown(4) })).toBeUndefined();
});

it('simultaneous requests do not get around the limit', async () => {
  const context = contextOf();
  const asked = Array.from({ length: 60 }, (_, index) => ask(unknown(index), seeded.mo, context));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => TOO_MANY.test(answer))).toHaveLength(40);
});

it('known numbers and service failures do not count, and a user’s own parcels always open', async () => {
  const context = contextOf(3);
  await press('follow', [KNOWN, 'dm'], seeded.mo, context);
  for (let count = 0; count < 10; count += 1)
    expect(await ask(OTHER_KNOWN, seeded.mo, context)).toBe('shown');
  running().service.service.fault.set('500');
  for (let index = 0; index < 4; index += 1) {
    expect(await ask(unknown(index), seeded.mo, context)).toMatch(/^tracking: /);
  }
  running().service.service.fault.set(null);
  for (let index = 10; index < 13; index += 1) await ask(unknown(index), seeded.mo, context);
  expect(await ask(OTHER_KNOWN, seeded.mo, context)).toMatch(TOO_MANY);
  expect(await ask(KNOWN, seeded.mo, context)).toBe('shown');
});

it('a list says why some of its numbers are missing', async () => {
  const context = contextOf(2);
  const typed = [KNOWN, unknown(1), unknown(2)].join(' ');
  const options = { getBoolean: () => true, getString: () => typed };
  const interaction = { ...person(seeded.mo), options } as unknown as ChatInputCommandInteraction;
  const shown = JSON.stringify(await track.execute(interaction, context).view('private'));
  expect(shown).toContain(unknown(1));
  expect(shown).toMatch(TOO_MANY);
});

it('a mistyped number is compared with the user’s own numbers only', async () => {
  const context = contextOf();
  await press('follow', [KNOWN, 'dm'], seeded.mo, context);
  const swapped = 'UJ558209715CN';
  const shown = async (userId: string) => {
    const options = { getBoolean: () => true, getString: () => swapped };
    const interaction = { ...person(userId), options } as unknown as ChatInputCommandInteraction;
    return JSON.stringify(await track.execute(interaction, context).view('private'));
  };
  const own = await shown(seeded.mo);
  expect(own).toContain('### Check the number');
  expect(own).toContain(`track:card:${KNOWN}`);
  expect(own).toContain(`track:again:${swapped}`);
  const others = await shown(seeded.lin);
  expect(others).toContain('### Check the number');
  expect(others).not.toContain(KNOWN);
  expect(others).toContain(`track:watch:${swapped}`);
});
