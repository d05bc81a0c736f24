import { expect, it } from 'vitest';
import { createLineOutput } from '../../src/process/line-output.ts';

/** A disk with room for some bytes. */
function createDisk(room: number, code = 'ENOSPC') {
  const disk = { room, content: '', attempts: 0 };
  const output = createLineOutput(
    (bytes) => {
      disk.attempts += 1;
      if (disk.room === 0) throw Object.assign(new Error('refused'), { code });
      const written = bytes.subarray(0, disk.room);
      disk.room -= written.length;
      disk.content += written.toString();
      return written.length;
    },
    () => {},
  );
  return { disk, output };
}

it('writes everything, also when a write takes only a part', () => {
  const parts: string[] = [];
  const output = createLineOutput((bytes) => {
    parts.push(bytes.subarray(0, 3).toString());
    return Math.min(3, bytes.length);
  });
  output.write('first\nsecond\n');
  expect(parts.join('')).toBe('first\nsecond\n');
  expect(output.dropped()).toBe(0);
});

it('drops and counts the lines that have no room, and writes the later ones whole', () => {
  const { disk, output } = createDisk(9);
  output.write('first\nsecond\nthird\n');
  output.write('fourth\n');
  expect(disk.content).toBe('first\nsec');
  expect(output.dropped()).toBe(3);
  disk.room = 100;
  output.write('fifth\nsixth\n');
  expect(disk.content).toBe('first\nsec\nfifth\nsixth\n');
  expect(output.dropped()).toBe(3);
});

it('adds no empty line after a gap between whole lines', () => {
  const { disk, output } = createDisk(6);
  output.write('first\nsecond\n');
  disk.room = 100;
  output.write('third\n');
  expect(disk.content).toBe('first\nthird\n');
  expect(output.dropped()).toBe(1);
});

it('waits once for a reader that does not read, then drops lines at once until it reads again', () => {
  const { disk, output } = createDisk(0, 'EAGAIN');
  output.write('first\n');
  const waited = disk.attempts;
  expect(waited).toBeGreaterThan(10);
  output.write('second\n');
  expect(disk.attempts).toBe(waited + 1);
  disk.room = 100;
  output.write('third\n');
  expect(disk.content).toBe('third\n');
  expect(output.dropped()).toBe(2);
});
