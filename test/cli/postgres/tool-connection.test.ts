import { afterEach, expect, it, vi } from 'vitest';
import { toolConnection } from '../../../src/cli/backup/postgres.ts';

afterEach(() => void vi.unstubAllEnvs());

const SERVER = 'postgres://haulmate:hush%20hush@db.example.org:5432/haulmate';

it('keeps the password out of the arguments', () => {
  const { uri, environment } = toolConnection(SERVER);
  expect(uri).toBe('postgres://haulmate@db.example.org:5432/haulmate');
  expect(environment['PGPASSWORD']).toBe('hush hush');
});

it('has the tools accept the authorities that the bot accepts', () => {
  vi.stubEnv('NODE_EXTRA_CA_CERTS', '/etc/own-ca.pem');
  expect(toolConnection(`${SERVER}?sslmode=verify-full`).environment['PGSSLROOTCERT']).toBe(
    '/etc/own-ca.pem',
  );
  vi.stubEnv('NODE_EXTRA_CA_CERTS', '');
  expect(toolConnection(`${SERVER}?sslmode=verify-full`).environment['PGSSLROOTCERT']).toMatch(
    /^(\/etc\/.*\.crt|system)$/,
  );
});

it('checks no certificate where the bot checks none', () => {
  const { uri, environment } = toolConnection(`${SERVER}?sslmode=no-verify`);
  expect(uri).toContain('sslmode=require');
  expect(environment).not.toHaveProperty('PGSSLROOTCERT');
});
