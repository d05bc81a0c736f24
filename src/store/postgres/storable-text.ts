/** PostgreSQL stores no NUL, and no half of a surrogate pair; JSON from elsewhere may contain both. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** The same as `JSON.stringify` writes them. */
const UNSTORABLE_IN_JSON = /\\u(?:0000|d[89a-f])/;

/** A value of a parameter as PostgreSQL accepts it: otherwise one event with such a text would keep all with it from being stored. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? storableText(value) : value;
  if (!Array.isArray(value)) return value;
  // Records are sent as JSON.
  const json = JSON.stringify(value);
  return UNSTORABLE_IN_JSON.test(json) ? JSON.stringify(value, storableMember) : json;
}

const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

const storableMember = (_name: string, member: unknown): unknown =>
  typeof member === 'string' ? storableText(member) : member;
