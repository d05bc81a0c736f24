import { z } from 'zod';
import type { JsonObject } from '../../json.ts';

const words = z.string().nullish();

const slackAttachment = z.object({
  fallback: words,
  pretext: words,
  title: words,
  title_link: words,
  text: words,
  color: z
    .string()
    .regex(/^#([\da-f]{3}){1,2}$/i)
    .nullish()
    .catch(null),
  ts: z.coerce.number().nullish(),
  footer: words,
  footer_icon: words,
  author_name: words,
  author_link: words,
  author_icon: words,
  image_url: words,
  thumb_url: words,
  fields: z.array(z.object({ title: words, value: words, short: z.boolean().nullish() })).nullish(),
});

/** A message in Slack's format, as far as Discord supports it. */
export const slackPayload = z.object({
  text: words,
  username: words,
  icon_url: words,
  attachments: z.array(slackAttachment).nullish(),
});

/** Converts a message in Slack's format like Discord does. */
export function slackMessage({ text, username, icon_url, attachments }: z.infer<typeof slackPayload>) {
  const pretexts = (attachments ?? []).map(({ pretext }) => pretext);
  const content = [text, ...pretexts].filter(Boolean).join('\n');
  return {
    ...(username ? { username } : {}),
    ...(icon_url ? { avatar_url: icon_url } : {}),
    content: withDiscordLinks(content),
    embeds: (attachments ?? []).map(embedOf),
  };
}

function embedOf(attachment: z.infer<typeof slackAttachment>): JsonObject {
  const { author_name, footer, image_url, thumb_url, color, ts } = attachment;
  return present({
    title: attachment.title,
    url: attachment.title_link,
    description: attachment.text && withDiscordLinks(attachment.text),
    color: color && Number.parseInt(fullColor(color), 16),
    timestamp: ts && new Date(ts * 1000).toISOString(),
    author:
      author_name &&
      present({ name: author_name, url: attachment.author_link, icon_url: attachment.author_icon }),
    footer: footer && present({ text: footer, icon_url: attachment.footer_icon }),
    image: image_url && { url: image_url },
    thumbnail: thumb_url && { url: thumb_url },
    fields: attachment.fields?.map(({ title, value, short }) => ({
      name: title ?? '\u200B',
      value: value ?? '\u200B',
      inline: short ?? false,
    })),
  });
}

/** `#abc` means `#aabbcc`. */
function fullColor(color: string): string {
  const digits = color.slice(1);
  return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
}

/** Slack writes links as `<address|text>`. */
const withDiscordLinks = (text: string) => text.replaceAll(/<(https?:[^|>]+)\|([^>]+)>/g, '[$2]($1)');

function present(fields: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
