const KEY = 'local-discord.theme';

export type Theme = 'dark' | 'light';

/** The remembered theme, else the system's. */
export function currentTheme(): Theme {
  const chosen = localStorage.getItem(KEY);
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Applies the stored theme. Without one, the style sheet follows the system. */
export function applyRememberedTheme(): void {
  const chosen = localStorage.getItem(KEY);
  if (chosen) document.documentElement.dataset['theme'] = chosen;
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  document.documentElement.dataset['theme'] = theme;
}
