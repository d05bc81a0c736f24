import { z } from 'zod';
import { Permission } from '../world/permissions.ts';

export const id = z.string().regex(/^\d{17,20}$/, 'must be an id');
const permissionNames = Object.keys(Permission) as (keyof typeof Permission)[];
/** Permissions: a list of names, or their bits as Discord's API writes them, a decimal number in a string. */
export const permissions = z.union([
  z.string().regex(/^\d+$/, 'must be a decimal number in a string, or a list of names').transform(BigInt),
  z
    .array(z.enum(permissionNames))
    .transform((names) => names.reduce((bits, name) => bits | Permission[name], 0n)),
]);
export const jsonObject = z.record(z.string(), z.unknown());

/** A pattern, as the text of a regular expression. */
export const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source);
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) });
    return z.NEVER;
  }
});

/** What a call over HTTP does with its body. */
export interface Handler {
  (body: unknown): unknown;
  /** The fields of the body; those that may be left out end with `?`. */
  readonly fields: readonly string[];
}

/** A call whose body has these fields. */
export function call<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (given: z.output<z.ZodObject<Shape>>) => unknown,
): Handler {
  const schema = z.strictObject(shape);
  const handle = (body: unknown) => run(schema.parse(body) as z.output<z.ZodObject<Shape>>);
  return Object.assign(handle, { fields: fieldsOf(schema) });
}

/** The names of the fields of an object's schema. */
export function fieldsOf({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).map(([name, field]) =>
    z.object({ [name]: field }).safeParse({}).success ? `${name}?` : name,
  );
}
