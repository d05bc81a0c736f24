/** The minimum for receiving messages: parses and drops frames, and answers heartbeats. */
import { WebSocket } from 'ws';
import { z } from 'zod';

const gateway = z.object({ url: z.string() });
const frame = z.object({ op: z.number(), t: z.string().nullish() });

const found = await fetch(`${process.env['DISCORD_API_URL']}/v10/gateway/bot`);
const socket = new WebSocket(gateway.parse(await found.json()).url);
const send = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));

socket.once('open', () => send(2, { intents: Number(process.env['INTENTS']) }));
socket.on('message', (raw) => {
  const { op, t } = frame.parse(JSON.parse(raw.toString()));
  if (op === 1) send(1, null);
  if (t === 'READY') process.stdout.write('ready\n');
});
process.once('SIGTERM', () => process.exit(0));
