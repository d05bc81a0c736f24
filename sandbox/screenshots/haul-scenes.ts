import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { drawn, personIn } from './person.ts';

/** Ada's haul, and the card that she shares of it. */
export async function takeHauls(sandbox: Sandbox, camera: Camera): Promise<void> {
  const where = { person: 'Ada', channelId: seeded.general };
  const ada = personIn(sandbox, seeded.ada, seeded.general);

  const haul = await ada.command('haul');
  await camera.takeMessages('haul', where, [drawn(haul)]);
  const shared = await ada.press('Share');
  await camera.takeMessages('haul-shared', where, [drawn(shared)]);
}
