export function isPostgresUrl(address: string): boolean {
  return /^postgres(ql)?:\/\//i.test(address);
}

export function describeAddress(address: string): string {
  if (!isPostgresUrl(address)) return address;
  const url = URL.parse(address);
  // Also drops the parameters, which can hold a password.
  return url === null
    ? 'DATABASE_URL'
    : `postgres://${url.username === '' ? '' : `${url.username}@`}${url.host}${url.pathname}`;
}

export function namesIn(url: string): { readonly user: string; readonly database: string } {
  const { username, pathname } = new URL(url);
  return { user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
}
