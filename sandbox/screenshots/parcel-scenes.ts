import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { drawn, personIn } from './person.ts';

const IN_TRANSIT = 'LX208857143CN';
const HELD = 'LX431090877CN';
const NAMES = [
  [IN_TRANSIT, 'Winter shoes'],
  [HELD, 'Spring haul'],
  ['1ZR7V4316804425713', 'Backpack'],
  ['RR482170353CN', 'Desk lamp'],
] as const;

/** A parcel on its way, one that customs holds, and the list of those that Ada follows. */
export async function takeParcels(sandbox: Sandbox, camera: Camera): Promise<void> {
  const where = { person: 'Ada', channelId: seeded.general };
  const ada = personIn(sandbox, seeded.ada, seeded.general);

  const inTransit = await ada.command('track', { number: IN_TRANSIT });
  await camera.takeMessages('track', where, [drawn(inTransit)]);
  const held = await ada.command('track', { number: HELD });
  await camera.takeMessages('track-held', where, [drawn(held)]);
  const text = await ada.press('Text for my agent');
  await camera.takeMessages('agent-text', where, [text.id]);

  for (const [number, name] of NAMES) {
    await ada.command('track', { number });
    await ada.press('Follow');
    await ada.press('Following');
    await ada.fill('Name it', name);
  }
  const list = await ada.command('parcels');
  await camera.takeMessages('parcels', where, [list.id]);
}
