import type { Message } from 'discord.js';
import * as z from 'zod';
import { type Subject, subjectOfKey } from '../../api/index.ts';
import type { Context } from '../../context.ts';
import { readableTextOfMessage } from '../../discord/message-text.ts';
import { linkedSubjects } from '../../products/index.ts';
import type { Texts } from '../../texts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

/** As many as a menu holds. */
export const MAX_LISTED = 25;

/** A menu of products, in one of the rows of a message or of a container. */
const productMenu = z.object({
  custom_id: z.string().regex(/^convert:(photos|otherPhotos)$/),
  options: z.array(z.object({ value: z.string() })),
});

/**
 * The products that a message of the bot is about: those of the message that it replies to, those in its menu, or those
 * that it links to.
 * @throws UserFacingError when nothing is left to tell
 */
export async function listedProducts(message: Message, { store }: Context, texts: Texts): Promise<Subject[]> {
  const reply = await store.chatReplies.byReply(message.id);
  const keys = reply?.products ?? [];
  const subjects = subjectsOf(keys.length > 0 ? keys : menuValues(message));
  const found = subjects.length > 0 ? subjects : linkedSubjects(readableTextOfMessage(message));
  if (found.length === 0) throw new UserFacingError(texts.chat.listGone);
  return found;
}

function subjectsOf(keys: readonly string[]): Subject[] {
  return keys.flatMap((key) => subjectOfKey(key) ?? []);
}

function menuValues(message: Message): string[] {
  const [menu] = componentsIn(message.components.map((component) => component.toJSON())).flatMap(
    (component) => productMenu.safeParse(component).data ?? [],
  );
  return menu?.options.map(({ value }) => value) ?? [];
}

const parent = z.object({ components: z.array(z.unknown()) });

/** Every component, however deep. */
function componentsIn(components: readonly unknown[]): unknown[] {
  return components.flatMap((component) => [
    component,
    ...componentsIn(parent.safeParse(component).data?.components ?? []),
  ]);
}
