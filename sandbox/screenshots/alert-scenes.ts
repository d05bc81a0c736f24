import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { BACKPACK, WINTER_SHOES } from './parcels.ts';
import { drawn, personIn } from './person.ts';

/** New scans and new QC photos, in the channels that a manager chose for them, and what Ada gets in her DMs. */
export async function takeAlerts(sandbox: Sandbox, camera: Camera): Promise<void> {
  const { parcels, qc } = sandbox.service;
  const inDm = { person: 'Ada', channelId: seeded.dmAda };
  const dm = personIn(sandbox, seeded.ada, seeded.dmAda);
  const channel = personIn(sandbox, seeded.ada, seeded.parcels);
  const manager = personIn(sandbox, seeded.ada, seeded.announcements);
  await manager.command('alerts add', { event: 'tracking', channel: seeded.parcels, level: 'all' });
  await manager.command('alerts add', { event: 'qc', channel: seeded.qcPhotos });

  const scan = await channel.after(() => parcels.advance(WINTER_SHOES.number));
  const milestone = await channel.after(() => parcels.advance(WINTER_SHOES.number));
  await camera.takeMessages('alert', { ...inDm, channelId: seeded.parcels }, [scan.id, drawn(milestone)]);

  await dm.separate();
  const problem = await dm.after(() => parcels.advance(BACKPACK.number));
  await camera.takeMessages('alert-problem', inDm, [drawn(problem)]);
  await dm.separate();
  const delivered = await dm.after(() => parcels.advance(BACKPACK.number));
  await camera.takeMessages('alert-delivered', inDm, [drawn(delivered)]);
  await dm.press('It’s here');

  const photos = await personIn(sandbox, seeded.ada, seeded.qcPhotos).after(() =>
    qc.addBatch({ platform: 'weidian', id: '7298804417' }),
  );
  await camera.takeMessages('qc-alert', { person: 'Ada', channelId: seeded.qcPhotos }, [drawn(photos)]);
}
