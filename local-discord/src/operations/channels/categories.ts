import { channelsOf } from '../../channels/create-channel.ts';
import { invalidField } from '../../errors.ts';
import { ChannelType } from '../../world/channels.ts';
import type { World } from '../../world/model.ts';

const MOST_CHILDREN = 50;

/** Throws unless a channel of this type may be in the category. */
export function requireCategory(world: World, guildId: string, type: number, parentId: string): void {
  const parent = world.channels.get(parentId);
  if (type === ChannelType.category) {
    throw invalidField('parent_id', 'CHANNEL_PARENT_INVALID_TYPE', 'Categories cannot have subcategories');
  }
  if (parent?.guildId !== guildId) {
    throw invalidField('parent_id', 'CHANNEL_PARENT_INVALID', 'Category does not exist');
  }
  if (parent.type !== ChannelType.category) {
    throw invalidField('parent_id', 'CHANNEL_PARENT_INVALID_TYPE', 'Not a category');
  }
  const children = channelsOf(world, guildId).filter((one) => one.parentId === parentId);
  if (children.length >= MOST_CHILDREN) {
    throw invalidField(
      'parent_id',
      'CHANNEL_PARENT_MAX_CHANNELS',
      `Maximum number of channels in category reached (${MOST_CHILDREN})`,
    );
  }
}
