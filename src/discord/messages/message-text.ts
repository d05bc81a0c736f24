import type { Message, MessageSnapshot } from 'discord.js';
import * as z from 'zod';
import { readableListOrNull as list } from '../../process/read-json.ts';

/** A field of an unexpected type counts as missing, so that the others can still be read. */
const text = z.string().nullish().catch(null);

const embed = z.object({
  title: text,
  description: text,
  url: text,
  fields: list(z.object({ name: text, value: text })),
  footer: z.object({ text }).nullish().catch(null),
  author: z.object({ name: text, url: text }).nullish().catch(null),
});

/** A text display, a link button, or a container of these; other components hold no text. */
const component = z.object({
  content: text,
  label: text,
  url: text,
  get accessory() {
    return component.nullish().catch(null);
  },
  get components() {
    return list(component);
  },
});

/** The parts of a message with text (developers/resources/message). */
const readable = z.object({ content: text, embeds: list(embed), components: list(component) });
const forwarding = z.object({ message_snapshots: list(z.object({ message: readable })) });

type Component = z.infer<typeof component>;

/** Every text in a message from Discord's API, one per line, including forwarded messages. */
export function readableText(message: unknown): string {
  const parsed = readable.safeParse(message);
  return joinLines([...(parsed.success ? messageTexts(parsed.data) : []), forwardedText(message)]);
}

export function forwardedText(message: unknown): string {
  const forwarded = forwarding.safeParse(message);
  if (!forwarded.success) return '';
  return joinLines(
    (forwarded.data.message_snapshots ?? []).flatMap((snapshot) => messageTexts(snapshot.message)),
  );
}

/** {@link readableText} for a discord.js message. */
export function readableTextOfMessage(message: Message): string {
  return readableText(toApiMessage(message));
}

function toApiMessage({ content, embeds, components, messageSnapshots }: Message | MessageSnapshot): object {
  return {
    content,
    embeds: embeds.map((embed) => embed.toJSON()),
    components: components.map((component) => component.toJSON()),
    message_snapshots: messageSnapshots?.map((snapshot) => ({ message: toApiMessage(snapshot) })),
  };
}

function messageTexts({ content, embeds, components }: z.infer<typeof readable>) {
  return [
    content,
    ...(embeds ?? []).flatMap(({ title, description, url, fields, footer, author }) => [
      ...[author?.name, author?.url, title, url, description],
      ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
      footer?.text,
    ]),
    ...(components ?? []).flatMap(componentTexts),
  ];
}

function componentTexts(part: Component): (string | null | undefined)[] {
  const { content, label, url, accessory, components } = part;
  const within = [...(accessory == null ? [] : [accessory]), ...(components ?? [])];
  return [content, label, url, ...within.flatMap(componentTexts)];
}

function joinLines(texts: readonly (string | null | undefined)[]): string {
  return texts.filter((line) => line != null && line !== '').join('\n');
}

/** A text as a code block, which Discord shows unchanged. Replaces backticks, which would end the block. */
export function codeBlock(text: string): string {
  return `\`\`\`\n${text.replaceAll('`', '’')}\n\`\`\``;
}

/** The text of the first code block in a message; null if there is none. */
export function textOfCodeBlock(content: string): string | null {
  return /```\n([\s\S]*?)\n```/.exec(content)?.[1] ?? null;
}
