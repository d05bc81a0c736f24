import type { Interaction } from 'discord.js';
import { describe, it, type TestContext, vi } from 'vitest';
import { LOCAL_TOKEN, type LocalDiscordOptions, startLocalDiscord } from '../../../sandbox/discord.ts';
import { seeded } from '../../../sandbox/seed.ts';
import type { GatewayOptions } from '../../../src/discord/gateway/gateway.ts';
import type { WaitForSlot } from '../../../src/discord/gateway/identify.ts';
import { createLeasedGateway } from '../../../src/discord/gateway/leased-gateway.ts';
import type { ShardLeases } from '../../../src/discord/gateway/shard-set.ts';
import { registerCommands } from '../../../src/discord/interactions/register-commands.ts';
import { createRefusalBudget } from '../../../src/discord/posting/refusal-budget.ts';
import { createLog } from '../../../src/process/log.ts';

const COUNT = 3;
const COMMAND = { name: 'ping', description: 'Ping' };

/** Leases that a test gives and takes. */
function createLeases() {
  const held = new Set<number>();
  const gained: ((shard: number) => void)[] = [];
  const lost: ((shard: number) => Promise<void>)[] = [];
  const leases: ShardLeases = {
    count: COUNT,
    holds: (shard) => held.has(shard),
    held: () => [...held],
    onGained: (listener) => void gained.push(listener),
    onLost: (listener) => void lost.push(listener),
    report: vi.fn(),
    giveUp: vi.fn((shard) => void held.delete(shard)),
  };
  return {
    leases,
    give(shard: number) {
      held.add(shard);
      for (const listener of gained) listener(shard);
    },
    async take(shard: number) {
      held.delete(shard);
      await Promise.all(lost.map((listener) => listener(shard)));
    },
    /** As when a process was frozen: nothing tells it. */
    expire: (shard: number) => void held.delete(shard),
  };
}

interface Options extends LocalDiscordOptions {
  readonly waitForSlot?: WaitForSlot;
  readonly readsChat?: boolean;
}

/** A gateway on a local Discord; both end with the test. */
async function startGateway(
  { onTestFinished }: TestContext,
  { waitForSlot, readsChat = true, ...rest }: Options = {},
) {
  const { apiUrl, discord, close } = await startLocalDiscord({ moreGuilds: 5, ...rest });
  onTestFinished(close);
  const { leases, ...changes } = createLeases();
  const onConnect = vi.fn();
  const gateway = createLeasedGateway({
    leases,
    waitForSlot: waitForSlot ?? (async () => {}),
    onConnect,
    clock: Date.now,
  });
  onTestFinished(() => gateway.stop());
  const dispatch = vi.fn(async (_interaction: Interaction) => {});
  const onFatalClose = vi.fn();
  const options: GatewayOptions = {
    apiUrl,
    token: LOCAL_TOKEN,
    refusalBudget: createRefusalBudget(),
    log: createLog('silent'),
    onMessage: async () => {},
    readsChat,
    dispatch,
    onFatalClose,
  };
  return {
    discord,
    gateway,
    leases,
    onConnect,
    ...changes,
    dispatch,
    onFatalClose,
    start: () => gateway.start(options),
  };
}

const connected = (gateway: { status(): { connected: readonly number[] } }) =>
  [...gateway.status().connected].sort();

