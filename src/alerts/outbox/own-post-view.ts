import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { decodeCustomId } from '../../discord/custom-id.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { SEALED_NUMBER } from '../../views/parcel-ids.ts';

/**
 * A message as the beginning of its own post in a forum: without buttons about a masked parcel. Its number is sealed for the
 * channel in which they are pressed, and that is the post, whose id isn't known yet.
 */
export function ownPostView({ components, ...view }: MessageView): MessageView {
  return components === undefined ? view : { ...view, components: components.flatMap(withoutSealed) };
}

function withoutSealed(row: APIMessageTopLevelComponent): APIMessageTopLevelComponent[] {
  if (row.type !== ComponentType.ActionRow) return [row];
  const components = row.components.filter((one) => !('custom_id' in one && isSealed(one.custom_id)));
  return components.length === 0 ? [] : [{ ...row, components }];
}

function isSealed(customId: string): boolean {
  const decoded = decodeCustomId(customId);
  return decoded?.command === 'track' && SEALED_NUMBER.test(decoded.args[0] ?? '');
}
