import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const FOLDER = '../../test/tls/';

/** Where the certificate for 127.0.0.1 is. */
export const CERT_FILE = fileURLToPath(new URL(`${FOLDER}cert.pem`, import.meta.url));

/** It and its key. */
export const tls = {
  cert: readFileSync(CERT_FILE),
  key: readFileSync(new URL(`${FOLDER}key.pem`, import.meta.url)),
};

/** What is at a URL of the local Discord, with trust in this certificate. */
export async function textAt(url: string): Promise<string> {
  if (!url.startsWith('https:')) return (await fetch(url)).text();
  const [response] = await once(get(url, { ca: tls.cert }), 'response');
  return text(response);
}