describe.concurrent('a gateway whose shards come and go', { timeout: 30_000 }, () => {
  it('is on standby without a shard, and knows its account', async (context) => {
    const { expect } = context;
    const { gateway, discord, start } = await startGateway(context);
    expect(gateway.status().state).toBe('connecting');
    expect(await start()).toMatchObject({ applicationId: seeded.bot, userId: seeded.bot });
    expect(gateway.status()).toEqual({ state: 'standby', shards: [], connected: [] });
    expect(gateway.ownUserId()).toBe(seeded.bot);
    expect(discord.shards()).toEqual([]);
  });

  it('connects the shards that it gains and disconnects those it loses, while others go on', async (context) => {
    const { expect } = context;
    const { gateway, discord, start, give, take } = await startGateway(context);
    give(0);
    await start();
    await expect.poll(() => connected(gateway).length === 1).toBe(true);
    expect(gateway.status().state).toBe('ready');
    give(2);
    expect(gateway.status().state).toBe('connecting');
    await expect.poll(() => connected(gateway).length === 2).toBe(true);
    expect([...discord.shards()].sort()).toEqual([0, 2]);
    const identifies = vi.fn();
    context.onTestFinished(discord.onWire(({ kind, ...frame }) => kind === 'gateway' && identifies(frame)));
    await take(0);
    await expect.poll(() => discord.shards().length === 1).toBe(true);
    expect(discord.shards()).toEqual([2]);
    give(0);
    await expect.poll(() => connected(gateway).length === 2).toBe(true);
    expect(identifies.mock.calls.filter(([{ name }]) => name === 'IDENTIFY')).toHaveLength(1);
  });

  it('says before each shard connects that Discord is asked for its address twice at most', async (context) => {
    const { expect } = context;
    const { gateway, discord, start, give, onConnect } = await startGateway(context);
    await start();
    expect(onConnect).not.toHaveBeenCalled();
    const asked = vi.fn();
    context.onTestFinished(discord.onWire((frame) => frame.kind === 'rest' && asked(frame.route)));
    for (const shard of [0, 1]) {
      give(shard);
      expect(onConnect).toHaveBeenCalledTimes(shard + 1);
      await expect.poll(() => connected(gateway).length === shard + 1).toBe(true);
    }
    const addresses = asked.mock.calls.filter(([route]) => route === '/gateway/bot');
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(2 * onConnect.mock.calls.length);
  });

  it('handles nothing of a shard from the moment that its lease has run out', async (context) => {
    const { expect } = context;
    const { gateway, discord, start, give, expire, dispatch } = await startGateway(context);
    for (const shard of [0, 1, 2]) give(shard);
    const account = await start();
    await expect.poll(() => connected(gateway).length === COUNT).toBe(true);
    await registerCommands(account.rest, account.applicationId, 'global', [COMMAND]);
    const { guilds } = await discord.as(seeded.ada).state();
    const use = async (shard: number) => {
      const guild = guilds.find(({ id }) => (BigInt(id) >> 22n) % BigInt(COUNT) === BigInt(shard));
      const channelId = guild?.channels.find(({ name }) => name === 'general')?.id ?? '';
      return (await discord.as(seeded.ada).in(channelId).run(COMMAND.name)).interactionId;
    };
    const sent = vi.fn();
    context.onTestFinished(discord.onWire((frame) => sent('name' in frame ? frame.name : '')));
    expire(1);
    await use(1);
    const served = await use(2);
    await expect.poll(() => dispatch.mock.calls.length > 0).toBe(true);
    expect(sent.mock.calls.flat().filter((name) => name === 'INTERACTION_CREATE')).toHaveLength(2);
    expect(dispatch.mock.calls.map(([{ id }]) => id)).toEqual([served]);
    // Nothing told the gateway; it notices by itself.
    await vi.waitUntil(() => !discord.shards().includes(1), { timeout: 5_000 });
  });

  it('does not identify with a shard that it loses while it waits for its turn', async (context) => {
    const { expect } = context;
    const waiting = vi.fn();
    const waitForSlot: WaitForSlot = (shard, _concurrency, signal) =>
      new Promise((_resolve, reject) => {
        waiting(shard);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const { discord, start, give, take } = await startGateway(context, { waitForSlot });
    const frames = vi.fn();
    context.onTestFinished(discord.onWire((frame) => frames('name' in frame ? frame.name : '')));
    give(1);
    await start();
    await expect.poll(() => waiting.mock.calls.length > 0).toBe(true);
    await take(1);
    await expect.poll(() => frames.mock.calls.flat().includes('closed 1000')).toBe(true);
    // discord.js would connect again after half a second.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(waiting).toHaveBeenCalledTimes(1);
    expect(discord.openSockets()).toBe(0);
    expect(frames.mock.calls.flat()).not.toContain('IDENTIFY');
  });

  it('leaves no connection behind when it loses a shard right after it identified', async (context) => {
    const { expect } = context;
    const { discord, start, give, take } = await startGateway(context);
    let isTaken = false;
    const frames = vi.fn();
    context.onTestFinished(
      discord.onWire((frame) => {
        frames('name' in frame ? frame.name : '');
        if (isTaken || !('name' in frame) || frame.name !== 'IDENTIFY') return;
        isTaken = true;
        void take(0);
      }),
    );
    give(0);
    await start();
    await expect.poll(() => isTaken).toBe(true);
    await vi.waitUntil(() => frames.mock.calls.flat().includes('closed 1000'), { timeout: 5_000 });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(discord.openSockets()).toBe(0);
    expect(frames.mock.calls.flat().filter((name) => name === 'IDENTIFY')).toHaveLength(1);
  });

  it('finds out with its first shard that the Message Content intent is not allowed', async (context) => {
    const { expect } = context;
    const { gateway, discord, start, give } = await startGateway(context);
    discord.admin.refuseMessageContent(true);
    const refused = vi.fn();
    context.onTestFinished(
      discord.onWire((frame) => 'name' in frame && frame.name === 'closed 4014' && refused()),
    );
    for (const shard of [0, 1, 2]) give(shard);
    await start();
    await vi.waitUntil(() => connected(gateway).length === COUNT, { timeout: 10_000 });
    expect(gateway.hasMessageContent()).toBe(false);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('says that the token is refused, at the start and later', async (context) => {
    const { expect } = context;
    const atStart = await startGateway(context, { token: 'another one' });
    await expect(atStart.start()).rejects.toThrow('Discord refuses DISCORD_TOKEN (401)');
    const later = await startGateway(context);
    later.give(0);
    await later.start();
    await expect.poll(() => connected(later.gateway).length === 1).toBe(true);
    later.discord.faults.dropGateway('rejected');
    await expect.poll(() => later.onFatalClose.mock.calls.length > 0).toBe(true);
    expect(String(later.onFatalClose.mock.calls[0]?.[0])).toContain('close code 4004');
  });
});
