import { clientHandlers } from '../src/client/http-routes.ts';
import type { Handler } from '../src/control/call.ts';
import { controlCalls } from '../src/control/routes.ts';
import type { LocalDiscord } from '../src/local-discord.ts';

/** The tables of docs/any-language.md: every call over HTTP with the fields of its body. */
export function callTables(discord: LocalDiscord): string {
  return [
    table('What people do', 'client', clientHandlers(discord)),
    table('What tests, administrators and faults do', 'control', controlCalls(discord)),
  ].join('\n');
}

function table(heading: string, prefix: string, handlers: Readonly<Record<string, Handler>>): string {
  const rows = Object.entries(handlers).map(([name, { fields }]) => {
    return `| \`POST /${prefix}/${name}\` | ${fields.map((field) => `\`${field}\``).join(', ')} |`;
  });
  return `## ${heading}\n\n| call | fields of the JSON body; \`?\` may be left out |\n|---|---|\n${rows.join('\n')}\n`;
}
