import { Tag, VERSION } from './etf-tags.ts';

/**
 * Encodes a JSON value as a term: maps with binaries as keys, lists, binaries, integers, floats and the atoms
 * nil, true and false.
 */
export function encodeEtf(value: unknown): Buffer {
  const parts = [Buffer.of(VERSION)];
  write(parts, value);
  return Buffer.concat(parts);
}

function write(parts: Buffer[], value: unknown): void {
  if (typeof value === 'string') parts.push(sized(Tag.binary, Buffer.byteLength(value)), Buffer.from(value));
  else if (typeof value === 'number') parts.push(number(value));
  else if (typeof value === 'boolean') parts.push(atom(String(value)));
  else if (Array.isArray(value)) writeList(parts, value);
  else if (typeof value === 'object' && value !== null) writeMap(parts, value);
  else parts.push(atom('nil'));
}

function writeList(parts: Buffer[], list: readonly unknown[]): void {
  if (list.length > 0) parts.push(sized(Tag.list, list.length));
  for (const item of list) write(parts, item);
  parts.push(Buffer.of(Tag.nil));
}

function writeMap(parts: Buffer[], map: object): void {
  // As in JSON, undefined values are omitted.
  const entries = Object.entries(map).filter(([, value]) => value !== undefined);
  parts.push(sized(Tag.map, entries.length));
  for (const [key, value] of entries) {
    write(parts, key);
    write(parts, value);
  }
}

function number(value: number): Buffer {
  // As in JSON, infinity becomes null.
  if (!Number.isFinite(value)) return atom('nil');
  if (!Number.isSafeInteger(value)) {
    const bytes = Buffer.alloc(9, Tag.float);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (value >= 0 && value <= 0xff) return Buffer.of(Tag.smallInteger, value);
  if (value === (value | 0)) {
    const bytes = Buffer.alloc(5, Tag.integer);
    bytes.writeInt32BE(value, 1);
    return bytes;
  }
  const magnitude = Buffer.alloc(8);
  magnitude.writeBigUInt64LE(BigInt(Math.abs(value)));
  const digits = magnitude.findLastIndex((byte) => byte !== 0) + 1;
  return Buffer.concat([Buffer.of(Tag.smallBig, digits, value < 0 ? 1 : 0), magnitude.subarray(0, digits)]);
}

function sized(tag: number, size: number): Buffer {
  const bytes = Buffer.alloc(5, tag);
  bytes.writeUInt32BE(size, 1);
  return bytes;
}

function atom(name: string): Buffer {
  return Buffer.concat([Buffer.of(Tag.atom, 0, name.length), Buffer.from(name)]);
}
