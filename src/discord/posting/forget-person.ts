import { isDeepStrictEqual } from 'node:util';
import { Routes } from 'discord.js';
import * as z from 'zod';
import { shownFiles, withoutMention } from '../messages/without-mention.ts';
import { withId } from './message-body.ts';
import { isGone } from './post-error.ts';
import type { Request } from './rest.ts';

const mentioningMessage = z.object({
  content: z.string().default(''),
  embeds: z.array(z.unknown()).default([]),
  components: z.array(z.unknown()).default([]),
  attachments: z.array(withId).default([]),
  poll: z.unknown().optional(),
});

type Shown = z.infer<typeof mentioningMessage>;

export function createForgetting(request: Request) {
  return {
    /** Removes mentions of a person from one of the bot's messages; deletes a poll, which can't be edited. */
    async forget(channelId: string, messageId: string, userId: string): Promise<void> {
      const route = Routes.channelMessage(channelId, messageId);
      try {
        const shown = await request('get', route, mentioningMessage, {});
        if (shown.poll != null) await request('delete', route, z.unknown(), {});
        else await request('patch', route, z.unknown(), { body: bodyWithout(shown, userId) });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
  };
}

/** Keeps all files, and contains only changed fields: Discord rejects text together with Components V2. */
function bodyWithout({ content, embeds, components, attachments }: Shown, userId: string) {
  const kept = [...attachments.map(({ id }) => id), ...shownFiles([embeds, components])];
  const changed = Object.entries({ content, embeds, components }).flatMap(([field, value]) => {
    const rest = withoutMention(value, userId);
    return value.length === 0 || isDeepStrictEqual(rest, value) ? [] : [[field, rest]];
  });
  return {
    ...Object.fromEntries(changed),
    attachments: [...new Set(kept)].map((id) => ({ id })),
    allowed_mentions: { parse: [] },
  };
}
