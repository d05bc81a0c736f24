/**
 * Loaded into a bot's process before the bot: when whoever started it is gone, killed perhaps, its standard input closes,
 * and the bot ends in good order. JavaScript, so that a built bot needs nothing that reads TypeScript.
 */
import { kill, pid, stdin } from 'node:process';

stdin.on('close', () => kill(pid, 'SIGTERM'));
stdin.resume();
// A pipe, which alone must not keep the process alive.
if ('unref' in stdin) stdin.unref();
