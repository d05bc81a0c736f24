import * as z from 'zod';

/** The part of Discord's objects that all of them have. */
export const withId = z.object({ id: z.string() });

/** A message as Discord shows it. */
export const postedMessage = withId.extend({
  author: withId,
  content: z.string().default(''),
  embeds: z.array(z.unknown()).default([]),
  components: z.array(z.unknown()).default([]),
  /** Set in replies to interactions. */
  interaction_metadata: z.unknown().optional(),
  /** Set in replies to messages. */
  message_reference: z.unknown().optional(),
});

export type PostedMessage = z.infer<typeof postedMessage>;

/** Whether this user posted the message, and not as a reply to an interaction or a message. */
export function isOwnPost(message: PostedMessage, userId: string): boolean {
  const { author, interaction_metadata, message_reference } = message;
  return author.id === userId && interaction_metadata == null && message_reference == null;
}
