import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCommands, offeredBodies } from '../../../src/discord/interactions/command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
});
afterEach(() => rm(folder, { recursive: true }));

const load = () => loadCommands(pathToFileURL(`${folder}/`));
const command = (name: string) => `export default { data: { name: '${name}' }, execute() {} };`;

describe('the command loader', () => {
  it('loads every file as one command', async () => {
    await writeFile(join(folder, 'a.js'), command('one'));
    await writeFile(join(folder, 'b.js'), command('two'));
    expect([...(await load()).keys()]).toEqual(['one', 'two']);
  });

  it('loads withdrawn commands, of which Discord is not told', async () => {
    await writeFile(join(folder, 'a.js'), command('one'));
    await writeFile(join(folder, 'b.js'), "export default { target: 'none', data: { name: 'old' } };");
    const loaded = await load();
    expect([...loaded.keys()]).toEqual(['one', 'old']);
    expect(offeredBodies(loaded.values())).toEqual([{ name: 'one' }]);
  });

  it.each(['export const data = {};', "export default { data: { name: 'x' } };", 'export default 5;'])(
    'rejects a file that is not a command: %s',
    async (source) => {
      await writeFile(join(folder, 'broken.js'), source);
      await expect(load()).rejects.toThrow(/^broken\.js does not default-export a command/);
    },
  );

  it('rejects a name that is used twice', async () => {
    await writeFile(join(folder, 'a.js'), command('same'));
    await writeFile(join(folder, 'b.js'), command('same'));
    await expect(load()).rejects.toThrow('b.js defines same, which another file already defines');
  });

  it('loads the real commands', async () => {
    const real = await loadCommands(new URL('../../../src/commands/', import.meta.url));
    const offered = [...real.values()].filter(({ target }) => target !== 'none');
    expect(offered.map(({ data }) => data.name)).toEqual([
      'alerts',
      'convert',
      'haul',
      'help',
      'Look up',
      'lookup',
      'qc',
      'settings',
      'track',
    ]);
  });
});
