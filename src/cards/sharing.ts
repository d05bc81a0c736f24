import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord.js';
import { markdownLink } from '../discord/messages/markdown.ts';
import type { MessageView } from '../discord/messages/message-view.ts';
import { LIMITS } from '../discord/posting/limits.ts';
import type { Texts } from '../texts/index.ts';
import { actionRow, buttonRows } from './components.ts';
import { COLOURS, containerCard, sectionWith, textDisplay } from './container.ts';
import { relative } from './phrases.ts';

/** What a preview says of one kind of post. */
export interface PreviewWords {
  /** What stays private: a sentence in the person's language. */
  readonly hint?: string | undefined;
  /** Asks whether to post it in a channel; by default, whether to share it there. */
  readonly title?: ((channel: string) => string) | undefined;
}

interface SharePreview extends PreviewWords {
  /** As a mention; null: a chat that has none. */
  readonly channel: string | null;
  readonly isNamed: boolean;
  /** Whether the post can be taken back. */
  readonly canUndo: boolean;
  readonly buttons: readonly APIButtonComponent[];
  /** What the person shared there before, and can still take back; null: nothing. */
  readonly last: LastPost | null;
}

interface LastPost {
  readonly url: string;
  readonly postedAt: number;
  readonly undo: APIButtonComponent;
}

/** A preview of what a user is about to post, and what that means. @param post as the channel will see it */
export function sharePreview(
  post: MessageView,
  { channel, isNamed, canUndo, hint = '', buttons, last, title }: SharePreview,
  { sharing }: Texts,
): MessageView {
  const question = channel === null ? sharing.titleHere : (title ?? sharing.title)(channel);
  const meaning = [isNamed ? sharing.named : sharing.unnamed, hint, canUndo ? sharing.canUndo : ''];
  const sentences = meaning.filter((sentence) => sentence !== '').reduce(sharing.twoSentences);
  return {
    ...post,
    components: [
      textDisplay(`### ${question}\n${sentences}`),
      ...(post.components ?? []).flatMap(withoutControls),
      actionRow(...buttons),
      ...(last === null ? [] : [lastPostSection(last, sharing)]),
    ],
  };
}

/** "Your last post here · 2 minutes ago" */
function lastPostSection({ url, postedAt, undo }: LastPost, { lastPost }: Texts['sharing']) {
  return sectionWith(`-# ${markdownLink(lastPost, url, LIMITS.optionText)} · ${relative(postedAt)}`, undo);
}

/** What was posted, with the buttons that follow. @param channel as a mention */
export function sharedView(
  channel: string,
  buttons: readonly APIButtonComponent[],
  { sharing }: Texts,
): MessageView {
  return withButtons(containerCard(COLOURS.good, [`### ${sharing.posted(channel)}`]), buttons);
}

/** @param buttons to go on with; the post itself is gone */
export function takenBackView(
  channel: string,
  buttons: readonly APIButtonComponent[],
  { sharing }: Texts,
): MessageView {
  return withButtons(containerCard(null, [sharing.takenBack(channel)]), buttons);
}

function withButtons(card: MessageView, buttons: readonly APIButtonComponent[]): MessageView {
  return { ...card, components: [...(card.components ?? []), ...buttonRows(buttons)] };
}

/** A preview's buttons would act on what isn't posted yet. */
function withoutControls(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent[] {
  if (component.type === ComponentType.Container)
    return [{ ...component, components: component.components.flatMap(textsAndPictures) }];
  if (component.type === ComponentType.ActionRow) return [];
  return component.type === ComponentType.Section ? textsOf(component) : [component];
}

function textsAndPictures(component: APIComponentInContainer): APIComponentInContainer[] {
  if (component.type === ComponentType.ActionRow) return [];
  return component.type === ComponentType.Section ? textsOf(component) : [component];
}

type Section = Extract<APIComponentInContainer, { type: ComponentType.Section }>;

function textsOf(section: Section): (Section | Section['components'][number])[] {
  return section.accessory.type === ComponentType.Button ? section.components : [section];
}
