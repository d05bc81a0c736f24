import '../discord-js-here.mjs';
import { createRequire } from 'node:module';

// From here on as its documentation says.
const require = createRequire(import.meta.url);
const TicTacToe = require('discord-tictactoe');

new TicTacToe({ token: process.env.LOCAL_DISCORD_TOKEN, language: 'en', command: 'tictactoe' })
  .login()
  .then(() => console.log('The bot is ready to play'));
