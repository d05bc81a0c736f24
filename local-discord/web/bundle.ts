import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The page's script and style sheet. */
export interface PageBundle {
  readonly js: string;
  readonly css: string;
}

const BUILT = {
  js: new URL('built/app.js', import.meta.url),
  css: new URL('built/app.css', import.meta.url),
};

/** The plain page, bundled when this package was built; null in a checkout. */
export function builtPage(): PageBundle | null {
  if (!existsSync(BUILT.js)) return null;
  return { js: readFileSync(BUILT.js, 'utf8'), css: readFileSync(BUILT.css, 'utf8') };
}

/** Bundles a script that calls `startPage`, with the style sheets that it imports. Needs esbuild and preact. */
export async function bundlePage(entry: URL): Promise<PageBundle> {
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: { app: fileURLToPath(entry) },
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const text = (ending: string) => result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { js: text('.js'), css: text('.css') };
}
