/**
 * The chat page: a Discord client of our own, enough of one to try and judge a bot.
 *
 * Marks for tests, all stable: `data-message-id` and `data-testid="message"` on messages; `data-testid` =
 * composer, command-picker (lines carry `data-command`), command-form, option-<name>, add-option-<name>,
 * run-command, listbox (lines carry `data-value`), message-menu (lines carry `data-menu-item`), modal,
 * field-<custom id>, modal-submit, lightbox, gallery, container, thinking, failure, failed-command,
 * sending-command, dismiss, edit-field, gateway-notice, notice, theme-toggle, user-picker, user-<name>,
 * locale, channel-<name>, open-channels, open-panel, panel, tab-<panel>, suggestion, first-minute, room, control-<what>,
 * control-result, wire, wire-entry, member-<name>, new-post, post; `data-custom-id` on buttons and menus of messages.
 */
import { render } from 'preact';
import { createActions } from './actions.ts';
import { App } from './components/App.tsx';
import { listenLive } from './live.ts';
import { createStore } from './store.ts';
import { applyRememberedTheme } from './theme.ts';

applyRememberedTheme();
const root = document.getElementById('app');
if (root) {
  const store = createStore();
  render(<App store={store} actions={createActions(store)} live={listenLive()} />, root);
}
