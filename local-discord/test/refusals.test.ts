import { PermissionFlagsBits } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LOCAL_TOKEN, type RunningLocalDiscord, seeded, startLocalDiscord } from '../src/index.ts';

const GUILD_MESSAGES = 1 << 9;
const MESSAGE_CONTENT = 1 << 15;

let local: RunningLocalDiscord | undefined;
afterEach(() => local?.close());

async function start(options: Parameters<typeof startLocalDiscord>[0] = {}): Promise<RunningLocalDiscord> {
  local = await startLocalDiscord(options);
  return local;
}

async function say(channelId: string, content = 'hello') {
  const response = await fetch(`${local?.apiUrl}/v10/channels/${channelId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${LOCAL_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body, headers: response.headers };
}

/** How the gateway ends a connection that identifies like this. */
function closeCodeFor(identify: object): Promise<number> {
  const socket = new WebSocket(`${local?.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ op: 2, d: identify })));
    socket.on('message', (raw) => String(raw).includes('"READY"') && socket.close(1000));
    socket.on('close', resolve);
    socket.on('error', reject);
  });
}

describe('the local Discord', () => {
  it('refuses messages where the bot may not write, and channels it cannot see', async () => {
    const { discord } = await start();
    expect((await say(seeded.general)).status).toBe(200);
    discord.admin.setBotPermissions(seeded.general, PermissionFlagsBits.ViewChannel);
    expect(await say(seeded.general)).toMatchObject({ status: 403, body: { code: 50_013 } });
    discord.admin.setBotPermissions(seeded.general, 0n);
    expect(await say(seeded.general)).toMatchObject({ status: 403, body: { code: 50_001 } });
    discord.admin.setBotPermissions(seeded.general, null);
    expect((await say(seeded.general)).status).toBe(200);
  });

  it('refuses channels of servers without the bot', async () => {
    await start();
    expect((await say(seeded.lobby)).status).toBe(403);
  });

  it('closes with 4014 if the portal does not grant the message content intent', async () => {
    const { discord } = await start();
    const identify = { token: LOCAL_TOKEN, intents: GUILD_MESSAGES | MESSAGE_CONTENT, properties: {} };
    expect(await closeCodeFor(identify)).toBe(1000);
    discord.admin.refuseMessageContent(true);
    expect(await closeCodeFor(identify)).toBe(4014);
    expect(await closeCodeFor({ ...identify, intents: GUILD_MESSAGES })).toBe(1000);
    expect(await closeCodeFor({ ...identify, token: 'wrong' })).toBe(4004);
  });

  it('refuses more than five messages in five seconds in a channel if limits are on', async () => {
    await start({ rateLimits: true });
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1) statuses.push((await say(seeded.general, `${count}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await say(seeded.general);
    expect(refused.body).toMatchObject({ global: false, retry_after: expect.any(Number) });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await say(seeded.support)).status).toBe(200);
  });
});
