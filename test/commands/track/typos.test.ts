import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import { expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import parcels from '../../../src/commands/parcels.ts';
import track from '../../../src/commands/track.ts';
import type { Context } from '../../../src/context.ts';
import { createSeal } from '../../../src/discord/messages/seal.ts';
import { createAttemptLimit } from '../../../src/process/timing/attempt-limit.ts';
import { useAlerts } from '../../support/alerts-harness.ts';
import { noPictures } from '../../support/parcel-cards.ts';

const KNOWN = 'UJ558209175CN';
const SWAPPED = 'UJ558209715CN';
const OTHER = 'LP10000000001CN';

const running = useAlerts();

function contextOf(): Context {
  const { store, api, alerts } = running();
  const limit = () => createAttemptLimit({ max: 100, windowMs: 600_000, clock: Date.now });
  return {
    ...{ store, api, alerts, clock: Date.now, seal: createSeal(LOCAL_TOKEN), pictures: noPictures },
    ...{ unknownNumbers: limit(), listedNumbers: limit() },
  } as unknown as Context;
}

const person = {
  ...{ locale: 'en-US', guildId: null, channelId: seeded.dmMo, authorizingIntegrationOwners: {} },
  user: { id: seeded.mo },
};

async function submit(form: 'add' | 'again', typed: string, args: readonly string[] = []): Promise<string> {
  const fields = { getTextInputValue: () => typed, fields: new Map() };
  const interaction = { ...person, fields } as unknown as ModalSubmitInteraction;
  const modal = form === 'add' ? parcels.modals.add : track.modals.again;
  return JSON.stringify(await modal.submit({ interaction, args }, contextOf())?.view('private'));
}

async function press(component: 'watch' | 'instead', args: readonly string[]): Promise<string> {
  const interaction = person as unknown as ButtonInteraction;
  const reply = track.components[component].open({ interaction, args, values: [] }, contextOf());
  return JSON.stringify(await reply?.view('private'));
}

const followed = async () => {
  const follows = await running().store.follows.list(seeded.mo, 'parcel');
  return follows.map(({ key, label }) => [key, label]);
};

it('Add follows no number with a typo until its reader asks for it', async () => {
  const card = await submit('add', SWAPPED);
  expect(card).toContain('Check the number');
  expect(card).toContain(`track:watch:${SWAPPED}`);
  expect(await followed()).toEqual([]);
  await press('watch', [SWAPPED]);
  expect(await followed()).toEqual([[SWAPPED, null]]);
});

it('Add leaves typos out of a list, in the rows to correct', async () => {
  const answer = await submit('add', `${OTHER} Hat\n${SWAPPED} Socks`);
  expect(answer).toContain('1 parcel added');
  expect(answer).toContain('1 has a typo');
  expect(answer).toContain(`\`\`\`\\n${SWAPPED} Socks\\n\`\`\``);
  expect(await followed()).toEqual([[OTHER, 'Hat']]);
});

it('a followed number with a typo gives way to the one it is corrected to, and to the one it means', async () => {
  await press('watch', [SWAPPED]);
  await submit('again', KNOWN, [SWAPPED]);
  expect(await followed()).toEqual([[KNOWN, null]]);
  expect(await press('watch', [SWAPPED])).toContain(`track:instead:${KNOWN}:${SWAPPED}`);
  await press('instead', [KNOWN, SWAPPED]);
  expect(await followed()).toEqual([[KNOWN, null]]);
});

it('a corrected number stays followed when the new one has a typo, too', async () => {
  await press('watch', [SWAPPED]);
  await submit('again', 'UJ558209751CN', [SWAPPED]);
  expect(await followed()).toEqual([[SWAPPED, null]]);
});
