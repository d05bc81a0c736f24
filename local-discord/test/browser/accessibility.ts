import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Rules that somebody using a screen reader or little contrast would notice; empty is good.
 * @param within a part of the page, by its selector
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axeSource);
  const result = (await page.evaluate(`axe.run(${JSON.stringify(within)})`)) as {
    violations: { id: string; nodes: { html: string }[] }[];
  };
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
