import type { Message } from 'discord.js';
import * as z from 'zod';
import { readableListOrNull as list, readableList } from '../process/readable-list.ts';

const component = z.object({
  id: z.number().nullish().catch(null),
  content: z.string().nullish().catch(null),
  get components() {
    return list(component);
  },
});

type Component = z.infer<typeof component>;

/**
 * The text that a message shows under this id of a component, in Markdown. Null without it.
 * @param id as the component was sent: messages keep what the bot has to read again
 */
export function textWithId({ components }: Pick<Message, 'components'>, id: number): string | null {
  const parsed = readableList(component).safeParse(components.map((one) => one.toJSON()));
  return parsed.success ? (flat(parsed.data).find((one) => one.id === id)?.content ?? null) : null;
}

function flat(components: readonly Component[]): Component[] {
  return components.flatMap((one) => [one, ...flat(one.components ?? [])]);
}
