/**
 * `node deploy/assemble-image.js FOLDER`: after `npm run build`, puts together what the image holds: the build, and of the
 * packages only what it loads at run time. The same commit gives the same bytes; `sha256sum --check SHA256SUMS` in the folder says
 * whether something was changed since. Not TypeScript because the image is built without more than this file.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { arch, argv, platform } from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const COPIED = ['dist', 'migrations', 'package.json', 'LICENSE'];

/**
 * What `build.js` leaves out of the bundle. Of a package with a list, only those files are used at run time, and no other
 * package: the rest of better-sqlite3 is SQLite's source and the binaries of other platforms.
 * @type {Readonly<Record<string, readonly string[] | null>>}
 */
const LOADED_AT_RUN_TIME = {
  'better-sqlite3': ['lib', `prebuilds/${platform}-${arch}.node`],
  pg: null,
  sharp: null,
  'world-atlas': ['countries-50m.json'],
};
/** Speeds up starts, and differs in each build: the image gets one of its own. */
const COMPILE_CACHE = join(ROOT, 'dist', 'compile-cache');
/** Files that only compilers read. */
const FOR_COMPILERS = /\.(cc|h|gyp|d\.[cm]?ts)$/;
const NOTICE = /^(licen[cs]e|copying|notice)/i;

/**
 * An installed package.
 * @typedef {{
 *   name: string, version: string, license?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 * }} Manifest
 */

const [target] = argv.slice(2);
if (target === undefined || existsSync(target)) throw new Error('Name a folder that does not exist yet.');
assemble(target);

/** @param {string} image a folder that does not exist */
function assemble(image) {
  mkdirSync(image, { recursive: true });
  for (const name of COPIED) {
    const filter = (/** @type {string} */ path) => path !== COMPILE_CACHE;
    cpSync(join(ROOT, name), join(image, name), { recursive: true, filter });
  }
  const { dependencies = {} } = manifestOf(ROOT);
  const loaded = new Set(
    Object.entries(LOADED_AT_RUN_TIME).flatMap(([name, files]) => copyPackage(name, files, image)),
  );
  const bundled = Object.keys(dependencies).flatMap((name) => [...withDependencies(folderOf(name, ROOT))]);
  const notices = [...new Set(bundled)].filter((folder) => !loaded.has(folder)).map(noticeOf);
  writeFileSync(join(image, 'LICENSES-OF-PACKAGES.txt'), notices.sort().join('\n'));
  writeFileSync(join(image, 'SHA256SUMS'), sumsOf(image));
}

/**
 * @param {string} image
 * @returns {string} as sha256sum writes it
 */
function sumsOf(image) {
  const files = readdirSync(image, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(image, path)).isFile())
    .sort();
  const sums = files.map((path) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(image, path)))
      .digest('hex');
    return `${digest}  ${path}\n`;
  });
  return sums.join('');
}

/**
 * @param {string} name
 * @param {readonly string[] | null} files
 * @param {string} image
 * @returns {string[]} the folders of the packages that were copied
 */
function copyPackage(name, files, image) {
  const folder = folderOf(name, ROOT);
  if (folder === undefined) throw new Error(`${name} is not installed. Run: npm ci`);
  const packages = files === null ? [...withDependencies(folder)] : [folder];
  for (const from of packages) {
    const names = files === null ? readdirSync(from) : [...files, 'package.json', ...noticesIn(from)];
    for (const file of names) {
      if (file === 'node_modules') continue;
      const to = join(image, relative(ROOT, from), file);
      cpSync(join(from, file), to, { recursive: true, filter: (path) => !FOR_COMPILERS.test(path) });
    }
  }
  return packages;
}

/**
 * @param {string | undefined} folder of a package; undefined: it is optional, and not for this platform
 * @param {Set<string>} found
 * @returns {Set<string>} the folders of the package and of all that it needs
 */
function withDependencies(folder, found = new Set()) {
  if (folder === undefined || found.has(folder)) return found;
  found.add(folder);
  const { dependencies, optionalDependencies } = manifestOf(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    withDependencies(folderOf(name, folder), found);
  }
  return found;
}

/**
 * Where Node finds a package.
 * @param {string} name
 * @param {string} from the folder of the package that imports it
 * @returns {string | undefined}
 */
function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : folderOf(name, dirname(from));
}

/** @param {string} folder of a package that is in the bundle, without its files */
function noticeOf(folder) {
  const { name, version, license } = manifestOf(folder);
  const texts = noticesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts, ''].join('\n\n');
}

/** @param {string} folder */
function noticesIn(folder) {
  return readdirSync(folder).filter((name) => NOTICE.test(name));
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
