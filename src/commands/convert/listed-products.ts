import type { Message } from 'discord.js';
import * as z from 'zod';
import { UserFacingError } from '../../cards/errors.ts';
import type { Context } from '../../context.ts';
import { readableTextOfMessage } from '../../discord/messages/message-text.ts';
import { NUMBER } from '../../parcels/cards/parcel-ids.ts';
import { linkedSubjects } from '../../products/linked-products.ts';
import { type Subject, subjectOfKey } from '../../service/index.ts';
import type { Texts } from '../../texts/index.ts';

/** A menu of products, in one of the rows of a message or of a container. */
const sentMenu = z.object({
  custom_id: z.string().regex(/^convert:(card|photos|otherPhotos)$/),
  options: z.array(z.object({ value: z.string() })),
});

/**
 * The products that a message of the bot is about: those of the message that it replies to, those in its menu, or those
 * that it links to.
 * @throws UserFacingError when nothing is left to tell
 */
export async function listedProducts(message: Message, { store }: Context, texts: Texts): Promise<Subject[]> {
  const keys = (await store.chatReplies.byReply(message.id))?.products ?? [];
  const subjects = (keys.length > 0 ? keys : menuValues(message)).flatMap((key) => subjectOfKey(key) ?? []);
  const found = subjects.length > 0 ? subjects : linkedSubjects(readableTextOfMessage(message));
  if (found.length === 0) throw new UserFacingError(texts.chat.listGone);
  return found;
}

/** The parcels in its menu, by their numbers. */
export function listedNumbers(message: Message): string[] {
  return menuValues(message).filter((value) => NUMBER.test(value));
}

function menuValues(message: Message): string[] {
  const [menu] = componentsIn(message.components.map((component) => component.toJSON())).flatMap(
    (component) => sentMenu.safeParse(component).data ?? [],
  );
  return menu?.options.map(({ value }) => value) ?? [];
}

const parent = z.object({ components: z.array(z.unknown()) });

/** Every component, however deep. */
export function componentsIn(components: readonly unknown[]): unknown[] {
  return components.flatMap((component) => [
    component,
    ...componentsIn(parent.safeParse(component).data?.components ?? []),
  ]);
}
