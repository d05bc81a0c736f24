import type { ComponentType } from 'preact';

/** A tab of the side panel. */
export interface Panel {
  /** Used for the tab's `data-testid` (`tab-<id>`) and for the class of the side panel (`panel-<id>`). */
  readonly id: string;
  readonly title: string;
  /** Drawn while the tab is selected. `useApp()` gives it the page's state and actions. */
  readonly component: ComponentType;
}

/** What a page built on the local Discord adds to it. */
export interface PageOptions {
  /** Shown in the title of the browser's window. */
  readonly title: string;
  /** Further tabs, before Wire and Members. The first one is open at the start, where the window is wide enough. */
  readonly panels?: readonly Panel[];
  /** Shown in a channel without messages. */
  readonly welcome?: ComponentType;
  /** Kinds of wire entries besides `gateway` and `rest`, with their labels. */
  readonly wireKinds?: readonly (readonly [kind: string, label: string])[];
}
