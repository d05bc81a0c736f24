import { encodeCustomId } from '../../discord/custom-id.ts';
import { escapeText } from '../../discord/escape-markdown.ts';
import { markdownLink } from '../../discord/markdown-link.ts';
import type { MessageView } from '../../discord/message-view.ts';
import { plainText } from '../../discord/truncate.ts';
import type { Texts } from '../../texts/index.ts';
import { fittingRows } from '../button-layout.ts';
import { button, linkButton } from '../components.ts';
import { containerCard, divider, textDisplay } from '../container.ts';
import type { Reader } from '../reader.ts';
import { smallLine } from '../small-line.ts';
import { relative } from '../time.ts';
import { backToHaul } from './back-button.ts';
import { type HaulReview, MAX_REVIEW_TITLE, reviewBody } from './review.ts';
import { needsTag, type ReviewTags, tagMenu } from './review-tags.ts';

/** The text display with the post's title, by which the preview is read again. */
export const TITLE_ID = 101;
export const TITLE_MARK = '### ';
/** The menu of tags, in which what is chosen is read again. */
export const TAGS_COMPONENT = 'reviewtags';

interface Preview {
  readonly haulId: number;
  readonly forumId: string;
  /** The forum, sealed for *Post*; null: its author may not post there. */
  readonly sealedForum: string | null;
  readonly review: HaulReview;
  readonly tags: ReviewTags;
  /** Why it isn't posted, and what to do; null: nothing is known against it. */
  readonly problem: string | null;
  /** The post of this haul that is in the forum already; null: none. */
  readonly earlier: EarlierPost | null;
}

interface EarlierPost {
  readonly url: string;
  readonly postId: string;
  /** Milliseconds since 1970. */
  readonly postedAt: number;
}

/**
 * Exactly what *Post* posts, which its author alone sees.
 * @param forum for whom the post is written
 */
export function reviewPreviewView(preview: Preview, forum: Reader, texts: Texts): MessageView {
  const { haulId, sealedForum, review, tags } = preview;
  const title = `${TITLE_MARK}${escapeText(review.title, 2 * MAX_REVIEW_TITLE)}`;
  const menu =
    sealedForum === null
      ? []
      : tagMenu(encodeCustomId('haul', TAGS_COMPONENT, String(haulId), sealedForum), tags, texts);
  return containerCard(null, [
    textDisplay(introOf(preview, texts).join('\n')),
    divider(),
    { ...textDisplay(title), id: TITLE_ID },
    ...reviewBody(review, forum),
    divider(),
    ...menu,
    ...fittingRows(previewButtons(preview, texts)),
  ]);
}

/** What comes next, or what is in the way of it. */
function introOf({ forumId, problem, earlier, tags }: Preview, { haulReview }: Texts): string[] {
  const forum = `<#${forumId}>`;
  if (problem !== null) return [`### ⚠️ ${haulReview.notPosted}`, problem];
  if (earlier !== null)
    return [
      `### ✅ ${haulReview.postedAlready(forum)}`,
      smallLine([relative(earlier.postedAt)]),
      needsTag(tags) ? haulReview.againNeedsTag : haulReview.againHint,
    ];
  if (needsTag(tags)) return [`### ${haulReview.chooseTagFor(forum)}`, haulReview.chooseTagHint];
  return [`### ${haulReview.ready(forum)}`, haulReview.readyHint];
}

function previewButtons(preview: Preview, texts: Texts) {
  const { haulId, forumId, sealedForum, earlier } = preview;
  const { haulReview } = texts;
  const id = (component: string, ...args: string[]) =>
    encodeCustomId('haul', component, String(haulId), ...args);
  const again = earlier === null ? [] : [earlier.postId];
  const options = { primary: earlier === null, disabled: needsTag(preview.tags) };
  const post =
    sealedForum === null
      ? []
      : [button(postLabel(preview, texts), id('post', sealedForum, ...again), options)];
  const change = button(haulReview.change, id('rewrite', forumId), { primary: sealedForum === null });
  const back = backToHaul(haulId, texts);
  if (earlier === null) return [...post, change, back];
  // In two rows of a phone: a long label beside a short one.
  return [...linkButton(haulReview.open, earlier.url), change, ...post, back];
}

/** A second post is never made by the button of the first. */
function postLabel({ problem, earlier }: Preview, { haulReview, common }: Texts): string {
  if (earlier !== null) return haulReview.postAgain;
  return problem === null ? haulReview.post : common.tryAgain;
}

interface PostedReview {
  readonly haulId: number;
  /** As it was typed. */
  readonly title: string;
  readonly isClosed: boolean;
  readonly guildId: string;
  readonly forumId: string;
  readonly postId: string;
}

/** Where the review is now, and *Close haul*. */
export function postedReviewView(
  { haulId, title, isClosed, guildId, forumId, postId }: PostedReview,
  texts: Texts,
): MessageView {
  const { haulReview } = texts;
  const name = plainText(title, MAX_REVIEW_TITLE) || haulReview.open;
  const lines = [
    `### ✅ ${haulReview.posted(`<#${forumId}>`)}`,
    // A third button would stand alone in its row of a phone.
    `**${markdownLink(name, postUrl(guildId, postId), 2 * MAX_REVIEW_TITLE)}**`,
    ...(isClosed ? [] : [haulReview.postedHint]),
  ];
  const close = button(haulReview.close, encodeCustomId('haul', 'reviewclose', String(haulId)), {
    primary: true,
  });
  return containerCard(null, [
    textDisplay(lines.join('\n')),
    ...fittingRows([...(isClosed ? [] : [close]), backToHaul(haulId, texts)]),
  ]);
}

export function postUrl(guildId: string, postId: string): string {
  return `https://discord.com/channels/${guildId}/${postId}`;
}
