import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { settings } from '../src/config/config.ts';
import { loadCommands, offeredBodies } from '../src/discord/interactions/command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const localDiscord = z
  .object({ name: z.string(), private: z.boolean().default(false) })
  .parse(JSON.parse(read('local-discord/package.json')));
const PAGES = ['.', 'contract', 'docs', 'local-discord', 'reference', 'sandbox/service']
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => join(folder, file)))
  .filter((path) => path.endsWith('.md'));

/** The anchors that GitHub gives to a page's headings. */
function anchorsOf(path: string): string[] {
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
}

/** Those of the texts that are not on a page, with its name: a failure doesn't print the whole page. */
const lacking = (page: string, texts: readonly string[]) =>
  texts.filter((text) => !read(page).includes(text)).map((text) => `${page}: ${text}`);

describe('the documentation', () => {
  it.each(PAGES)('%s links only to files and headings that exist', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && isBroken(page, link))).toEqual([]);
  });

  it.each(PAGES)('%s runs no package with npx that npm’s registry does not have', (page) => {
    const { private: isUnpublished, name } = localDiscord;
    const called = [...read(page).matchAll(/^npx ([\w-]+)/gm)].map(([, command]) => command);
    expect(isUnpublished && called.includes(name)).toBe(false);
  });

  it('shows every picture that npm run screenshots takes', () => {
    const shown = PAGES.map(read).join('\n');
    const pictures = readdirSync(join(ROOT, 'docs/pictures'));
    expect(pictures.filter((picture) => !shown.includes(`pictures/${picture}`))).toEqual([]);
  });

  it.each(['docs/usage.md', 'docs/operations.md'])(
    '%s is read in a few minutes: at most 250 lines',
    (page) => {
      expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(250);
    },
  );

  it('has no picture of 100 kB or more, and no moving one of 3 MB', () => {
    const pictures = readdirSync(join(ROOT, 'docs/pictures'));
    const limitOf = (name: string) => (name === 'demo.webp' ? 3_000_000 : 100_000);
    const large = pictures.filter(
      (name) => statSync(join(ROOT, 'docs/pictures', name)).size >= limitOf(name),
    );
    expect(large).toEqual([]);
  });

  it.each(Object.keys(settings.shape))('docs/settings.md and .env.example explain %s', (name) => {
    expect(read('docs/settings.md')).toMatch(new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|`, 'm'));
    expect(read('.env.example')).toMatch(new RegExp(`^(# )?${name}=`, 'm'));
  });

  it('lists every command in the README, and its options in docs/usage.md', async () => {
    const loaded = await loadCommands(new URL('src/commands/', `file://${ROOT}`));
    const missing = offeredBodies(loaded.values()).flatMap((data) => {
      const isSlashCommand = data.type === undefined || data.type === ApplicationCommandType.ChatInput;
      const options = isSlashCommand && 'options' in data ? (data.options ?? []) : [];
      const inUsage = options.map(({ name, type }) =>
        type === ApplicationCommandOptionType.Subcommand ? `\`/${data.name} ${name}\`` : `\`${name}\``,
      );
      return [
        ...lacking('README.md', [isSlashCommand ? `| \`/${data.name}\` |` : `*${data.name}*`]),
        ...lacking('docs/usage.md', inUsage),
      ];
    });
    expect(missing).toEqual([]);
  });
});
