/**
 * The minimum for accepting events durably: checks the signature, inserts a row with the digest, and commits
 * all concurrent requests together. Doesn't parse, enqueue or log anything.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import SQLite from 'better-sqlite3';
import fastify from 'fastify';

const { PORT, DATABASE_PATH = '', SECRET = '' } = process.env;
const database = new SQLite(DATABASE_PATH);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec('CREATE TABLE events (digest TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID');
const insert = database.prepare('INSERT INTO events VALUES (?, ?) ON CONFLICT DO NOTHING');

let waiting: { readonly body: Buffer; readonly done: () => void }[] = [];
const commit = database.transaction((group: typeof waiting) => {
  for (const { body } of group) {
    insert.run(createHash('sha256').update(body).digest('hex'), body.toString());
  }
});

const app = fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.post<{ Body: Buffer }>('/webhook', async ({ body, headers }, reply) => {
  const given = Buffer.from(String(headers['x-reps-signature']), 'hex');
  if (!timingSafeEqual(createHmac('sha256', SECRET).update(body).digest(), given))
    return reply.code(401).send();
  await new Promise<void>((done) => {
    waiting.push({ body, done });
    if (waiting.length > 1) return;
    setImmediate(() => {
      const group = waiting;
      waiting = [];
      commit.immediate(group);
      for (const one of group) one.done();
    });
  });
  return { status: 'accepted' };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write('ready\n');
process.once('SIGTERM', () => process.exit(0));
