import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { drawn, personIn } from './person.ts';
import { TOTE } from './products.ts';

/** Ada watches a price, and it falls. */
export async function takePrices(sandbox: Sandbox, camera: Camera): Promise<void> {
  const ada = personIn(sandbox, seeded.ada, seeded.general);
  await ada.command('lookup', { link: TOTE });
  const watch = await ada.press('Watch price');
  await camera.takeMessages('price-watch', { person: 'Ada', channelId: seeded.general }, [drawn(watch)]);

  const dm = personIn(sandbox, seeded.ada, seeded.dmAda);
  await dm.separate();
  const alert = await dm.after(() =>
    sandbox.service.offers.change({ platform: 'weidian', id: '7240011893' }, 'cheaper'),
  );
  await camera.takeMessages('price-alert', { person: 'Ada', channelId: seeded.dmAda }, [drawn(alert)]);
}
