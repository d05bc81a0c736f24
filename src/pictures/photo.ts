/** A photo that is loaded when it is drawn, so that a picture that waits holds none in memory. */
export interface PhotoSource {
  /** The same for the same photo only. */
  readonly key: string;
  /** The file, whose memory is given back when it is drawn; null: it can't be loaded. Must not reject. */
  load(): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A photo, or where it comes from. */
export type Photo = Uint8Array | PhotoSource;

/**
 * Loads a photo, and gives its memory back after its use: until the garbage collector does, dozens of them would pile up.
 * @param use of the file; null: it can't be loaded
 */
export async function withBytes<T>(photo: Photo, use: (bytes: Uint8Array | null) => Promise<T>): Promise<T> {
  if (photo instanceof Uint8Array) return use(photo);
  const bytes = await photo.load();
  try {
    return await use(bytes);
  } finally {
    // Node.js keeps small files together in one buffer, which others use as well.
    if (bytes !== null && bytes.byteLength === bytes.buffer.byteLength) bytes.buffer.transfer(0);
  }
}
