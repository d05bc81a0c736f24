import { Tag, VERSION } from './etf-tags.ts';

/** The value of a term. Integers beyond 2^53, such as snowflakes, become text. Throws on unsupported terms. */
export function decodeEtf(bytes: Buffer): unknown {
  const reader = new Reader(bytes);
  if (reader.byte() !== VERSION) throw new Error('Not a term of version 131');
  const value = reader.term();
  if (!reader.isAtEnd) throw new Error('More than one term');
  return value;
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  take(length: number): Buffer {
    const taken = this.#bytes.subarray(this.#at, this.#at + length);
    if (taken.length < length) throw new Error('The term ends too early');
    this.#at += length;
    return taken;
  }

  byte = (): number => this.take(1).readUInt8();
  #short = () => this.take(2).readUInt16BE();
  #long = () => this.take(4).readUInt32BE();

  term(): unknown {
    const tag = this.byte();
    if (tag === Tag.smallInteger) return this.byte();
    if (tag === Tag.integer) return this.take(4).readInt32BE();
    if (tag === Tag.float) return this.take(8).readDoubleBE();
    if (tag === Tag.smallBig) return this.#big(this.byte());
    if (tag === Tag.binary) return this.take(this.#long()).toString();
    if (tag === Tag.atom || tag === Tag.utf8Atom) return atomValue(this.take(this.#short()).toString());
    if (tag === Tag.smallAtom || tag === Tag.smallUtf8Atom) {
      return atomValue(this.take(this.byte()).toString());
    }
    if (tag === Tag.nil) return [];
    // Erlang encodes a list of bytes, such as the shard [0, 1], this way.
    if (tag === Tag.string) return [...this.take(this.#short())];
    if (tag === Tag.list) return this.#list(this.#long());
    if (tag === Tag.map) return this.#map(this.#long());
    throw new Error(`Unknown tag ${tag}`);
  }

  #big(digits: number): number | string {
    const isNegative = this.byte() === 1;
    const magnitude = this.take(digits).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
    const value = isNegative ? -magnitude : magnitude;
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  }

  #list(length: number): unknown[] {
    const items: unknown[] = [];
    for (let index = 0; index < length; index += 1) items.push(this.term());
    if (this.byte() !== Tag.nil) throw new Error('An improper list');
    return items;
  }

  #map(size: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    for (let index = 0; index < size; index += 1) {
      // Atoms as keys are a decode error on Discord (developers/events/gateway#using-etf-encoding).
      if (this.byte() !== Tag.binary) throw new Error('A key that is no binary');
      entries.push([this.take(this.#long()).toString(), this.term()]);
    }
    return Object.fromEntries(entries);
  }
}

function atomValue(name: string): string | boolean | null {
  if (name === 'nil' || name === 'null') return null;
  return name === 'true' || (name === 'false' ? false : name);
}
