/** `npm run reference`: writes docs/api.md and the tables of docs/any-language.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createLocalDiscord } from '../src/index.ts';
import { callTables } from './calls-table.ts';
import { apiReference } from './reference.ts';

const page = (name: string) => new URL(`../docs/${name}`, import.meta.url);
writeFileSync(page('api.md'), apiReference());
const text = readFileSync(page('any-language.md'), 'utf8');
const discord = createLocalDiscord();
writeFileSync(
  page('any-language.md'),
  `${text.slice(0, text.indexOf('## What people do'))}${callTables(discord)}`,
);
discord.stop();
