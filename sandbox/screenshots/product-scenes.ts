import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { drawn, personIn } from './person.ts';
import { SHOES } from './products.ts';

/** The shoes: their QC photos, what the channel thinks of them, their details and their links. */
export async function takeProducts(sandbox: Sandbox, camera: Camera): Promise<void> {
  const where = { person: 'Ada', channelId: seeded.general };
  const ada = personIn(sandbox, seeded.ada, seeded.general);

  const photos = await ada.command('qc', { link: SHOES });
  await camera.takeMessages('qc', where, [photos.id]);
  await ada.press('More');
  await ada.press('ask');
  const question = await ada.press('publish');
  for (const userId of [seeded.ada, seeded.lin]) await sandbox.discord.as(userId).vote(question, [1]);
  await camera.takeMessages('qc-ask', where, [drawn(question)]);
  await ada.press('Back');
  const sheet = await ada.press('Grid');
  await camera.takeMessages('qc-sheet', where, [drawn(sheet)]);

  await ada.command('lookup', { link: SHOES });
  await ada.choose('Black / Gum');
  const variant = await ada.choose('43');
  await camera.takeMessages('lookup', where, [variant.id]);

  const links = await ada.command('convert', { link: SHOES });
  await camera.takeMessages('convert', where, [links.id]);
}
