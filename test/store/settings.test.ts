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

  it('apply each change that is computed from the stored agents to the result of the others', async () => {
    const add = (agent: string) => store.settings.changeUserAgents('1', (stored) => [...stored, agent]);
    await Promise.all([add('a'), add('b'), store.settings.updateUser('1', { optedOut: true }), add('c')]);
    const { optedOut, agents } = await store.settings.user('1');
    expect(optedOut).toBe(true);
    expect(agents.toSorted()).toEqual(['a', 'b', 'c']);
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
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), changes, async (scheduler, all) => {
        runs += 1;
        const written = new Map<string, Record<string, unknown[]>>();
        const update = scheduler.scheduleFunction((guild: string, patch: object) =>
          store.settings.updateGuild(guild, patch),
        );
        const updates = all.map(({ guild, patch }) => {
          const guildId = `${guild}-${runs}`;
          const fields = written.get(guildId) ?? {};
          for (const [field, value] of Object.entries(patch))
            fields[field] = [...(fields[field] ?? []), value];
          written.set(guildId, fields);
          return update(guildId, patch);
        });
        await scheduler.waitFor(Promise.all(updates));
        for (const [guildId, fields] of written) {
          const stored = new Map<string, unknown>(Object.entries(await store.settings.guild(guildId)));
          for (const [field, values] of Object.entries(fields))
            expect(values).toContainEqual(stored.get(field));
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each([false, true])('of a channel are never changed by another server: %s', async (autoConvert) => {
    await store.settings.updateChannel(GUILD, CHANNEL, { autoConvert });
    await store.settings.updateChannel(OTHER_GUILD, CHANNEL, { autoConvert: !autoConvert, refusedAt: 1 });
    await store.settings.setExceptions(OTHER_GUILD, [CHANNEL]);
    expect(await store.settings.channels(GUILD)).toEqual([
      { channelId: CHANNEL, autoConvert, refusedAt: null },
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
