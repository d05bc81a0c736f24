import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { drawn, personIn } from './person.ts';

/** Ada's haul, with what a kilogram costs her, and the card that she shares of it. */
export async function takeHauls(sandbox: Sandbox, camera: Camera): Promise<void> {
  const where = { person: 'Ada', channelId: seeded.general };
  const ada = personIn(sandbox, seeded.ada, seeded.general);

  await ada.command('haul');
  await ada.press('Shipping line');
  const haul = await ada.fill('Price per kg', { amount: '62', currency: 'CNY' });
  await camera.takeMessages('haul', where, [drawn(haul)]);
  await ada.press('Share');
  const shared = await ada.press('publish');
  await camera.takeMessages('haul-shared', where, [drawn(shared)]);
}
