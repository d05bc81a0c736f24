import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '../../context.ts';
import type { Router } from '../../rest/router.ts';

/** The keys of OpenID Connect. */
export function publicKeyOperations({ handleOpen }: Router, _context: Context): void {
  // Created lazily: generating a key takes a while, and few bots ask.
  let key: Promise<object> | null = null;
  handleOpen(
    'get_public_keys',
    async () => {
      key ??= newKey();
      return { keys: [await key] };
    },
    { partly: 'one key, with which nothing is signed' },
  );
}

async function newKey(): Promise<object> {
  const { publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'local-discord' };
}
