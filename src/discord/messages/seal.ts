import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Seal = ReturnType<typeof createSeal>;

/**
 * Encrypts and authenticates content for custom ids, so that only this bot can read it: AES-256-GCM with a key derived from a
 * secret that does not change, so tokens survive restarts. A token reveals nothing about its content, not even whether two are
 * equal.
 */
export function createSeal(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'haulmate custom ids, version 1', 32));
  const options = { authTagLength: TAG_BYTES };
  return {
    /** @param boundTo purpose and channel; the token opens only for exactly these */
    close(content: Buffer, boundTo: readonly string[]): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, options).setAAD(dataOf(boundTo));
      const sealed = [nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },
    /** Null unless this bot sealed the token for exactly this purpose and channel. */
    open(token: string, boundTo: readonly string[]): Buffer | null {
      const sealed = Buffer.from(token, 'base64url');
      // Node ignores characters outside base64url, and several texts can decode to the same bytes.
      if (sealed.length < NONCE_BYTES + TAG_BYTES || sealed.toString('base64url') !== token) return null;
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, options).setAAD(dataOf(boundTo));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** JSON, so that different lists never become the same bytes. */
function dataOf(boundTo: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(boundTo));
}
