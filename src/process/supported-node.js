/**
 * Whether Haulmate runs on a version of Node.js; `engines` in package.json says the same. Plain JavaScript,
 * so that an old Node.js can read it.
 * @param {string} version such as `26.10.0`
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 19);
}
