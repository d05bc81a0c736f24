import type { ClientMessage } from 'local-discord';
import { seeded } from '../seed.ts';
import type { Sandbox } from '../start-sandbox.ts';
import type { Camera } from './camera.ts';
import { IN_GERMAN } from './parcels.ts';
import { personIn } from './person.ts';
import { BAG, HOODIE, SHOES_AT_AGENT, WATCH } from './products.ts';

/** What Mo pastes into a channel and into his DMs, and what the bot replies. */
export async function takeChat(sandbox: Sandbox, camera: Camera): Promise<void> {
  const mo = personIn(sandbox, seeded.mo, seeded.qcPhotos);
  const where = { person: 'Mo', channelId: seeded.qcPhotos };

  const one = await mo.say(`W2C these? ${SHOES_AT_AGENT}`);
  await camera.takeMessages('chat-link', where, both(one));
  const three = await mo.say(`Which first?\n${HOODIE}\n${BAG}\n${WATCH}`);
  await camera.takeMessages('chat-links', where, both(three));

  const direct = await personIn(sandbox, seeded.mo, seeded.dmMo).say(IN_GERMAN);
  await camera.takeMessages('dm', { person: 'Mo', channelId: seeded.dmMo }, both(direct));
}

/** A reply, below the message it replies to. */
function both({ id, replyTo }: ClientMessage): readonly string[] {
  return replyTo === null ? [id] : [replyTo, id];
}
