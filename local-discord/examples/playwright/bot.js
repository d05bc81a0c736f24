import { Client, Events } from 'discord.js';

/** A bot as its author would write it, with the address of the API as an argument. */
export async function startBot(api, token) {
  const bot = new Client({ intents: [], rest: { api } });
  bot.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) {
      const again = { type: 2, style: 1, custom_id: 'again', label: 'Again' };
      void interaction.reply({ content: 'Pong', components: [{ type: 1, components: [again] }] });
    }
    if (interaction.isButton()) void interaction.update('Pong again');
  });
  bot.once(Events.ClientReady, ({ application }) =>
    application.commands.create({ name: 'ping', description: 'Answers' }),
  );
  await bot.login(token);
  return bot;
}
