import type { APIButtonComponent } from 'discord.js';
import { fittingRows } from '../../cards/button-layout.ts';
import { button } from '../../cards/components.ts';
import { containerCard, textDisplay } from '../../cards/container.ts';
import { backToHaul, haulCustomId } from '../../cards/haul-buttons.ts';
import { haulName } from '../../cards/haul-name.ts';
import { destinationName, inLines, smallLine } from '../../cards/phrases.ts';
import { encodeCustomId } from '../../discord/messages/custom-id.ts';
import type { MessageView } from '../../discord/messages/message-view.ts';
import { positionsOf } from '../../domain/hauls/totals.ts';
import { allWatchedButton } from '../../products/cards/watched-products.ts';
import type { Haul } from '../../store/index.ts';
import type { Texts } from '../../texts/index.ts';
import { aboutItems } from './totals.ts';

/**
 * What happened to one thing to watch. `no_answer`: the service didn't answer. `unknown`: it doesn't know the product.
 * `too_many`: the person follows too much.
 */
export type WatchOutcome = 'added' | 'already' | 'pending' | 'no_answer' | 'unknown' | 'too_many';

export interface ItemWatch {
  readonly photos: WatchOutcome;
  readonly price: WatchOutcome;
}

interface HaulWatchCard {
  readonly haul: Pick<Haul, 'id' | 'name'>;
  readonly items: readonly ItemWatch[];
  /** How much one person can follow and watch. */
  readonly limit: number;
  /** Whether the haul has started something that *Stop watching all* can end. */
  readonly canStop: boolean;
}

/** What is watched of a haul from now on, and what isn't. Only for its owner. */
export function haulWatchView(card: HaulWatchCard, texts: Texts): MessageView {
  const { haul, items } = card;
  const place = `${haulName(haul.name, texts)} · ${destinationName(null, texts)}`;
  const notes = [place, ...outcomeLines(card, texts)];
  return containerCard(null, [
    textDisplay([`### ${headingOf(items, texts)}`, ...notes.map((note) => `-# ${note}`)].join('\n')),
    ...fittingRows(watchButtons(card, texts)),
  ]);
}

/** *Watch all*, or *Stop watching all* once everything is watched. */
export function watchAllButton(haulId: number, isWatched: boolean, { haulWatch }: Texts): APIButtonComponent {
  return isWatched
    ? button(haulWatch.stopAll, haulCustomId('unwatch', haulId))
    : button(haulWatch.watchAll, haulCustomId('watch', haulId));
}

function hasOutcome({ photos, price }: ItemWatch, outcome: WatchOutcome): boolean {
  return photos === outcome || price === outcome;
}

function isOn(outcome: WatchOutcome): boolean {
  return outcome === 'added' || outcome === 'already';
}

function headingOf(items: readonly ItemWatch[], { haulWatch }: Texts): string {
  const both = items.filter(({ photos, price }) => isOn(photos) && isOn(price)).length;
  if (both > 0) return `🔔 ${haulWatch.title(both)}`;
  if (items.some((item) => hasOutcome(item, 'pending'))) return `🔔 ${haulWatch.underWay}`;
  const onlyPhotos = items.filter(({ photos }) => isOn(photos)).length;
  return onlyPhotos > 0 ? `🔔 ${haulWatch.photosOnly(onlyPhotos)}` : haulWatch.none;
}

/** What was watched before, what is in progress, and which items aren't watched, with a next step. */
function outcomeLines({ items, limit }: HaulWatchCard, { haulWatch }: Texts): string[] {
  const before = items.filter(({ photos, price }) => photos === 'already' && price === 'already').length;
  const pending = items.filter((item) => hasOutcome(item, 'pending')).length;
  const having = (outcome: WatchOutcome, sentence: (list: string, count: number) => string) => {
    const positions = positionsOf(items, (item) => hasOutcome(item, outcome));
    return aboutItems(positions, sentence);
  };
  return [
    ...(before === 0 ? [] : [haulWatch.before(before)]),
    ...(pending === 0 ? [] : [haulWatch.pending(pending)]),
    ...having('no_answer', haulWatch.noAnswer),
    ...having('unknown', haulWatch.unknown),
    ...having('too_many', (list, count) => haulWatch.leftOut(list, count, limit)),
  ];
}

function watchButtons({ haul, items, canStop }: HaulWatchCard, texts: Texts) {
  const has = (outcome: WatchOutcome) => items.some((item) => hasOutcome(item, outcome));
  const id = (component: string) => haulCustomId(component, haul.id);
  const products = button(texts.watchedProducts.all, encodeCustomId('parcels', 'products', '0'), {
    primary: has('too_many') && !has('no_answer'),
  });
  return [
    has('no_answer') && button(texts.common.tryAgain, id('watch'), { primary: true }),
    has('too_many') && products,
    backToHaul(haul.id, texts),
    canStop && watchAllButton(haul.id, true, texts),
  ];
}

/** How much of a haul is watched. */
export interface HaulWatches {
  readonly watched: number;
  readonly total: number;
  /** Whether *Watch all* has started something. */
  readonly canStop: boolean;
  /** Whether *Watch all* would change nothing. */
  readonly isWhole: boolean;
}

/** How much of a haul is watched, with every way to change that. */
export function haulWatchesView(haul: Pick<Haul, 'id' | 'name'>, watches: HaulWatches, texts: Texts) {
  const { watched, total, canStop, isWhole } = watches;
  return containerCard(null, [
    `### ${texts.haulWatch.watchedOf(watched, total)}\n-# ${haulName(haul.name, texts)}`,
    ...fittingRows([
      !isWhole && watchAllButton(haul.id, false, texts),
      canStop && watchAllButton(haul.id, true, texts),
      allWatchedButton(texts),
      button(texts.common.back, haulCustomId('more', haul.id)),
    ]),
  ]);
}

interface UnwatchedHaul {
  readonly haul: Pick<Haul, 'id' | 'name'>;
  readonly ended: number;
  /** How many items are still watched there, at least photos or price: by the person, or for another haul. */
  readonly kept: number;
  readonly elsewhere: number;
}

/** What *Stop watching all* did. */
export function haulUnwatchedView({ haul, ended, kept, elsewhere }: UnwatchedHaul, texts: Texts) {
  const { haulWatch } = texts;
  const products = button(texts.watchedProducts.all, encodeCustomId('parcels', 'products', '0'));
  const [heading = haulWatch.nothingStopped, ...rest] = [
    ...(ended === 0 ? [] : [haulWatch.stopped(ended)]),
    ...(kept === 0 ? [] : [haulWatch.kept(kept)]),
  ];
  const other = elsewhere === 0 ? '' : haulWatch.elsewhere(elsewhere);
  const small = [haulName(haul.name, texts), ...rest, other].map((line) => smallLine([line]));
  return containerCard(null, [
    inLines([`### ${heading}`, ...small]),
    ...fittingRows([
      kept + elsewhere > 0 && products,
      backToHaul(haul.id, texts),
      watchAllButton(haul.id, false, texts),
    ]),
  ]);
}
