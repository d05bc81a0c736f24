import '../discord-js-here.mjs';
import { createRequire } from 'node:module';

// From here on as in its README, with its commands `start`, `end` and `reroll`.
const require = createRequire(import.meta.url);
const Discord = require('discord.js');
const { GiveawaysManager } = require('discord-giveaways');

const client = new Discord.Client({
  intents: [
    Discord.IntentsBitField.Flags.Guilds,
    Discord.IntentsBitField.Flags.GuildMessageReactions,
    // Optional, for better performance
    Discord.IntentsBitField.Flags.GuildMembers,
  ],
});
const manager = new GiveawaysManager(client, {
  storage: process.env.GIVEAWAYS_FILE,
  default: { botsCanWin: false, embedColor: '#FF0000', embedColorEnd: '#000000', reaction: '🎉' },
});
client.giveawaysManager = manager;

const { Integer, String: Text } = Discord.ApplicationCommandOptionType;
const option = (type, name) => ({ type, name, description: name, required: true });
client.on('ready', () =>
  client.application.commands.set([
    {
      name: 'start',
      description: 'Starts a giveaway',
      options: [option(Integer, 'duration'), option(Integer, 'winners'), option(Text, 'prize')],
    },
    { name: 'end', description: 'Ends a giveaway', options: [option(Text, 'message')] },
    { name: 'reroll', description: 'Draws again', options: [option(Text, 'message')] },
  ]),
);
client.on('interactionCreate', async (interaction) => {
  if (!interaction.isChatInputCommand()) return;
  const { options, commandName } = interaction;
  try {
    if (commandName === 'start') {
      await client.giveawaysManager.start(interaction.channel, {
        duration: options.getInteger('duration') * 1000,
        winnerCount: options.getInteger('winners'),
        prize: options.getString('prize'),
      });
    } else await client.giveawaysManager[commandName](options.getString('message'));
    await interaction.reply('Success!');
  } catch (error) {
    console.error(error);
    await interaction.reply(`An error has occurred: ${error}`);
  }
});
manager.on('giveawayReactionAdded', (giveaway, member) =>
  giveaway.message.channel.send(`${member.user.username} entered`),
);
client.login(process.env.LOCAL_DISCORD_TOKEN);
