import 'reflect-metadata';
import {
  ButtonStyle,
  ApplicationCommandType as CommandType,
  ComponentType,
  Events,
  GatewayIntentBits as Intent,
  MessageFlags,
  ApplicationCommandOptionType as OptionType,
  Partials,
  TextInputStyle,
} from 'discord.js';
import {
  ButtonComponent,
  Client,
  ContextMenu,
  Discord,
  ModalComponent,
  On,
  Once,
  Reaction,
  SelectMenuComponent,
  Slash,
  SlashOption,
} from 'discordx';

const privileged = [Intent.GuildMembers, Intent.GuildPresences, Intent.MessageContent];
const intents = Object.values(Intent).filter((bit) => typeof bit === 'number' && !privileged.includes(bit));

const row = (component) => ({ type: ComponentType.ActionRow, components: [component] });
const panel = [
  row({ type: ComponentType.Button, style: ButtonStyle.Primary, customId: 'count', label: 'Count' }),
  row({
    type: ComponentType.StringSelect,
    customId: 'colour',
    options: [
      { label: 'Red', value: 'red' },
      { label: 'Blue', value: 'blue' },
    ],
  }),
];
const form = {
  title: 'Form',
  customId: 'form',
  components: [
    row({ type: ComponentType.TextInput, style: TextInputStyle.Short, customId: 'name', label: 'Your name' }),
  ],
};

let presses = 0;

class Bot {
  greet(who, times, interaction) {
    return interaction.reply(`Hello ${who} ×${times}`);
  }
  async slow(interaction) {
    await interaction.deferReply();
    await interaction.editReply('Done');
    await interaction.followUp('One more thing');
  }
  panel(interaction) {
    return interaction.reply({ content: 'A panel', components: panel });
  }
  form(interaction) {
    return interaction.showModal(form);
  }
  upload(interaction) {
    const files = [{ name: 'hello.txt', attachment: Buffer.from('Hello from a file') }];
    return interaction.reply({ content: 'A file', files });
  }
  secret(interaction) {
    return interaction.reply({ content: 'Only you see this', flags: MessageFlags.Ephemeral });
  }
  whoIsThis(interaction) {
    return interaction.reply(`This is ${interaction.targetUser.username}`);
  }
  quote(interaction) {
    return interaction.reply(`> ${interaction.targetMessage.content}`);
  }
  count(interaction) {
    presses += 1;
    return interaction.update(`Pressed ${presses}`);
  }
  colour(interaction) {
    return interaction.update(`Chosen: ${interaction.values[0]}`);
  }
  filledForm(interaction) {
    return interaction.reply(`Your name is ${interaction.fields.getTextInputValue('name')}`);
  }
  async message([message], client) {
    if (!message.mentions.has(client.user, { ignoreRepliedUser: true })) return;
    const [, word] = message.content.split(' ');
    if (word === 'hello') await message.reply('You said hello');
    if (word === 'look') {
      const file = message.attachments.first();
      await message.reply(`${file.name} has ${file.size} bytes`);
    }
    if (word === 'react') await message.react('👍');
    if (word === 'thread') {
      const thread = await message.startThread({ name: 'Talk', autoArchiveDuration: 60 });
      await thread.send('Inside the thread');
    }
  }
  celebrate(reaction, user) {
    return reaction.message.channel.send(`${user} reacted with ${reaction.emoji.name}`);
  }
  ready(_, client) {
    return client.initApplicationCommands();
  }
  interaction([interaction], client) {
    return client.executeInteraction(interaction);
  }
  reaction([reaction, user], client) {
    if (user.id === client.user.id) return undefined;
    return client.executeReaction(reaction, user);
  }
}

/** What TypeScript makes of `@decorator method() {}`. */
function decorate(method, ...decorators) {
  const descriptor = Object.getOwnPropertyDescriptor(Bot.prototype, method);
  for (const decorator of decorators) decorator(Bot.prototype, method, descriptor);
}

Reflect.defineMetadata('design:paramtypes', [Object, Number, Object], Bot.prototype, 'greet');
const times = { name: 'times', description: 'How often', type: OptionType.Integer, required: true };
const who = { name: 'who', description: 'Whom', type: OptionType.User, required: true };
SlashOption(times)(Bot.prototype, 'greet', 1);
SlashOption(who)(Bot.prototype, 'greet', 0);
decorate('greet', Slash({ name: 'greet', description: 'Greets' }));
decorate('slow', Slash({ name: 'slow', description: 'Defers' }));
decorate('panel', Slash({ name: 'panel', description: 'Shows a button and a menu' }));
decorate('form', Slash({ name: 'form', description: 'Opens a form' }));
decorate('upload', Slash({ name: 'upload', description: 'Sends a file' }));
decorate('secret', Slash({ name: 'secret', description: 'Answers privately' }));
decorate('whoIsThis', ContextMenu({ name: 'Who is this', type: CommandType.User }));
decorate('quote', ContextMenu({ name: 'Quote', type: CommandType.Message }));
decorate('count', ButtonComponent({ id: 'count' }));
decorate('colour', SelectMenuComponent({ id: 'colour' }));
decorate('filledForm', ModalComponent({ id: 'form' }));
decorate('message', On({ event: Events.MessageCreate }));
decorate('celebrate', Reaction({ emoji: '🎉' }));
decorate('interaction', On({ event: Events.InteractionCreate }));
decorate('reaction', On({ event: Events.MessageReactionAdd }));
decorate('ready', Once({ event: Events.ClientReady }));
Discord()(Bot);

const client = new Client({
  intents,
  partials: [Partials.Message, Partials.Reaction],
  rest: { api: process.env.LOCAL_DISCORD_API },
});
client.on(Events.Error, console.error);
process.on('unhandledRejection', console.error);
await client.login(process.env.LOCAL_DISCORD_TOKEN);
