import { holdFile } from '../../src/store/sqlite/hold-file.ts';

/** A process that holds a database file until its input ends or it is killed. */
const [path = ''] = process.argv.slice(2);
const release = holdFile(path, 'everything');
process.stdout.write('held\n');
process.stdin.on('end', release).resume();
