import { z } from 'zod';

const union = z.array(z.object({ $ref: z.string() })).min(2);
const typed = z.object({ properties: z.object({ type: z.object({ enum: z.array(z.number()) }) }) });

/**
 * Rewrites unions whose members differ by `type` into "unless the type is another, this". The verdict stays the same,
 * the complaints speak only of the member that was meant, and fewer schemas are tried.
 */
export function chosenByType(node: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(node)) return node.map((part) => chosenByType(part, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).flatMap(([key, part]): [string, unknown][] => {
    const members = key === 'oneOf' || key === 'anyOf' ? typedMembers(part, schemas) : null;
    return members === null ? [[key, chosenByType(part, schemas)]] : [['allOf', conditions(members)]];
  });
  return Object.fromEntries(entries);
}

interface Member {
  readonly $ref: string;
  readonly types: readonly number[];
}

function typedMembers(part: unknown, schemas: Readonly<Record<string, unknown>>): Member[] | null {
  const refs = union.safeParse(part);
  if (!refs.success) return null;
  const members: Member[] = [];
  for (const { $ref } of refs.data) {
    const schema = typed.safeParse(schemas[$ref.replace('#/components/schemas/', '')]);
    if (!schema.success) return null;
    members.push({ $ref, types: schema.data.properties.type.enum });
  }
  return members;
}

function conditions(members: readonly Member[]): unknown[] {
  const all = members.flatMap(({ types }) => types);
  return [
    { type: 'object', required: ['type'], properties: { type: { enum: all } } },
    ...members.map(({ $ref, types }) => ({
      if: { properties: { type: { not: { enum: types } } } },
      else: { $ref },
    })),
  ];
}
