import { readFileSync } from 'node:fs';

/** The interfaces of the reference, with the file of each and its place in the text. */
const SECTIONS: readonly (readonly [file: string, name: string, heading: string])[] = [
  ['start.ts', 'StartOptions', 'startLocalDiscord(options)'],
  ['local-discord-options.ts', 'LocalDiscordOptions', 'More options'],
  ['start.ts', 'RunningLocalDiscord', 'What it returns'],
  ['local-discord.ts', 'LocalDiscord', 'discord'],
  ['client/wait-for-bot.ts', 'Waits', 'Waiting'],
  ['client/interaction-waits.ts', 'InteractionWaits', 'Waiting for answers'],
  ['people/person.ts', 'Person', 'discord.as(person)'],
  ['people/person.ts', 'Asked', 'What begins an interaction returns'],
  ['testing/matchers.ts', 'MessageMatchers', 'expect(message)'],
  ['faults.ts', 'Faults', 'discord.faults'],
  ['admin/guild-actions.ts', 'GuildActions', 'discord.admin: servers and members'],
  ['channel-controls.ts', 'ChannelControls', 'discord.admin: channels'],
  ['world-controls.ts', 'WorldControls', 'discord.admin: permissions and more'],
  ['admin/app-actions.ts', 'AppActions', 'discord.admin: the application in servers'],
  ['portal-controls.ts', 'PortalControls', 'discord.admin: the Developer Portal'],
  ['admin/resource-actions.ts', 'ResourceActions', 'discord.admin: webhooks, events, lobbies'],
];

/** A member with its docstring, both at the first level of an interface. */
const MEMBER =
  /(?: {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?((?: {2}(?![/*}])\S.*;\n)|(?: {2}(?![/*}])\S.*\n(?: {3,}.*\n)* {2}\S.*;\n))/g;

/** The text of docs/api.md: every call with what its docstring says. */
export function apiReference(): string {
  const sections = SECTIONS.map(([file, name, heading]) => {
    const members = membersOf(readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8'), name);
    return `## ${heading}\n\n${members.join('\n')}\n`;
  });
  return `# API reference\n\nWritten by \`npm run reference\` from the docstrings.\n\n${sections.join('\n')}`;
}

function membersOf(source: string, name: string): string[] {
  const start = source.search(new RegExp(`^export interface ${name}\\b`, 'm'));
  const opened = source.indexOf('{\n', start) + 2;
  const body = source.slice(opened, source.indexOf('\n}\n', opened) + 1);
  return [...body.matchAll(MEMBER)].map(([, doc = '', signature = '']) => {
    const text = doc
      .replaceAll(/\s*\n\s*\*\s?/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/\.? @returns (.*)$/, '. Returns: $1')
      .replace(/\.? @param (\w+) /, '. `$1`: ');
    return `- \`${shown(signature)}\`${text === '' ? '' : `: ${text}`}`;
  });
}

/** A signature on one line, without what readers do not need. */
function shown(signature: string): string {
  return signature
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\breadonly /g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( /g, '(')
    .replaceAll(/, \)/g, ')')
    .trim()
    .replace(/;$/, '');
}
