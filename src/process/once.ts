/** Creates a value on first use, and remembers it. */
export function once<T>(create: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  return () => {
    cached ??= { value: create() };
    return cached.value;
  };
}
