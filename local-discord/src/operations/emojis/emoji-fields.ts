import { z } from 'zod';
import type { DiscordError } from '../../errors.ts';
import { isAnimated, readPicture } from '../../rest/image-data.ts';
import type { LocalEmoji, World } from '../../world/model.ts';
import { nextSnowflake } from '../../world/snowflakes.ts';

const MAX_BYTES = 256 * 1024;

/** 2–32 letters, digits and underscores. */
export const emojiName = z
  .string()
  .min(2)
  .max(32)
  .regex(/^\w+$/, 'String value did not match validation regex.');

export const newEmoji = z.object({ name: emojiName, image: z.string() });

/**
 * Creates an emoji and puts its image on the CDN.
 * @param limit throws if no more emojis are allowed
 */
export function makeEmoji(
  world: World,
  { name, image }: z.infer<typeof newEmoji>,
  creatorId: string,
  limit: (animated: boolean) => DiscordError | null,
): LocalEmoji {
  const picture = readPicture('image', image, MAX_BYTES);
  const animated = isAnimated(picture);
  const refusal = limit(animated);
  if (refusal) throw refusal;
  const id = nextSnowflake(world);
  world.assets.set(`emojis/${id}`, picture);
  return { id, name, animated, roleIds: [], creatorId };
}
