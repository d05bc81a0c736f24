/**
 * Loaded into a bot's process before the bot. When the parent process ends, even by SIGKILL, the bot's standard input
 * closes and the bot shuts down. This is JavaScript, so that a built bot starts without stripping types.
 */
import { kill, pid, stdin } from 'node:process';

stdin.on('close', () => kill(pid, 'SIGTERM'));
stdin.resume();
// The pipe alone must not keep the process alive.
if ('unref' in stdin) stdin.unref();
