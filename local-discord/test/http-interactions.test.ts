import { setTimeout as sleep } from 'node:timers/promises';
import { verifyKey as verifyWithPackage } from 'discord-interactions';
import { afterAll, expect, it } from 'vitest';
import { seeded } from '../src/index.ts';
import { checkWith, type Endpoint, type EndpointAnswer, startEndpoint } from './endpoint.ts';
import { startAsking } from './operations/ask.ts';

const { ask, refused, local } = await startAsking({ interactionDeadlineMs: 1500 });
const { discord } = local;
const { mo, sam, general } = seeded;
const { verify_key: verifyKey } = await ask('get_my_application');

/** What the application answers next. */
// biome-ignore lint/suspicious/noExplicitAny: interactions are read as they come
let respond: (interaction: any) => EndpointAnswer | Promise<EndpointAnswer> = () => ({ status: 500 });
const endpoint: Endpoint = await startEndpoint(checkWith(verifyKey), (body) =>
  body.type === 1 ? { json: { type: 1 } } : respond(body),
);
await ask('update_my_application', { body: { interactions_endpoint_url: endpoint.url } });
await ask('create_application_command', {
  params: { application_id: seeded.bot },
  body: {
    name: 'find',
    description: 'Finds',
    options: [{ type: 3, name: 'what', description: 'What', autocomplete: true }],
  },
});
afterAll(async () => {
  await local.close();
  await endpoint.close();
});

const run = async () => (await discord.as(mo).in(general).run('find')).interactionId;
const message = (data: object) => ({ json: { type: 4, data } });

it('a command is posted to the endpoint, and the response is the answer', async () => {
  respond = () => message({ content: 'found', components: [buttons] });
  const answer = await discord.waitForAnswer(await run());
  expect(answer).toMatchObject({ content: 'found', author: { id: seeded.bot } });
  expect(endpoint.received.at(-1)).toMatchObject({
    type: 2,
    data: { name: 'find' },
    member: { user: { id: mo } },
  });
  const posted = discord.requests.length;
  expect(posted).toBe(3);

  respond = ({ message: { content } }) => ({ json: { type: 7, data: { content: `${content} again` } } });
  const press = await discord.as(mo).press(answer, 'again');
  expect(await discord.waitForAnswer(press.interactionId)).toMatchObject({
    id: answer.id,
    content: 'found again',
  });
});

const buttons = { type: 1, components: [{ type: 2, style: 1, custom_id: 'again', label: 'Again' }] };

it('the response may carry files', async () => {
  respond = () => {
    const form = new FormData();
    form.set(
      'payload_json',
      JSON.stringify({ type: 4, data: { attachments: [{ id: 0, description: 'A photo' }] } }),
    );
    form.set('files[0]', new Blob(['photo'], { type: 'image/png' }), 'photo.png');
    return { form };
  };
  const { attachments } = await discord.waitForAnswer(await run());
  expect(attachments).toMatchObject([{ filename: 'photo.png', description: 'A photo' }]);
  expect(await (await fetch(attachments[0]?.url ?? '')).text()).toBe('photo');
});

it('the response completes options', async () => {
  respond = ({ data }) => ({
    json: { type: 8, data: { choices: [{ name: `${data.options[0].value}!`, value: 'x' }] } },
  });
  const typed = await discord.as(mo).in(general).autocomplete('find', 'what', { what: 'sho' });
  expect(typed.choices).toEqual([{ name: 'sho!', value: 'x' }]);
});

it('after a 202, the callback comes as a request; a deferred answer is edited later', async () => {
  const callback = (interaction: { id: string; token: string }, body: object) =>
    ask('create_interaction_response', {
      params: { interaction_id: interaction.id, interaction_token: interaction.token },
      body,
      token: null,
    });
  respond = async (interaction) => {
    await callback(interaction, { type: 4, data: { content: 'by callback' } });
    return { status: 202 };
  };
  expect((await discord.waitForAnswer(await run())).content).toBe('by callback');

  respond = () => ({ json: { type: 5 } });
  const id = await run();
  await expect.poll(() => endpoint.received.at(-1)?.id).toBe(id);
  const { token } = endpoint.received.at(-1);
  const hook = { webhook_id: seeded.bot, webhook_token: token };
  await discord.waitForMessage(({ flags }) => (flags & 128) !== 0);
  await ask('update_original_webhook_message', { params: hook, body: { content: 'later' }, token: null });
  expect((await discord.waitForAnswer(id)).content).toBe('later');
});

