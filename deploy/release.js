/**
 * What a release needs from the repository:
 *
 *   node deploy/release.js check v1.0.0    fails unless the tag, package.json and the changelog name the same version, and
 *                                          the upgrade tests of later versions have a database of it
 *   node deploy/release.js notes 1.0.0     prints the version's section of the changelog
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const HEADING = /^## \[([^\]]+)\](?: – (\d{4}-\d{2}-\d{2}))?$/;
const USAGE = 'Usage: node deploy/release.js check TAG | notes VERSION';

const [command, given = ''] = argv.slice(2);
if (command === 'check' && given !== '') check(given);
else if (command === 'notes' && given !== '') stdout.write(`${notesOf(given)}\n`);
else fail(USAGE);

/** @param {string} tag */
function check(tag) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (tag !== `v${version}`) fail(`The tag is ${tag}, but package.json says ${version}.`);
  if (notesOf(version) === '') fail(`The changelog says nothing about ${version}.`);
  const newest = sections()[0];
  if (newest?.version !== version)
    fail(`The newest section of the changelog is ${newest?.version}, not ${version}.`);
  if (newest?.date === undefined) fail(`The section of ${version} in the changelog has no date.`);
  for (const [dump, migrations] of [
    [`release-${version}.sql`, 'migrations'],
    [`release-${version}.postgres.sql`, 'migrations/postgres'],
  ])
    if (!hasAllMigrations(join('test/store/fixtures', `${dump}`), `${migrations}`))
      fail(`test/store/fixtures/${dump} is not a database of ${version}. Run: npm run fixtures`);
  stdout.write(`${tag} is ready.\n`);
}

/**
 * @param {string} dump
 * @param {string} migrations
 */
function hasAllMigrations(dump, migrations) {
  if (!existsSync(join(ROOT, dump))) return false;
  const applied = readFileSync(join(ROOT, dump), 'utf8').match(
    /^INSERT INTO (drizzle\.)?__drizzle_migrations /gm,
  );
  const journal = JSON.parse(readFileSync(join(ROOT, migrations, 'meta/_journal.json'), 'utf8'));
  return applied?.length === journal.entries.length;
}

/** @param {string} version */
function notesOf(version) {
  const section = sections().find((each) => each.version === version);
  if (section === undefined) fail(`The changelog has no section of ${version}.`);
  return section?.text ?? '';
}

/** @returns {{ version: string, date: string | undefined, text: string }[]} newest first */
function sections() {
  const lines = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  return starts.map((start, index) => {
    const [, version = '', date] = HEADING.exec(lines[start] ?? '') ?? [];
    const text = lines
      .slice(start + 1, starts[index + 1])
      .join('\n')
      .trim();
    return { version, date, text };
  });
}

/** @param {string} reason */
function fail(reason) {
  stderr.write(`${reason}\n`);
  exit(1);
}
