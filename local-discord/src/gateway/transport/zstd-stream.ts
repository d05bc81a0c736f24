/** The magic number, a frame without size and checksum, and a window of 128 KB (RFC 8878, 3.1.1). */
const HEAD = Buffer.of(0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x38);
/** The largest block in that window. */
const MAX_BLOCK = 131_072;

/**
 * Writes messages into one endless zstd frame, in blocks that any decompressor can read at once. The blocks are raw: clients
 * can't tell the difference, and no library for Node.js 20 compresses zstd as a stream.
 */
export function createZstdStream(): (message: Buffer) => Buffer {
  let head = HEAD;
  return (message) => {
    const packet = Buffer.concat([head, ...blocks(message)]);
    head = Buffer.alloc(0);
    return packet;
  };
}

function* blocks(message: Buffer): Generator<Buffer> {
  for (let at = 0; at < message.length; at += MAX_BLOCK) {
    const content = message.subarray(at, at + MAX_BLOCK);
    const header = Buffer.alloc(3);
    // Bit 0: the last block (never), bits 1 and 2: the type (0, raw), then the size.
    header.writeUIntLE(content.length << 3, 0, 3);
    yield header;
    yield content;
  }
}
