import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../sandbox/discord.ts';
import { seeded } from '../../sandbox/seed.ts';
import alerts from '../../src/commands/alerts.ts';
import track from '../../src/commands/track.ts';
import type { Context } from '../../src/context.ts';
import type { Component } from '../../src/discord/interactions/command.ts';
import { decodeCustomId } from '../../src/discord/messages/custom-id.ts';
import { createSeal } from '../../src/discord/messages/seal.ts';
import { sealedIds } from '../../src/parcels/cards/parcel-ids.ts';
import { en } from '../../src/texts/en.ts';
import { useAlerts } from '../support/alerts-harness.ts';
import { addAlertChannel, followIn } from '../support/store-fixtures.ts';

const NUMBER = 'LX208857143CN';
const OUR_PARCELS = seeded.parcels;
const THEIR_CHANNEL = seeded.lobby;

const running = useAlerts();
const seal = createSeal(LOCAL_TOKEN);

interface Presser {
  readonly userId: string;
  readonly manages: boolean;
}
const manager: Presser = { userId: seeded.ada, manages: true };
const member: Presser = { userId: seeded.mo, manages: false };

/** Everything in the store that an option could change. */
async function everything(): Promise<unknown> {
  const { store } = running();
  const destinations = await Promise.all([1, 2, 3, 4].map((id) => store.destinations.get(id)));
  const channels = [seeded.haulClub, seeded.elsewhere].map((guild) => store.alertChannels.list(guild));
  const follows = [seeded.ada, seeded.mo, seeded.lin].map((user) => store.follows.list(user, 'parcel'));
  return [destinations, await Promise.all(channels), await Promise.all(follows)];
}

function contextOf(): Context {
  const { store, api, alerts: service } = running();
  return {
    store,
    api,
    alerts: service,
    clock: Date.now,
    seal,
    homeGuilds: () => 'all',
  } as unknown as Context;
}

function interactionOf({ userId, manages }: Presser, customId: string, channelId: string) {
  return {
    customId,
    channelId,
    locale: 'en-US',
    guildId: seeded.haulClub,
    authorizingIntegrationOwners: { guildId: seeded.haulClub },
    appPermissions: { has: () => true, bitfield: (1n << 53n) - 1n },
    memberPermissions: { has: () => manages },
    user: { id: userId },
    isRoleSelectMenu: () => false,
    client: { rest: { get: async () => ({ type: 0 }) } },
    fields: { getTextInputValue: (field: string) => (field === 'zone' ? 'Berlin' : '8') },
  };
}

