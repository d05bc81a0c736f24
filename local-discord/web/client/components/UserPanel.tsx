import { useId, useRef, useState } from 'preact/hooks';
import type { ClientState } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { useDismiss } from '../dismiss.ts';
import { chooseTheme, currentTheme } from '../theme.ts';
import { Avatar } from './Avatar.tsx';
import { Icon } from './Icon.tsx';

/** Some of Discord's locales. */
const LOCALES = [
  'en-US',
  'en-GB',
  'de',
  'fr',
  'es-ES',
  'es-419',
  'pl',
  'it',
  'pt-BR',
  'zh-CN',
  'zh-TW',
  'ja',
];

/** The current person, at the foot of the sidebar: change the person, their language, the theme. */
export function UserPanel() {
  const { state } = useApp();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useDismiss(root, open, () => setOpen(false));
  const { client } = state;
  if (!client) return null;
  const { me } = client;
  return (
    <div class="user-panel" ref={root}>
      {open && <UserMenu client={client} onClose={() => setOpen(false)} />}
      <button
        type="button"
        class="user-button"
        aria-expanded={open}
        data-testid="user-picker"
        onClick={() => setOpen(!open)}
      >
        <Avatar user={me} size={32} />
        <span class="user-names">
          <span>{me.username}</span>
          <span class="muted">Change user</span>
        </span>
      </button>
      <ThemeToggle />
    </div>
  );
}

function UserMenu({ client, onClose }: { client: ClientState; onClose: () => void }) {
  const { actions } = useApp();
  const localeId = useId();
  const { me, users } = client;
  const people = users.filter((user) => !user.bot);
  return (
    <section class="user-menu" aria-label="Users">
      {people.map((user) => (
        <button
          key={user.id}
          type="button"
          class="user-row"
          aria-pressed={user.id === me.id}
          data-testid={`user-${user.username}`}
          onClick={() => {
            onClose();
            void actions.switchUser(user.id);
          }}
        >
          <Avatar user={user} size={32} />
          <span>
            {user.username}
            {user.about && <span class="muted">{user.about}</span>}
          </span>
          {user.id === me.id && <Icon name="check" />}
        </button>
      ))}
      <label for={localeId}>Language of {me.username}’s Discord</label>
      <select
        id={localeId}
        data-testid="locale"
        value={me.locale}
        onChange={(event) => void actions.setLocale(event.currentTarget.value)}
      >
        {[...new Set([me.locale, ...LOCALES])].map((locale) => (
          <option key={locale} value={locale}>
            {languageName(locale)}
          </option>
        ))}
      </select>
    </section>
  );
}

/** "Deutsch (de)" */
function languageName(locale: string): string {
  return `${new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale} (${locale})`;
}

function ThemeToggle() {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={`Switch to the ${other} theme`}
      data-testid="theme-toggle"
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
