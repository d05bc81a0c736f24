import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Certificate } from '../start.ts';
import { type CliOptions, UsageError } from './options.ts';

/** The certificate that the command line names, or null. */
export function certificateFrom({
  'tls-cert': certFile,
  'tls-key': keyFile,
}: CliOptions): Certificate | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined)
    throw new UsageError('--tls-key needs --tls-cert, the file with the certificate');
  if (keyFile === undefined)
    throw new UsageError('--tls-cert needs --tls-key, the file with its private key');
  const certificate = { cert: contentOf(certFile), key: contentOf(keyFile) };
  try {
    createSecureContext(certificate);
  } catch {
    throw new UsageError(`${certFile} and ${keyFile} are no certificate and its private key in PEM`);
  }
  return certificate;
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}
