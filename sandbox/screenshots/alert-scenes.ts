import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { drawn, personIn } from './person.ts';

/** A new scan and new QC photos, in the channels that a manager chose for them. */
export async function takeAlerts(sandbox: Sandbox, camera: Camera): Promise<void> {
  const { parcels, qc } = sandbox.service;
  const manager = personIn(sandbox, seeded.ada, seeded.announcements);
  await manager.command('alerts add', { event: 'tracking', channel: seeded.parcels });
  await manager.command('alerts add', { event: 'qc', channel: seeded.qcPhotos });

  const scan = await personIn(sandbox, seeded.ada, seeded.parcels).after(() =>
    parcels.advance('RB482107333CN'),
  );
  await camera.takeMessages('alert', { person: 'Ada', channelId: seeded.parcels }, [scan.id]);

  const photos = await personIn(sandbox, seeded.ada, seeded.qcPhotos).after(() =>
    qc.addBatch({ platform: 'weidian', id: '7298804417' }),
  );
  await camera.takeMessages('qc-alert', { person: 'Ada', channelId: seeded.qcPhotos }, [drawn(photos)]);
}
