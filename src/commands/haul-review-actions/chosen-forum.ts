import {
  type BaseInteraction,
  ChannelType,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { missingFrom } from '../../discord/channel-permissions.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { resolvedChannel } from '../arguments/resolved-channel.ts';
import { SHOWN_BYTES, shownOf } from './shown-haul.ts';

/** A forum in the form, with what its author may do there. */
const forumChannel = resolvedChannel.extend({
  type: z.literal(ChannelType.GuildForum),
  permissions: z.string().regex(/^\d+$/).transform(BigInt).catch(0n),
});

export type ForumChannel = z.infer<typeof forumChannel>;

/** The forum that the user chose in the form; null: none of this server. Discord only resolves what the user can see. */
export function chosenForum({ fields, guildId }: ModalSubmitInteraction): ForumChannel | null {
  const [channel] = fields.getSelectedChannels('forum')?.values() ?? [];
  const forum = forumChannel.safeParse(channel);
  if (!forum.success || guildId === null) return null;
  return forum.data.guild_id === undefined || forum.data.guild_id === guildId ? forum.data : null;
}

const { Administrator, ViewChannel, SendMessages } = PermissionFlagsBits;

/** Whether the user who chose the forum may begin posts in it. */
export function mayPost({ permissions }: ForumChannel): boolean {
  const needed = ViewChannel | SendMessages;
  return (permissions & Administrator) !== 0n || (permissions & needed) === needed;
}

/** The names of the permissions that the bot lacks to begin posts in the forum. */
export function missingInForum({ app_permissions: granted }: ForumChannel, texts: Texts): string[] {
  if (granted === undefined) return [];
  return missingFrom(BigInt(granted), 'SendMessages')
    .filter((name) => name !== 'EmbedLinks')
    .map((name) => texts.permissions[name]);
}

/** Whether tags that only moderators set may be on the post: for both the user and the bot. */
export function mayModerate({ permissions, app_permissions: granted = '0' }: ForumChannel): boolean {
  const { ManageThreads } = PermissionFlagsBits;
  return [permissions, BigInt(granted)].every((own) => (own & (Administrator | ManageThreads)) !== 0n);
}

/** A forum for a review. */
export interface ReviewForum {
  readonly id: string;
  /** Whether the post may have tags that only moderators set. */
  readonly isModerator: boolean;
}

/** A forum as a preview's custom ids have it. */
export interface SealedForum extends ReviewForum {
  /** What the preview shows of the haul ({@link shownOf}). */
  readonly shown: number;
}

/** What is sealed holds for one to two of these. */
const PERIOD_MS = 10 * 60_000;
const ID_BYTES = 8;
const SEALED_BYTES = ID_BYTES + 1 + SHOWN_BYTES;

/** What {@link sealForum} makes. */
export const sealedForumArg = z.string().regex(/^[\w-]{52}$/);

/** The forum for a custom id that nobody else can make: its author was allowed to post there, and saw this haul. */
export function sealForum(
  forum: ReviewForum,
  haul: Haul,
  interaction: BaseInteraction,
  { seal }: Pick<Context, 'seal'>,
): string {
  const content = Buffer.alloc(SEALED_BYTES);
  content.writeBigUInt64BE(BigInt(forum.id));
  content.writeUInt8(forum.isModerator ? 1 : 0, ID_BYTES);
  content.writeUIntBE(shownOf(haul), ID_BYTES + 1, SHOWN_BYTES);
  return seal.close(content, boundTo(haul.id, interaction));
}

/** Null: sealed for somebody else, for another haul or server, not by this bot, or too long ago: permissions change. */
export function unsealForum(
  sealed: string,
  haulId: number,
  interaction: BaseInteraction,
  { seal }: Pick<Context, 'seal'>,
): SealedForum | null {
  const content =
    seal.open(sealed, boundTo(haulId, interaction)) ?? seal.open(sealed, boundTo(haulId, interaction, 1));
  if (content?.length !== SEALED_BYTES) return null;
  return {
    id: String(content.readBigUInt64BE()),
    isModerator: content.readUInt8(ID_BYTES) === 1,
    shown: content.readUIntBE(ID_BYTES + 1, SHOWN_BYTES),
  };
}

/** @param age in periods */
function boundTo(haulId: number, { user, guildId, createdTimestamp }: BaseInteraction, age = 0): string[] {
  const period = Math.floor(createdTimestamp / PERIOD_MS) - age;
  return ['haul review', user.id, guildId ?? '', String(haulId), String(period)];
}
