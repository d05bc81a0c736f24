import * as z from 'zod';

/** The address of a PostgreSQL database. Its user may have another password in PGPASSWORD or a client certificate. */
export const postgresUrl = z
  .string()
  .transform((value) => withSafeTls(withHost(value.trim())))
  .refine(
    isPostgresUrl,
    'must be like postgres://user:password@host:5432/database; in the password, write signs such as # / : @ % as %23 %2F %3A %40 %25',
  );

/** PostgreSQL's own tools accept an address without a host, when a parameter names the folder of a socket. */
function withHost(value: string): string {
  return /[?&]host=/.test(value) ? value.replace(/^(\w+:\/\/[^@/?]*@)\//, '$1localhost/') : value;
}

/** The driver checks the certificate in all of these modes, and warns on stderr that a later version will not. */
function withSafeTls(value: string): string {
  if (/[?&]uselibpqcompat=true/.test(value)) return value;
  return value.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, 'verify-full');
}

function isPostgresUrl(value: string): boolean {
  const parsed = URL.parse(value);
  if (parsed === null || !['postgres:', 'postgresql:'].includes(parsed.protocol) || parsed.hash !== '')
    return false;
  const names = [parsed.username, parsed.password, parsed.pathname.slice(1)];
  if (!names.every(isDecodable) || parsed.pathname.length < 2) return false;
  // A host in a parameter is the folder of a socket.
  return parsed.hostname !== '' || parsed.searchParams.has('host');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The passwords in an address, also in one that is not usable. */
export function databaseSecrets(value: string): string[] {
  const parsed = URL.parse(value.trim());
  // What stands between the first colon and the last @, as in an address whose password is not encoded.
  const written = /^\s*\w+:\/\/[^:@/]*:(?<password>.*)@/s.exec(value)?.groups?.['password'];
  const given = [written, parsed?.password, parsed?.searchParams.get('password')].flatMap((secret) =>
    secret ? [secret] : [],
  );
  return given.flatMap((secret) => (isDecodable(secret) ? [secret, decodeURIComponent(secret)] : [secret]));
}
