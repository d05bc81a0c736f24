import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { personIn } from './person.ts';

/** Ada's settings, which later pictures follow, and the help. */
export async function takeOwnCards(sandbox: Sandbox, camera: Camera): Promise<void> {
  const where = { person: 'Ada', channelId: seeded.general };
  const ada = personIn(sandbox, seeded.ada, seeded.general);

  await ada.command('settings');
  await ada.press('This server');
  await ada.press('server-currency');
  await ada.choose('euros');
  await ada.press('Back');
  await ada.press('mine-agents');
  for (const agent of ['CNFans', 'Kakobuy', 'Superbuy']) await ada.choose(agent);
  await ada.press('Back');
  const settings = await ada.press('mine-currency').then(() => ada.choose('euros'));
  await camera.takeMessages('settings', where, [settings.id]);

  const help = await ada.command('help');
  await camera.takeMessages('help', where, [help.id]);
}
