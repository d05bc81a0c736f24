import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * A module of `inside/` as JavaScript: what reads TypeScript would take more memory in the bot's process than the bot.
 * Below the checkout, where its packages are found.
 */
export async function preload(name: 'clock' | 'database-size' | 'memory'): Promise<URL> {
  const built = new URL(`../.cache/drills/${name}.js`, import.meta.url);
  await build({
    entryPoints: [fileURLToPath(new URL(`inside/${name}.ts`, import.meta.url))],
    outfile: fileURLToPath(built),
    format: 'esm',
    platform: 'node',
  });
  return built;
}
