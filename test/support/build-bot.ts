import { buildBot } from '../../sandbox/build-bot.ts';

/** Before all tests: builds the bot when its sources changed, for every test that starts it. */
export default buildBot;
