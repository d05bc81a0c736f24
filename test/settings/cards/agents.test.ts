import { expect, it } from 'vitest';
import { AGENTS } from '../../../src/links/agents.ts';
import { agentsView } from '../../../src/settings/cards/agents.ts';
import { LANGUAGES } from '../../../src/texts/index.ts';
import { partsOf } from '../../support/discord-user.ts';

const known = AGENTS.map(({ id }) => id);

it.each(LANGUAGES)(
  'in $language, menus that hold some of the agents say what they add, and which, with no initial in two of them',
  (texts) => {
    const { components } = agentsView('server', [], known, texts);
    const menus = partsOf<{ placeholder?: string }>(components).flatMap(
      ({ placeholder }) => placeholder ?? [],
    );
    expect(menus.length).toBeGreaterThan(1);
    const bounds = menus.flatMap((menu) => /(\p{L})–(\p{L})/u.exec(menu)?.slice(1) ?? []);
    expect(new Set(bounds).size).toBe(2 * menus.length);
    for (const menu of menus) {
      expect(menu).toContain(texts.settings.addAgent);
      expect(menu).toMatch(/[(（]\p{L}–\p{L}[)）]$/u);
    }
  },
);
