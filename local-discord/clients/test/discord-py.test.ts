import { spawnSync } from 'node:child_process';
import { it } from 'vitest';
import { journey } from '../support/journey.ts';

/** Debian installs the library for its own Python, which need not be the first one in the path. */
const pythons = [process.env['PYTHON'] ?? 'python3', '/usr/bin/python3'];
const python = pythons.find((path) => spawnSync(path, ['-c', 'import discord']).status === 0);

if (python) journey({ library: 'discord.py', command: [python, 'discord-py/bot.py'] });
else it.skip('discord.py (not installed: apt-get install python3-discord, or pip install discord.py)');
