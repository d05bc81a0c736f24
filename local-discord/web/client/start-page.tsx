/**
 * The chat page: as much of a Discord client as it takes to try a bot.
 *
 * Stable attributes for tests: `data-message-id` and `data-testid="message"` on messages; `data-testid` =
 * composer, command-picker (lines carry `data-command`), command-form, option-<name>, add-option-<name>,
 * run-command, listbox (lines carry `data-value`), message-menu (lines carry `data-menu-item`), modal,
 * field-<custom id>, modal-submit, lightbox, gallery, container, thinking, failure, failed-command,
 * sending-command, dismiss, edit-field, gateway-notice, notice, theme-toggle, user-picker, user-<name>,
 * locale, channel-<name>, open-channels, open-panel, panel, tab-<panel>, wire, wire-entry, member-<name>, new-post, post;
 * attach, attach-input, file-tray, drop-zone, reaction-<emoji>, add-reaction, emoji-picker (buttons carry `data-emoji`),
 * system-message, open-pins, pins, connect, archived-<channel>, wire-filter, wire-bot, wire-warnings;
 * `data-custom-id` on buttons and menus of messages.
 */
import './styles/index.css';
import { render } from 'preact';
import { createActions } from './actions.ts';
import { App } from './components/App.tsx';
import type { PageOptions } from './page-options.ts';
import { emptyState } from './state.ts';
import { createStore } from './store.ts';
import { applyChosenTheme } from './theme.ts';
import { listenToWire } from './wire.ts';

/** Renders the page into `#app`. */
export function startPage(options: PageOptions): void {
  applyChosenTheme();
  const root = document.getElementById('app');
  if (root === null) throw new Error('The document has no #app');
  const store = createStore(emptyState);
  const actions = createActions(store, options);
  render(<App store={store} actions={actions} wire={listenToWire()} options={options} />, root);
}
