import * as z from 'zod';

/** The value of a JSON text; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An external list without the elements that the schema rejects, so that one of them doesn't hide the others. */
export const readableList = <T extends z.ZodType>(element: T) =>
  z.array(z.unknown()).transform((elements) => readableElements(element, elements));

/** Same as {@link readableList}; null if missing or not a list. */
export const readableListOrNull = <T extends z.ZodType>(element: T) =>
  readableList(element).nullish().catch(null);

/** The elements that the schema accepts. */
export function readableElements<T extends z.ZodType>(
  element: T,
  elements: readonly unknown[],
): z.output<T>[] {
  return elements.flatMap((one) => {
    const parsed = element.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}
