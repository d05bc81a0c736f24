import { constants, deflateRawSync } from 'node:zlib';

/** The head of a zlib stream with a window of 32 KB (RFC 1950). */
const HEAD = Buffer.of(0x78, 0x9c);
const WINDOW = 32_768;

/**
 * Compresses messages into one endless zlib stream. Each ends in `00 00 FF FF` (Z_SYNC_FLUSH) and may refer
 * to earlier ones: the most recent output is the next message's dictionary, so no asynchronous stream is
 * needed.
 */
export function createZlibStream(): (message: Buffer) => Buffer {
  let written: Buffer = Buffer.alloc(0);
  let head = HEAD;
  return (message) => {
    const compressed = deflateRawSync(message, {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(written.length > 0 ? { dictionary: written } : {}),
    });
    const packet = Buffer.concat([head, compressed]);
    head = Buffer.alloc(0);
    written = Buffer.concat([written, message.subarray(-WINDOW)]).subarray(-WINDOW);
    return packet;
  };
}
