import { z } from 'zod';
import { invalidField } from '../../errors.ts';
import { text } from '../../rest/fields.ts';
import { type DataFile, readPicture } from '../../rest/image-data.ts';

const AVATAR_BYTES = 10 * 1024 * 1024;

export const webhookName = text(1, 80);

export const newWebhook = z.object({ name: webhookName, avatar: z.string().nullish() });

/** A webhook may not be called Clyde or Discord (developers/resources/webhook#create-webhook). */
export function checkName(field: 'name' | 'username', name: string): void {
  const forbidden = ['clyde', 'discord'].find((word) => name.toLowerCase().includes(word));
  if (forbidden === undefined) return;
  throw invalidField(field, 'USERNAME_INVALID_CONTAINS', `Username cannot contain "${forbidden}"`);
}

/** The avatar of a webhook; null without one. */
export function avatarOf(uri: string | null | undefined): DataFile | null {
  return uri == null ? null : readPicture('avatar', uri, AVATAR_BYTES);
}
