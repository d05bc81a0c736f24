const REDACTED = '[Redacted]';

/** Fields with these names are redacted, whatever they hold. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['token', 'key', 'authorization', 'secret']);
const SECRET_FIELD = new RegExp(`"(?:${[...SECRET_FIELDS].join('|')})":`);

/** Shorter secrets occur in any text: redacting them would make logs unreadable. */
const SHORTEST_SECRET = 4;
/** A secret's prefix is redacted from this length on, since errors cut off what they quote. */
const SHORTEST_PART = 8;

/** Redacts secrets in plain form, as encoded in URLs, forms, JSON and base64, and cut off at the end. */
export function createRedactor(secrets: readonly string[]) {
  const forms = secrets.filter(({ length }) => length >= SHORTEST_SECRET).flatMap(formsOf);
  const pattern = patternOf(forms);
  const inJson = patternOf([...forms, ...forms.map(escaped)]);
  const text = (plain: string) => plain.replace(pattern, REDACTED);
  return {
    text,
    /** Redacts one line of JSON, and its fields whose names suggest a secret; the result is JSON, too. */
    json(line: string): string {
      // Few lines contain a secret, and only those are parsed.
      inJson.lastIndex = 0;
      if (!SECRET_FIELD.test(line) && !inJson.test(line)) return line;
      return `${JSON.stringify(redacted(JSON.parse(line), text))}\n`;
    },
  };
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // Within longer base64, such as that of `user:secret`, a secret can begin at any of three offsets; its
  // first and last characters there depend on what surrounds it.
  const encoded = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const whole = Math.floor(shifted.length / 3) * 4;
    return shifted.toString('base64').slice(offset === 0 ? 0 : 4, whole);
  });
  const base64 = encoded.filter(({ length }) => length >= SHORTEST_PART);
  const base64url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [secret, escaped(secret), ...urlEncodings(secret.toWellFormed()), ...base64, ...base64url];
}

/** A secret as encoded in URLs and forms. Encoders differ in what they escape, and in the case of the escapes. */
function urlEncodings(secret: string): string[] {
  const form = new URLSearchParams({ '': secret }).toString().slice('='.length);
  return [encodeURIComponent(secret), encodeURI(secret), form].flatMap((text) => [
    text,
    text.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase()),
  ]);
}

function escaped(form: string): string {
  return JSON.stringify(form).slice(1, -1);
}

/** A trie of the forms: those with a common prefix share its branches. */
interface Branch {
  readonly next: Map<string, Branch>;
  /** Whether the text up to here is redacted even if the rest of the form does not follow. */
  isEnough: boolean;
}

/** Matches each form, and each prefix that is long enough, as far as possible. */
function patternOf(forms: readonly string[]): RegExp {
  if (forms.length === 0) return /(?!)/g;
  const root: Branch = { next: new Map(), isEnough: false };
  for (const form of forms) {
    let branch = root;
    const characters = [...form];
    const enough = Math.min(characters.length, SHORTEST_PART);
    for (const [index, character] of characters.entries()) {
      const known: Branch = branch.next.get(character) ?? { next: new Map(), isEnough: false };
      branch.next.set(character, known);
      branch = known;
      branch.isEnough ||= index + 1 >= enough;
    }
  }
  return new RegExp(sourceOf(root), 'g');
}

function sourceOf({ next, isEnough }: Branch): string {
  if (next.size === 0) return '';
  const branches = [...next].map(
    ([character, branch]) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&') + sourceOf(branch),
  );
  return `(?:${branches.join('|')})${isEnough ? '?' : ''}`;
}

function redacted(value: unknown, text: (plain: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') {
    const plain = String(value);
    return text(plain) === plain ? value : text(plain);
  }
  if (Array.isArray(value)) return value.map((item) => redacted(item, text));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, item]) => [
    text(name),
    SECRET_FIELDS.has(name) ? REDACTED : redacted(item, text),
  ]);
  return Object.fromEntries(fields);
}
