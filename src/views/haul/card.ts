import type { APIButtonComponent } from 'discord.js';
import type { ItemOfHaul, LoadedHaul, LoadedItem } from '../../hauls/index.ts';
import type { Picture } from '../../pictures/index.ts';
import type { Haul, HaulItem } from '../../store/index.ts';
import type { AgentLink } from '../agent-links.ts';
import type { LinkedParcel } from './linked-parcels.ts';

/** Items of a page: as many photos as are drawn side by side. */
export const ITEMS_PER_PAGE = 5;

/** What a haul's card is rendered from. */
export interface HaulCard {
  readonly haul: Haul;
  readonly loaded: LoadedHaul<HaulItem>;
  /** The number of items before the page. */
  readonly offset: number;
  readonly items: readonly LinkedHaulItem<HaulItem>[];
  /** The photos of the page's items; null: not drawn, or not yet. */
  readonly strip: Picture | null;
  /** What it comes in. */
  readonly parcels: readonly LinkedParcel[];
  /** What was just done, a sentence each. */
  readonly notes: readonly string[];
  /** What can be done about it, such as *Undo*. */
  readonly steps?: readonly APIButtonComponent[];
  /** The name of the reader's first agent; null: none is chosen. */
  readonly agent: string | null;
}

/** An item of the page with its link at the reader's first agent. */
export interface LinkedHaulItem<Item extends ItemOfHaul> extends LoadedItem<Item> {
  readonly link: AgentLink | null;
}
