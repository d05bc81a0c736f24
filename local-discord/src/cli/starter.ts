import { fstatSync } from 'node:fs';

const CHECK_MS = 500;

/**
 * Calls back when whoever started the program is gone: the pipe that is its input is closed, or npx has ended, which
 * ends the shell around this program but not the program. A terminal, a file or nothing as its input say nothing, so
 * that it can run in the background.
 */
export function onStarterGone(act: () => void): void {
  if (isPipe(process.stdin.fd)) process.stdin.resume().once('close', act).unref();
  if (process.env['npm_command'] === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    act();
  }, CHECK_MS).unref();
}

function isPipe(fd: number): boolean {
  try {
    const file = fstatSync(fd);
    return file.isFIFO() || file.isSocket();
  } catch {
    return false;
  }
}
