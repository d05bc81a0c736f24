/** The exports of `local-discord/client`, for pages that add their own panels. */
export type { WireEntry } from '../../src/wire/entry.ts';
export { useApp } from './app.ts';
export { offersCommand } from './commands.ts';
export { Icon } from './components/Icon.tsx';
export { channelTitle, findChannel, isBotHere, openChannelOf } from './names.ts';
export type { PageOptions, Panel } from './page-options.ts';
export { startPage } from './start-page.tsx';
export type { AppState, Draft } from './state.ts';
export { createStore, type Store, useStore } from './store.ts';
