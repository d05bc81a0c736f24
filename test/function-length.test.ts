import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { ROOT, sourceFilesBelow } from './support/source-files.ts';

const MAX_LINES = 50;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childrenOf(parent: Node): Node[] {
  return Object.values(parent).flat().filter(isNode);
}

/** The object that a factory returns: its methods are functions that are counted one by one. */
function returnedObject(fn: Node): Node | undefined {
  const body = childrenOf(fn).find(({ type }) => type === 'BlockStatement');
  return (body === undefined ? [] : childrenOf(body))
    .filter(({ type }) => type === 'ReturnStatement')
    .flatMap(childrenOf)
    .find(({ type }) => type === 'ObjectExpression');
}

/** `file:line lines` of each function that is too long, without the object that it returns. */
function longFunctions(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const linesOf = ({ start, end }: Node) => text.slice(start, end).split('\n').length;
  const found: string[] = [];
  const visit = (parent: Node): void => {
    if (FUNCTIONS.has(parent.type)) {
      const object = returnedObject(parent);
      const lines = linesOf(parent) - (object === undefined ? 0 : linesOf(object) - 1);
      if (lines > MAX_LINES) found.push(`${file}:${text.slice(0, parent.start).split('\n').length} ${lines}`);
    }
    childrenOf(parent).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}

it(`no function has more than ${MAX_LINES} lines, the methods that a factory returns counted one by one`, () => {
  const files = ['src', 'local-discord', 'sandbox', 'contract', 'bench', 'drills', 'reference']
    .flatMap(sourceFilesBelow)
    .filter((file) => !file.startsWith('local-discord/test/'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(longFunctions)).toEqual([]);
});
