const KEY = 'local-discord.theme';

export type Theme = 'dark' | 'light';

/** The theme in the address or the remembered one, else the system's. */
export function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
}

/** Applies the theme in the address or the remembered one. Without either, the style sheet follows the system. */
export function applyChosenTheme(): void {
  const chosen = chosenTheme();
  if (chosen) document.documentElement.dataset['theme'] = chosen;
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  document.documentElement.dataset['theme'] = theme;
}

function chosenTheme(): Theme | undefined {
  const asked = [new URLSearchParams(location.search).get('theme'), localStorage.getItem(KEY)];
  return asked.find((theme) => theme === 'dark' || theme === 'light');
}