it('an edit that is sent with the response finds it; one that the response waits for does not', async () => {
  const edit = (token: string) =>
    ({
      params: { webhook_id: seeded.bot, webhook_token: token },
      body: { content: 'edited' },
      token: null,
    }) as const;
  const edits: Promise<unknown>[] = [];
  respond = async ({ token }) => {
    edits.push(ask('update_original_webhook_message', edit(token)));
    // So long, the response is on its way.
    await sleep(10);
    return { json: { type: 5 } };
  };
  expect((await discord.waitForAnswer(await run())).content).toBe('edited');
  await Promise.all(edits);

  respond = async ({ token }) =>
    message({ content: await refused('update_original_webhook_message', edit(token)) });
  expect((await discord.waitForAnswer(await run())).content).toBe('404 10015');
});

it('an endpoint that fails, answers nonsense or nothing at all leaves the person without an answer', async () => {
  respond = () => ({ status: 500 });
  await expect(discord.waitForAnswer(await run())).rejects.toThrow('answered 500');
  respond = () => message({ content: 'x'.repeat(2001) });
  await expect(discord.waitForAnswer(await run())).rejects.toThrow('BASE_TYPE_MAX_LENGTH');
  respond = () => ({ status: 202 });
  await expect(discord.waitForAnswer(await run())).rejects.toThrow('did not respond');
});

it('an address that is none fails the interaction, and nothing else', async () => {
  discord.admin.changePortal({ interactions_endpoint_url: 'nowhere' });
  await expect(discord.waitForAnswer(await run())).rejects.toThrow('nowhere');
  discord.admin.changePortal({ interactions_endpoint_url: endpoint.url });
});

it('every request between Discord and the endpoint is on the wire', async () => {
  const frames: unknown[] = [];
  const leave = discord.onWire((frame) => frames.push(frame));
  respond = () => message({ content: 'seen' });
  await discord.waitForAnswer(await run());
  leave();
  expect(frames).toMatchObject([{ method: 'POST', route: endpoint.url, status: 200, body: { type: 2 } }]);
});

it('the check of the package discord-interactions accepts what is sent, and is accepted', async () => {
  const checked = await startEndpoint(
    (body, signature, timestamp) => verifyWithPackage(body, signature, timestamp, verifyKey),
    ({ type }) => (type === 1 ? { json: { type: 1 } } : message({ content: 'checked' })),
  );
  await discord.admin.setInteractionsEndpoint(checked.url);
  expect((await discord.waitForAnswer(await run())).content).toBe('checked');
  expect(checked.forged).toBe(1);
  await discord.admin.setInteractionsEndpoint(endpoint.url);
  await checked.close();
  await expect(discord.admin.setInteractionsEndpoint(checked.url)).rejects.toThrow('ECONNREFUSED');
});

it('installing and removing the application are webhook events, sent again until they are accepted', async () => {
  let refusals = 1;
  const events = await startEndpoint(checkWith(verifyKey), ({ type }) => {
    if (type === 0) return { status: 204 };
    refusals -= 1;
    return { status: refusals < 0 ? 204 : 500 };
  });
  const event_webhooks_types = ['APPLICATION_AUTHORIZED', 'APPLICATION_DEAUTHORIZED'];
  await ask('update_my_application', {
    body: { event_webhooks_url: events.url, event_webhooks_status: 2, event_webhooks_types },
  });
  const types = () => events.received.slice(1).map(({ event }) => event.type);
  discord.admin.uninstallFor(sam);
  await expect
    .poll(types, { timeout: 5000 })
    .toEqual(['APPLICATION_DEAUTHORIZED', 'APPLICATION_DEAUTHORIZED']);
  discord.admin.installFor(sam);
  discord.admin.installFor(sam);
  await expect.poll(types).toHaveLength(3);
  expect(events.received.at(-1)).toMatchObject({
    version: 1,
    application_id: seeded.bot,
    type: 1,
    event: {
      type: 'APPLICATION_AUTHORIZED',
      data: { integration_type: 1, scopes: ['applications.commands'], user: { id: sam } },
    },
  });
  await ask('update_my_application', { body: { event_webhooks_status: 1 } });
  discord.admin.uninstallFor(sam);
  await ask('update_my_application', { body: { event_webhooks_status: 2 } });
  discord.admin.installFor(sam);
  await expect.poll(types).toHaveLength(4);
  expect(types().at(-1)).toBe('APPLICATION_AUTHORIZED');
  await events.close();
});
