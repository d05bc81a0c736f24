const REDACTED = '[Redacted]';

/** Shorter ones are words of any text: redacting them would leave nothing to read. */
const SHORTEST_SECRET = 4;
/** A secret that was cut off is redacted from this length on. */
const SHORTEST_PART = 8;

export interface Redact {
  /** Any text. */
  text(text: string): string;
  /** One line of JSON; the result is JSON, too. */
  json(line: string): string;
}

/**
 * Takes secrets out of texts by their value: as they are, URL-encoded, in base64, and cut off at their end.
 * @param secrets the ones in use
 */
export function createRedact(secrets: readonly string[]): Redact {
  const forms = [...new Set(secrets.filter(({ length }) => length >= SHORTEST_SECRET).flatMap(formsOf))];
  if (forms.length === 0) return { text: (text) => text, json: (line) => line };
  // The longest first: one form can begin like another.
  const ordered = forms.toSorted((a, b) => b.length - a.length);
  const pattern = patternOf(ordered);
  const inJson = patternOf([...new Set([...ordered, ...ordered.map(escaped)])]);
  const text = (plain: string) => plain.replace(pattern, REDACTED);
  return {
    text,
    json(line) {
      // Hardly any line holds a secret: only those lines are parsed.
      inJson.lastIndex = 0;
      if (!inJson.test(line)) return line;
      return `${JSON.stringify(redacted(JSON.parse(line), text))}\n`;
    },
  };
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  // Within longer base64, such as that of `user:secret`, a secret can begin at any of three offsets; its first and last
  // characters there depend on its neighbours.
  const encoded = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const whole = Math.floor(shifted.length / 3) * 4;
    return shifted.toString('base64').slice(offset === 0 ? 0 : 4, whole);
  });
  const base64 = encoded.filter(({ length }) => length >= SHORTEST_PART);
  const base64url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [secret, encodeURIComponent(secret.toWellFormed()), ...base64, ...base64url];
}

function escaped(form: string): string {
  return JSON.stringify(form).slice(1, -1);
}

/** Matches each form, and any beginning of it that is long enough. */
function patternOf(forms: readonly string[]): RegExp {
  return new RegExp(forms.map(beginningsOf).join('|'), 'g');
}

function beginningsOf(form: string): string {
  const characters = [...form].map((character) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const least = characters.slice(0, SHORTEST_PART).join('');
  return characters
    .slice(SHORTEST_PART)
    .reduceRight((rest, character) => `(?:${character}${rest})?`, '')
    .replace(/^/, () => least);
}

function redacted(value: unknown, text: (plain: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') {
    const plain = String(value);
    return text(plain) === plain ? value : text(plain);
  }
  if (Array.isArray(value)) return value.map((item) => redacted(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [text(name), redacted(item, text)]));
}
