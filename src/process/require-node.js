/**
 * Imported first by every program: ends it with a message if Node.js is too old to load the rest.
 * better-sqlite3, for example, crashes Node.js 20 with a segmentation fault. Plain JavaScript, so that an old
 * Node.js can read it.
 */
import { exit, stderr, versions } from 'node:process';
import { isSupportedNode } from './supported-node.js';

/** `EX_CONFIG` in sysexits.h. */
const EXIT_BAD_CONFIG = 78;

if (!isSupportedNode(versions.node)) {
  stderr.write(
    `Haulmate needs Node.js 22 (22.19 or newer), 24 or newer. This is ${versions.node}.
Install a newer one from https://nodejs.org, or run npm ci without --omit=optional: it brings one that npm start uses.
`,
  );
  exit(EXIT_BAD_CONFIG);
}
