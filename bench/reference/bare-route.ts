/** Fastify answering a POST, without a signature or a database. */
import fastify from 'fastify';

const app = fastify();
app.post('/webhook', async () => ({ status: 'accepted' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.stdout.write('ready\n');
process.once('SIGTERM', () => process.exit(0));