/** What a press on a component, or a form, with this custom id answers, after the check that the bot makes before it. */
async function press(
  customId: string,
  presser: Presser,
  values: readonly string[] = [],
  channelId: string = OUR_PARCELS,
): Promise<string> {
  const { command = '', component = '', args = [] } = decodeCustomId(customId) ?? {};
  const { components } = command === 'track' ? track : alerts;
  const found = Object.entries<Component<Context>>(components).find(([name]) => name === component)?.[1];
  if (found === undefined || found.mode === 'delete') throw new Error(`no component ${customId}`);
  if (found.requires !== undefined && !presser.manages) return en.errors.notAllowed;
  const interaction = interactionOf(presser, customId, channelId) as unknown as ButtonInteraction;
  try {
    if (found.mode === 'modal')
      return JSON.stringify(await found.modal({ interaction, args, values }, contextOf()));
    const reply = found.open({ interaction, args, values }, contextOf());
    return reply === null ? en.errors.outdatedComponent : JSON.stringify(await reply.view('private'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function submit(form: 'quiet' | 'digest', id: number, presser: Presser): Promise<string> {
  const interaction = interactionOf(presser, `alerts:${form}:${id}`, OUR_PARCELS);
  try {
    const reply = alerts.modals[form].submit(
      { interaction: interaction as unknown as ModalSubmitInteraction, args: [String(id)] },
      contextOf(),
    );
    return JSON.stringify(await reply?.view('private'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const ids = { ours: 0, theirs: 0, dms: 0 };

beforeEach(async () => {
  const { store } = running();
  ids.ours = await addAlertChannel(store, OUR_PARCELS);
  const dms = { kind: 'user', discordId: seeded.lin, guildId: null, locale: 'en-US' } as const;
  ids.dms = await store.destinations.upsert(dms);
  const guildId = seeded.elsewhere;
  const lobby = { kind: 'channel', discordId: THEIR_CHANNEL, guildId, locale: 'en-US' } as const;
  ids.theirs = await store.destinations.upsert(lobby);
  const channel = {
    destinationId: ids.theirs,
    guildId,
    event: 'tracking',
    roleId: null,
    mask: true,
  } as const;
  await store.alertChannels.add({ ...channel, addedBy: seeded.sam }, Date.now());
  await followIn(store, OUR_PARCELS, NUMBER);
});

const ABOUT_DESTINATION = [
  'card',
  'hold',
  'hold-off',
  'new',
  'new-level',
  'apply',
  'also',
  'try',
  'askdrop',
  'drop',
  'how',
  'more',
];
const SWITCHES = ['live', 'threads', 'silent'];
const FORMS = ['quiet', 'digest'];
const ABOUT_CHANNEL = ['event', 'level', 'role', 'pings', 'mask', 'unmask', 'reveal', 'remove'];
const OPEN_TO_ALL = ['hold-here', 'mine'];
const LISTS = ['list', 'earlier', 'later', 'pick', 'test-earlier', 'test-later'];
/** Tested in retest-button.test.ts. */
const ELSEWHERE = ['retest'];

it('every component of /alerts is tested here', () => {
  const others = [...OPEN_TO_ALL, ...LISTS, ...ELSEWHERE];
  const tested = [...ABOUT_DESTINATION, ...SWITCHES, ...FORMS, ...ABOUT_CHANNEL, ...others];
  expect(Object.keys(alerts.components).sort()).toEqual(tested.sort());
});

it('a manager reaches no channel of another server, and nobody’s DMs', async () => {
  const before = await everything();
  for (const id of [ids.theirs, ids.dms, 12_345]) {
    const forged = [
      ...[...ABOUT_DESTINATION, ...FORMS].map((name) => `alerts:${name}:${id}`),
      ...SWITCHES.map((name) => `alerts:${name}:${id}:y`),
    ];
    for (const customId of forged) {
      expect([customId, await press(customId, manager, ['problems'])]).toEqual([
        customId,
        en.errors.outdatedComponent,
      ]);
    }
    for (const form of ['quiet', 'digest'] as const) {
      expect(await submit(form, id, manager)).toBe(en.errors.outdatedComponent);
    }
  }
  // The alert channel of the other server is the second one.
  for (const name of ABOUT_CHANNEL) {
    expect(await press(`alerts:${name}:2`, manager, ['problems'])).toContain(en.alertChannels.channelRemoved);
  }
  expect(await everything()).toEqual(before);
});

it('a member changes nothing of a channel, whatever id is forged', async () => {
  const before = await everything();
  const about = [...ABOUT_DESTINATION, ...FORMS, ...ABOUT_CHANNEL].map(
    (name) => `alerts:${name}:${ids.ours}`,
  );
  const forged = [...about, ...SWITCHES.map((name) => `alerts:${name}:${ids.ours}:y`)];
  for (const customId of [...forged, 'alerts:list:0', 'alerts:pick']) {
    expect([customId, await press(customId, member, ['problems'])]).toEqual([customId, en.errors.notAllowed]);
  }
  expect(await submit('quiet', ids.ours, member)).toBe(en.errors.notAllowed);
  expect(await press('alerts:hold-here', member)).toContain(en.alertOptions.notManager);
  expect(await everything()).toEqual(before);
});

it('a manager opens the quiet hours of the channel where the button is pressed, a person those of their own DMs', async () => {
  expect(await press('alerts:hold-here', manager)).toContain(`alerts:digest:${ids.ours}`);
  const own = await press('alerts:mine', member);
  expect(own).toContain(en.alertOptions.dmTitle);
  expect(own).not.toContain(`alerts:live:${ids.dms}:`);
});

it('a follow is changed by its owner only', async () => {
  const before = await everything();
  const arg = fc.oneof(fc.nat(20).map(String), fc.constantFrom('y', 'n', 'p0'), fc.string({ maxLength: 8 }));
  const forged = fc
    .tuple(fc.constantFrom('place', 'set', 'share-name'), fc.array(arg, { maxLength: 3 }))
    .map(([name, args]) => ['track', name, NUMBER, ...args.map(encodeURIComponent)].join(':'));
  await fc.assert(
    fc.asyncProperty(forged, async (customId) => {
      await press(customId, member, ['problems']);
      await press(customId, manager, ['problems'], seeded.general);
      expect(JSON.stringify(await running().store.follows.list(seeded.ada, 'parcel'))).toContain(NUMBER);
    }),
    { numRuns: 100 },
  );
  expect(await press(`track:set:${NUMBER}:1`, member, ['problems'])).toContain(en.track.notFollowing);
  // Ada owns the follow, so only what she pressed herself may differ.
  const others = (all: unknown) => JSON.stringify(all).replaceAll(/"level":"\w+"|"sharesLabel":\w+/g, '');
  expect(others(await everything())).toEqual(others(before));
});

it('Fewer alerts opens one’s own follow; managers stop it or go on to the channel; others read who can change it', async () => {
  const id = sealedIds(NUMBER, OUR_PARCELS, seal)('level');
  const owner = { userId: seeded.ada, manages: false };
  expect(await press(id, owner)).toContain(en.alertOptions.tells.all);
  const moderator = { userId: seeded.mo, manages: true };
  const managed = await press(id, moderator);
  expect(managed.indexOf('track:end:')).toBeGreaterThan(0);
  expect(managed.indexOf('alerts:card:')).toBeGreaterThan(managed.indexOf('track:end:'));
  expect(managed).not.toContain(NUMBER);
  const shown = await press(id, member);
  expect(shown).toContain(en.alertOptions.notYours);
  expect(shown).not.toContain(NUMBER);
  expect(await press(id, member, [], seeded.general)).toBe(en.errors.outdatedComponent);
  expect(shown).toContain('parcels:list:0');
  expect(shown).not.toContain(en.liveCard.followInDms);
  // Whether anybody follows a number that is only guessed makes no difference.
  expect(await press('track:level:LX000000000CN', member)).toBe(shown);
});
