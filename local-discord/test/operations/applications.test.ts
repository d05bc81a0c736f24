import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../src/index.ts';
import { checkWith, startEndpoint } from '../endpoint.ts';
import { startAsking } from './ask.ts';
import { PIXEL } from './pictures.ts';

const { ask, refused, local } = await startAsking();
afterAll(() => local.close());

const params = { application_id: seeded.bot };

it('an application shows its key, its owner and where it is installed', async () => {
  const own = await ask('get_my_application');
  expect(own).toMatchObject({ id: seeded.bot, owner: { id: seeded.ada }, approximate_user_install_count: 1 });
  expect(own.verify_key).toMatch(/^[0-9a-f]{64}$/);
  expect(own.verify_key).not.toMatch(/^0+$/);
  expect(await ask('get_application', { params })).toEqual(own);
  expect(await ask('get_my_oauth2_application')).toEqual(own);
  expect(await refused('get_application', { params: { application_id: seeded.mo } })).toBe('404 10002');
});

it('an application changes its own fields, and an absent field stays', async () => {
  const install_params = { scopes: ['bot'], permissions: '2048' };
  const body = {
    description: 'Converts links',
    icon: PIXEL,
    tags: ['links'],
    install_params,
    custom_install_url: 'https://example.com/add',
    integration_types_config: { '0': { oauth2_install_params: install_params }, '1': null },
  };
  const { icon: _, integration_types_config: __, ...shown } = body;
  expect(await ask('update_my_application', { body })).toMatchObject(shown);
  const changed = await ask('update_application', { params, body: { tags: null, custom_install_url: '' } });
  expect(changed).toMatchObject({
    description: 'Converts links',
    icon: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(changed.integration_types_config).toEqual({ '0': { oauth2_install_params: install_params } });
  expect(changed).not.toHaveProperty('tags');
  expect(changed).not.toHaveProperty('custom_install_url');
  expect(await refused('update_my_application', { body: { tags: ['a', 'b', 'c', 'd', 'e', 'f'] } })).toBe(
    '400 50035',
  );
  expect(await refused('update_my_application', { body: { icon: 'x.png' } })).toBe('400 50035');
});

it('an application gives up and takes back its privileged intents', async () => {
  const content = 1 << 19;
  const { flags } = await ask('get_my_application');
  expect(flags & content).toBe(content);
  expect((await ask('update_my_application', { body: { flags: flags & ~content } })).flags & content).toBe(0);
  expect((await ask('update_my_application', { body: { flags } })).flags).toBe(flags);
});

it.each(['interactions_endpoint_url', 'event_webhooks_url'])(
  'a new %s must answer a PING and refuse a wrong signature',
  async (field) => {
    const { verify_key } = await ask('get_my_application');
    const isForEvents = field === 'event_webhooks_url';
    const endpoint = await startEndpoint(checkWith(verify_key), () =>
      isForEvents ? { status: 204 } : { json: { type: 1 } },
    );
    const body = { [field]: endpoint.url };
    expect(await ask('update_my_application', { body })).toMatchObject(body);
    expect(endpoint.received).toHaveLength(1);
    expect(endpoint.received[0]).toMatchObject({ application_id: seeded.bot, type: isForEvents ? 0 : 1 });
    expect(endpoint.forged).toBe(1);
    expect(await ask('update_my_application', { body: { [field]: null } })).toMatchObject({ [field]: null });
    await endpoint.close();

    const credulous = await startEndpoint(
      () => true,
      () => (isForEvents ? { status: 204 } : { json: { type: 1 } }),
    );
    expect(await refused('update_my_application', { body: { [field]: credulous.url } })).toBe('400 50035');
    await credulous.close();
    const rude = await startEndpoint(checkWith(verify_key), () => ({ status: 418 }));
    expect(await refused('update_my_application', { body: { [field]: rude.url } })).toBe('400 50035');
    await rude.close();
    expect(await refused('update_my_application', { body: { [field]: rude.url } })).toBe('400 50035');
    expect((await ask('get_my_application'))[field]).toBeNull();
  },
);

it('a file for an activity is kept', async () => {
  const body = new FormData();
  body.set('file', new Blob(['photo'], { type: 'image/png' }), 'photo.png');
  const { attachment } = await ask('upload_application_attachment', { params, body });
  expect(attachment).toMatchObject({ filename: 'photo.png', size: 5, ephemeral: true });
  expect(await (await fetch(attachment.url)).text()).toBe('photo');
  const none = { params, body: new FormData() };
  none.body.set('payload_json', '{}');
  expect(await refused('upload_application_attachment', none)).toBe('400 50035');
});

it('there is no activity that nobody has launched', async () => {
  const instance = { ...params, instance_id: 'i-1-gc-2-3' };
  expect(await refused('applications_get_activity_instance', { params: instance })).toBe('404 0');
});
