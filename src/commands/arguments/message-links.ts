import type { MessageContextMenuCommandInteraction } from 'discord.js';
import type { Subject } from '../../api/index.ts';
import { readableTextOfMessage } from '../../discord/message-text.ts';
import { linkedSubjects } from '../../products/index.ts';
import type { Texts } from '../../texts/index.ts';
import { UserFacingError } from '../../views/user-facing-error.ts';

/**
 * The products that a message links to, without duplicates. The user asked for them, so links in code, in `<…>`, in link
 * previews, in cards and in forwarded messages count, too.
 * @throws UserFacingError if there are none
 */
export function readMessageLinks(interaction: MessageContextMenuCommandInteraction, texts: Texts): Subject[] {
  const subjects = linkedSubjects(readableTextOfMessage(interaction.targetMessage));
  if (subjects.length === 0)
    throw new UserFacingError(texts.input.noLinkInMessage(texts.input.acceptedLinks));
  return subjects;
}
