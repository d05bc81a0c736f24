import { type APIButtonComponent, type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type * as z from 'zod';
import { button } from '../../cards/components.ts';
import { UserFacingError } from '../../cards/errors.ts';
import { type PreviewWords, sharedView, sharePreview } from '../../cards/sharing.ts';
import type { Context } from '../../context.ts';
import type {
  CommandReply,
  ComponentInteraction,
  ReplyComponent,
} from '../../discord/interactions/command.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import { type GrowingView, type MessageView, mapView } from '../../discord/messages/message-view.ts';
import { PostError } from '../../discord/posting/post-error.ts';
import { sendPermissionHere } from '../arguments/channels.ts';
import { yesNoArg } from '../arguments/custom-id-args.ts';
import { beginPost, completePost, type PostChecks, postHere, requireRightToPost } from './post-here.ts';
import { textsForReply } from './reader.ts';
import { type Card, type CommandRequest, privateReply, requestOf } from './request.ts';
import { lastPostOf, takeBack, takeBackButton } from './take-back.ts';

type Request = CommandRequest<ComponentInteraction>;

/** Something that a person can have the bot post in the channel. */
export interface Sharable extends PostChecks, PreviewWords {
  /**
   * What is posted, in the language of its readers.
   * @param author a line such as "Shared by @Mo", to be shown as its own line or between ` · `; null: the person hides the name
   */
  post(request: Request, author: string | null): Promise<Card>;
  /** What the preview shows: by default the post without its buttons. A post that isn't a card, such as a poll, needs one. */
  preview?(request: Request, author: string | null): Promise<Card>;
  /** Leads back to what is shared. */
  readonly back: APIButtonComponent;
  /** Wraps what makes the post and posts it, where the bot itself does. */
  around?<T extends { readonly messageId: string }>(post: () => Promise<T>): Promise<T>;
}

/**
 * The buttons with which a person shares something: *Share* opens a preview in place of the private card, with *Post*, *Hide my
 * name* and *Back*. The post is a message of its own rather than a reply, so nothing is shown above it; the answer has *Take it
 * back*.
 *
 * ```ts
 * export const shareButtons = sharing('track', z.tuple([numberArg]), ({ texts }, [number]) => ({   cannotPost:
 * texts.input.userCannotShare,   post: (request, author) => showParcel(request, { number, masked: true, author }),   back:
 * button(texts.common.back, encodeCustomId('track', 'card', number)), })); // In the command: components: { ...shareButtons, ask:
 * shareButtons.share } // On the card: button(texts.common.share, encodeCustomId('track', 'share', number))
 * ```
 *
 * @param command whose components these are
 * @param args the arguments of *Share*, which the other buttons carry on
 */
export function sharing<Args>(
  command: string,
  args: z.ZodType<Args, unknown>,
  sharableOf: (request: Request, args: Args) => Sharable,
) {
  const open = (
    { interaction, args: given }: { interaction: ComponentInteraction; args: readonly string[] },
    context: Context,
    name: string | undefined,
    reply: (request: Request, share: Share) => CommandReply,
  ) => {
    const [named, parsed] = [yesNoArg.safeParse(name), args.safeParse(given)];
    if (!named.success || !parsed.success) return null;
    const request = requestOf(interaction, context);
    const sharable = sharableOf(request, parsed.data);
    const idOf = (to: string, ...more: readonly string[]) => encodeCustomId(command, to, ...more, ...given);
    return reply(request, { sharable, isNamed: named.data, command, idOf });
  };
  const withName = (
    mode: 'reply' | 'update',
    reply: (request: Request, share: Share) => CommandReply,
  ): ReplyComponent<Context> => ({
    mode,
    open: ({ interaction, args: [name, ...given] }, context) =>
      open({ interaction, args: given }, context, name, reply),
  });
  return {
    /** Shows what would be posted, with the person's name. */
    share: { mode: 'update', open: (press, context) => open(press, context, 'y', previewReply) },
    /** *Hide my name*, *Show my name*. */
    shareas: withName('update', previewReply),
    /** *Post*. */
    publish: withName('update', publishReply),
    /** *Post* where only an answer to the press can be posted: in group chats, and in servers without the bot. */
    posthere: withName('reply', (request, share) =>
      postHere(request, {
        ...share.sharable,
        view: async (readers) => share.sharable.post(readers, await authorLine(readers, share.isNamed)),
      }),
    ),
    takeback: takeBack,
  } satisfies Record<string, ReplyComponent<Context>>;
}

interface Share {
  readonly sharable: Sharable;
  readonly isNamed: boolean;
  readonly command: string;
  /** A custom id with the arguments of *Share*. */
  readonly idOf: (component: string, ...more: readonly string[]) => string;
}

const inPlace = (request: Request, show: (request: Request) => Promise<Card>): CommandReply =>
  privateReply(request.interaction, request.context, show);

const previewReply = (request: Request, share: Share) => inPlace(request, () => showPreview(request, share));

const publishReply = (request: Request, share: Share) => inPlace(request, () => publish(request, share));

async function showPreview(request: Request, { sharable, isNamed, idOf, command }: Share): Promise<Card> {
  requireRightToPost(request, sharable);
  const { interaction, texts } = request;
  const isMember = isBotMember(interaction);
  const channel = isMember ? mentionOf(interaction) : null;
  if (isMember) await requireRights(request, sharable);
  const readers = { ...request, visibility: 'public' } as const;
  const author = await authorLine(readers, isNamed);
  const card = await (sharable.preview?.(readers, author) ?? sharable.post(readers, author));
  const { post, hideName, showName } = texts.sharing;
  const buttons = [
    button(post, idOf(isMember ? 'publish' : 'posthere', letterOf(isNamed)), { primary: true }),
    button(isNamed ? hideName : showName, idOf('shareas', letterOf(!isNamed))),
    sharable.back,
  ];
  const last = await lastPostOf(request, command);
  const meaning = { ...sharable, channel, isNamed, canUndo: isMember, buttons, last };
  return mapView(card, (view) => sharePreview(view, meaning, texts));
}

const letterOf = (isYes: boolean) => (isYes ? 'y' : 'n');

const mentionOf = ({ channelId }: Pick<ComponentInteraction, 'channelId'>) => `<#${channelId}>`;

/** Whether the bot is in the interaction's server. It isn't in DMs, group chats and other servers of a user install. */
function isBotMember({ guildId, authorizingIntegrationOwners }: BaseInteraction): boolean {
  return guildId !== null && authorizingIntegrationOwners.guildId === guildId;
}

/** @throws UserFacingError where the person or the bot may not write */
async function requireRights({ interaction, texts }: Request, sharable: Sharable): Promise<void> {
  const { cannotPost, needs = 0n, back } = sharable;
  const { appPermissions: bots, memberPermissions: persons } = interaction;
  const send = PermissionFlagsBits[await sendPermissionHere(interaction, bots, persons)];
  if (persons?.has(send) === false) throw new UserFacingError(cannotPost, [back]);
  if (bots.has(PermissionFlagsBits.ViewChannel | send | needs)) return;
  throw new UserFacingError(texts.sharing.botCannotPost(mentionOf(interaction)), [back]);
}

/** "Shared by @Mo", in the language of those who read it. */
async function authorLine(readers: Request, isNamed: boolean): Promise<string | null> {
  return isNamed ? (await textsForReply(readers)).sharing.by(`<@${readers.userId}>`) : null;
}

async function publish(request: Request, share: Share): Promise<Card> {
  const { sharable, isNamed, command } = share;
  const { interaction, context, userId, texts } = request;
  const attempts = beginPost(request, sharable);
  return completePost(request, sharable, attempts, async () => {
    await requireRights(request, sharable);
    const { channelId } = interaction;
    const make = () => makePost(request, share);
    const { card, messageId } = await (sharable.around?.(make) ?? make());
    const postedAt = context.clock();
    await context.store.sharedPosts.add({ messageId, channelId, userId, isNamed, postedAt });
    const undo = takeBackButton(command, messageId, texts);
    const now = sharedView(mentionOf(interaction), [undo, sharable.back], texts);
    return 'now' in card ? { now, later: growPost(request, messageId, card) } : now;
  });
}

async function makePost(request: Request, { sharable, isNamed }: Share) {
  const readers = { ...request, visibility: 'public' } as const;
  const card = await sharable.post(readers, await authorLine(readers, isNamed));
  return { card, messageId: await post(request, sharable, 'now' in card ? card.now : card) };
}

/** @throws UserFacingError where Discord refuses the post */
async function post(
  { interaction, context, texts }: Request,
  { back }: Sharable,
  view: MessageView,
): Promise<string> {
  try {
    return await context.channelPosts.post(interaction.channelId, view, nonceOf(interaction));
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const { botCannotPost, blocked } = texts.sharing;
    if (error.kind === 'blocked') throw new UserFacingError(blocked, [back]);
    if (error.kind !== 'forbidden' && error.kind !== 'gone' && error.kind !== 'unsuitable') throw error;
    throw new UserFacingError(botCannotPost(mentionOf(interaction)), [back]);
  }
}

/** The same for all presses of one preview, so that two taps post once; another one after the preview was shown again. */
function nonceOf({ message }: ComponentInteraction): string {
  return BigInt(message.id).toString(36) + (message.editedTimestamp ?? 0).toString(36);
}

/** Completes a post when the rest has arrived, unless it was taken back. @returns null: nothing is added to the answer */
async function growPost(
  { interaction, context }: Request,
  messageId: string,
  { later }: GrowingView,
): Promise<null> {
  const grown = await later;
  const isThere = grown !== null && (await context.store.sharedPosts.get(messageId)) !== undefined;
  if (isThere)
    await context.channelPosts
      .edit(interaction.channelId, messageId, grown)
      .catch((error: unknown) =>
        context.log.warn({ err: error, message: messageId }, 'shared post not completed'),
      );
  return null;
}
