import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { BACKPACK, DESK_LAMP, HEADPHONES, SPRING_HAUL, WINTER_SHOES } from './parcels.ts';
import { drawn, personIn } from './person.ts';

const FOLLOWED = [WINTER_SHOES, SPRING_HAUL, BACKPACK, DESK_LAMP, HEADPHONES];

/** A parcel on its way, one that customs holds, and those that Ada follows. */
export async function takeParcels(sandbox: Sandbox, camera: Camera): Promise<void> {
  const where = { person: 'Ada', channelId: seeded.general };
  const ada = personIn(sandbox, seeded.ada, seeded.general);

  const inTransit = await ada.command('track', { number: WINTER_SHOES.number });
  await camera.takeMessages('track', where, [drawn(inTransit)]);
  const held = await ada.command('track', { number: SPRING_HAUL.number });
  await camera.takeMessages('track-held', where, [drawn(held)]);
  const text = await ada.press('Text for my agent');
  await camera.takeMessages('agent-text', where, [text.id]);

  await ada.command('track');
  await ada.fill('parcels:add', { list: FOLLOWED.map(({ number, name }) => `${number} ${name}`).join('\n') });
}

/** What Ada follows, and what she has received. */
export async function takeLists(sandbox: Sandbox, camera: Camera): Promise<void> {
  const where = { person: 'Ada', channelId: seeded.general };
  const ada = personIn(sandbox, seeded.ada, seeded.general);
  const list = await ada.command('track');
  await camera.takeMessages('parcels', where, [list.id]);
  await ada.press('More');
  const archive = await ada.press('archive');
  await camera.takeMessages('archive', where, [archive.id]);
}
