import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Compiles a module of `preloads/` to JavaScript: a TypeScript loader would take more memory in the bot's
 * process than the bot. The output is inside the checkout, where its packages are found.
 */
export async function buildPreload(
  name: 'clock' | 'database-size' | 'memory' | 'sent-at' | 'turns',
): Promise<URL> {
  const built = new URL(`../.cache/drills/${name}.js`, import.meta.url);
  await build({
    entryPoints: [fileURLToPath(new URL(`preloads/${name}.ts`, import.meta.url))],
    outfile: fileURLToPath(built),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
  });
  return built;
}
