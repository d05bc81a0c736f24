import type { MessageContextMenuCommandInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import { UserError } from '../../errors.ts';
import { findLinks } from '../../links/find.ts';
import type { Texts } from '../../texts/index.ts';

/**
 * The products that a message names, each once. It was asked for, so code and `<…>` hide nothing; link previews count, too.
 * @throws UserError when there are none
 */
export function readMessageLinks(interaction: MessageContextMenuCommandInteraction, texts: Texts): Subject[] {
  const { content, embeds } = interaction.targetMessage;
  const text = [content, ...embeds.flatMap(({ url, description }) => [url ?? '', description ?? ''])].join(
    '\n',
  );
  const subjects = new Map<string, Subject>();
  for (const { link } of findLinks(text)) {
    if (link.kind === 'product') subjects.set(`${link.product.platform}:${link.product.id}`, link.product);
    else if (link.kind === 'short') subjects.set(link.url, { url: link.url });
  }
  if (subjects.size === 0) throw new UserError(texts.input.noLinkInMessage(texts.input.acceptedLinks));
  return [...subjects.values()];
}
