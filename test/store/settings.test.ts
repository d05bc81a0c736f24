import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { openTestStore } from '../support/test-store.ts';

const GUILD = '100000000000000001';
const OTHER_GUILD = '100000000000000002';
const CHANNEL = '200000000000000001';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

describe('settings', () => {
  it('of a server, a channel and a person keep the fields that an update does not name', async () => {
    const { settings } = store;
    await settings.updateGuild(GUILD, { agents: ['cnfans'], autoConvert: false });
    await settings.updateGuild(GUILD, { language: 'de' });
    await settings.updateGuild(GUILD, { locale: 'fr' });
    expect(await settings.guild(GUILD)).toMatchObject({ agents: ['cnfans'], autoConvert: false });
    expect(await settings.guild(GUILD)).toMatchObject({ language: 'de', locale: 'fr' });
    await settings.updateUser('1', { agents: ['kakobuy'] });
    await settings.updateUser('1', { optedOut: true });
    expect(await settings.user('1')).toMatchObject({ agents: ['kakobuy'], optedOut: true });
    await settings.updateChannel(GUILD, CHANNEL, { autoConvert: false });
    await settings.updateChannel(GUILD, CHANNEL, { refusedAt: 5 });
    expect(await settings.channel(CHANNEL)).toMatchObject({ autoConvert: false, refusedAt: 5 });
  });

  it('apply changes that are computed from the stored agents one after the other', async () => {
    const add = (agent: string) => store.settings.changeUserAgents('1', (stored) => [...stored, agent]);
    await Promise.all([add('a'), add('b'), store.settings.updateUser('1', { optedOut: true }), add('c')]);
    expect(await store.settings.user('1')).toMatchObject({ optedOut: true, agents: ['a', 'b', 'c'] });
  });

  it('lose no update, in whatever order concurrent ones run', async () => {
    const patches = fc.record(
      {
        autoConvert: fc.boolean(),
        agents: fc.array(fc.constantFrom('cnfans', 'kakobuy')),
        language: fc.option(fc.constantFrom('de', 'en')),
        locale: fc.option(fc.constantFrom('fr', 'en-US')),
      },
      { requiredKeys: [] },
    );
    const changes = fc.array(fc.record({ guild: fc.constantFrom(GUILD, OTHER_GUILD), patch: patches }));
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), changes, async (scheduler, all) => {
        const fresh = await openTestStore();
        const expected = new Map<string, object>();
        const change = scheduler.scheduleFunction(async (guild: string, patch: object) => {
          await fresh.settings.updateGuild(guild, patch);
          expected.set(guild, { ...expected.get(guild), ...patch });
        });
        const done = Promise.all(all.map(({ guild, patch }) => change(guild, patch)));
        await scheduler.waitFor(done);
        for (const guild of [GUILD, OTHER_GUILD]) {
          expect(await fresh.settings.guild(guild)).toMatchObject(expected.get(guild) ?? {});
        }
        await fresh.close();
      }),
      { numRuns: 25 },
    );
  });

  it('of a channel are never changed by another server', async () => {
    await store.settings.updateChannel(GUILD, CHANNEL, { autoConvert: false });
    await store.settings.updateChannel(OTHER_GUILD, CHANNEL, { autoConvert: true, refusedAt: 1 });
    await store.settings.setExceptions(OTHER_GUILD, [CHANNEL]);
    expect(await store.settings.channels(GUILD)).toEqual([
      { channelId: CHANNEL, autoConvert: false, refusedAt: null },
    ]);
    await store.settings.updateChannel(OTHER_GUILD, CHANNEL, { autoConvert: null });
    expect(await store.settings.channels(GUILD)).toHaveLength(1);
    expect(await store.settings.channels(OTHER_GUILD)).toEqual([]);
  });

  it('of a channel are deleted when they equal the server’s and no reply was refused', async () => {
    await store.settings.updateChannel(GUILD, CHANNEL, { refusedAt: 5 });
    await store.settings.updateChannel(GUILD, CHANNEL, { refusedAt: null });
    expect(await store.settings.channels(GUILD)).toEqual([]);
  });

  it('of a channel keep their other fields when a refusal is cleared, and another server cannot clear it', async () => {
    await store.settings.updateChannel(GUILD, CHANNEL, { refusedAt: 5, autoConvert: false });
    await store.settings.clearRefusal(OTHER_GUILD, CHANNEL);
    expect(await store.settings.channel(CHANNEL)).toMatchObject({ autoConvert: false, refusedAt: 5 });
    await store.settings.clearRefusal(GUILD, CHANNEL);
    expect(await store.settings.channel(CHANNEL)).toMatchObject({ autoConvert: false, refusedAt: null });
    await store.settings.updateChannel(GUILD, CHANNEL, { refusedAt: 6, autoConvert: null });
    await store.settings.clearRefusal(GUILD, CHANNEL);
    expect(await store.settings.channels(GUILD)).toEqual([]);
  });

  it('replace the channels that differ from their server', async () => {
    const second = '200000000000000002';
    await store.settings.updateChannel(GUILD, CHANNEL, { refusedAt: 5 });
    await store.settings.setExceptions(GUILD, [CHANNEL]);
    expect(await store.settings.channel(CHANNEL)).toMatchObject({ autoConvert: false, refusedAt: 5 });
    await store.settings.updateGuild(GUILD, { autoConvert: false });
    await store.settings.setExceptions(GUILD, [second]);
    expect(await store.settings.channels(GUILD)).toEqual([
      { channelId: CHANNEL, autoConvert: null, refusedAt: 5 },
      { channelId: second, autoConvert: true, refusedAt: null },
    ]);
  });
});
