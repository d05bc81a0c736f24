import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { DESK_LAMP, HEADPHONES, OVERLAND, SPRING_HAUL, WINTER_SHOES } from './parcels.ts';
import { drawn, personIn } from './person.ts';

/** What a manager sets for a channel, and what it does: a live card there, and a digest in Ada's DMs. */
export async function takeOptions(sandbox: Sandbox, camera: Camera): Promise<void> {
  await takeLiveCard(sandbox, camera);
  await takeDigest(sandbox, camera);
}

async function takeLiveCard(sandbox: Sandbox, camera: Camera): Promise<void> {
  const { parcels } = sandbox.service;
  const ada = personIn(sandbox, seeded.ada, seeded.general);
  const channel = personIn(sandbox, seeded.ada, seeded.parcels);
  // Once the bot knows the parcel, its next ordinary scan brings the live card and nothing else.
  await channel.after(() => parcels.scan(OVERLAND, 'Departed from sorting centre'));

  await ada.command('alerts list');
  await ada.press('card');
  const options = await ada.choose('One card per parcel');
  await camera.takeMessages('alert-options', { person: 'Ada', channelId: seeded.general }, [options.id]);

  await channel.separate();
  const card = await channel.after(() => parcels.scan(OVERLAND, 'Arrived at delivery office'));
  await camera.takeMessages('live-card', { person: 'Ada', channelId: seeded.parcels }, [drawn(card)]);
}

/** Turning a digest off posts what has waited for it. */
async function takeDigest(sandbox: Sandbox, camera: Camera): Promise<void> {
  const { parcels } = sandbox.service;
  const ada = personIn(sandbox, seeded.ada, seeded.general);
  await ada.command('settings');
  await ada.press('alerts:mine');
  await ada.press('hold');
  await ada.fill('digest', { time: '20:00', zone: 'Berlin' });

  for (const { number } of [SPRING_HAUL, WINTER_SHOES, HEADPHONES]) parcels.advance(number);
  parcels.scan(DESK_LAMP.number, 'Address incomplete: house number missing');
  await ada.press('hold');
  const dm = personIn(sandbox, seeded.ada, seeded.dmAda);
  await dm.separate();
  const digest = await dm.after(() => ada.press('hold-off'));
  await camera.takeMessages('digest', { person: 'Ada', channelId: seeded.dmAda }, [digest.id]);
}
