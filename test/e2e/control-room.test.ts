import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoomState } from '../../sandbox/control/protocol.ts';
import { seeded } from '../../sandbox/seed.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, logLevel: 'fatal' });
});
afterAll(() => sandbox.stop());

type Press = readonly [method: string, path: string, body?: object];

const PRESSES: readonly Press[] = [
  ['POST', 'parcels/next'],
  ['POST', 'parcels/LX208857143CN/next'],
  ['POST', 'parcels/RR482170353CN/delivered'],
  ['POST', 'parcels/EE739146028CN/exception'],
  ['POST', 'products/weidian/7212345601/batch'],
  ['POST', 'products/weidian/7240011893/offer', { change: 'cheaper' }],
  ...['down', '401', '429', '500', 'html', 'wrong_types', 'huge'].map(
    (fault): Press => ['PUT', 'service/fault', { fault }],
  ),
  ['POST', 'webhooks/again'],
  ['POST', 'webhooks/forged'],
  ['PUT', 'webhooks/signature-format', { signatureFormat: 'list' }],
  ...['429', '500', 'unanswered', 'answer_lost'].map((how): Press => ['POST', 'discord/failures', { how }]),
  ...['reconnect', 'invalid', 'cut'].map((how): Press => ['POST', 'discord/gateway/drop', { how }]),
  ['PUT', 'discord/message-content', { allowed: false }],
  ['PUT', 'discord/message-content', { allowed: true }],
  ['PUT', 'discord/permission', { channelId: seeded.parcels, permission: 'SendMessages' }],
  ['POST', 'bot/stop'],
  ['POST', 'bot/kill'],
  ['POST', 'bot/start'],
];

const AFTERWARDS: readonly Press[] = [
  ['PUT', 'service/fault', { fault: null }],
  ['DELETE', 'discord/failures'],
  ['PUT', 'discord/permission', { channelId: seeded.parcels, permission: null }],
  ['POST', 'bot/start'],
];

async function press([method, path, body = {}]: Press): Promise<string> {
  const response = await fetch(`${sandbox.url}/sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { message } = (await response.json()) as { message: string };
  expect(response.status, message).toBe(200);
  return message;
}

/** The newest state that the page would show, once it fits. */
async function stateThat(fits: (state: RoomState) => boolean): Promise<RoomState> {
  const giveUp = AbortSignal.timeout(20_000);
  const response = await fetch(`${sandbox.url}/sandbox/live`, { signal: giveUp });
  let text = '';
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (const [, data = ''] of text.matchAll(/event: room\ndata: (.*)\n\n/g)) {
      const state = JSON.parse(data) as RoomState;
      if (fits(state)) return state;
    }
  }
  throw new Error('the stream ended');
}

it('the bot recovers after every control of the sandbox, in any order', { timeout: 60_000 }, async () => {
  const options = { event: 'tracking', channel: seeded.parcels };
  const addChannel = async () => {
    const added = await sandbox.discord.as(seeded.ada).in(seeded.general).run('alerts add', options);
    await sandbox.discord.waitForAnswer(added.interactionId);
  };
  await addChannel();

  const order = fc.sample(fc.shuffledSubarray([...PRESSES], { minLength: PRESSES.length }), 1)[0] ?? [];
  for (const one of order) await press(one);
  for (const one of AFTERWARDS) await press(one);

  const state = await stateThat(({ bot }) => bot.isRunning && bot.isConnected);
  expect(state).toMatchObject({ serviceFault: null, discordFailing: 0, removedPermissions: {} });

  // If an alert failed there while the bot could not write, the channel is suspended until somebody restores it.
  await addChannel();
  await press(['POST', 'parcels/LP006472184CN/next']);
  await sandbox.discord.waitForMessage(
    ({ channelId, content }) => channelId === seeded.parcels && content.includes('LP••••84CN**: accepted'),
  );
  const asked = await sandbox.discord
    .as(seeded.ada)
    .in(seeded.general)
    .run('convert', { link: 'https://weidian.com/item.html?itemID=7255501934' });
  expect(await sandbox.discord.waitForAnswer(asked.interactionId)).toHaveText(
    '](https://weidian.com/item.html?itemID=7255501934)',
  );
});

it('the sandbox’s controls refuse unknown commands with a reason', async () => {
  const response = await fetch(`${sandbox.url}/sandbox/service/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: 'tired' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('fault') });
});
