import { type ChatInputCommandInteraction, type Interaction, MessageFlags } from 'discord.js';
import type { LocalDiscord } from '../src/index.ts';

/** Every interaction that the bot got. */
export const handled: Interaction[] = [];
/** The error of an answer after the deadline. */
export const late: { error: Promise<unknown> } = { error: Promise.resolve() };

const panel = () => ({
  content: 'panel',
  components: [
    {
      type: 1,
      components: [
        { type: 2, style: 1, label: 'Next', custom_id: 'next' },
        { type: 2, style: 2, label: 'Off', custom_id: 'off', disabled: true },
        { type: 2, style: 2, label: 'Again', custom_id: 'again' },
      ],
    },
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: 'pick',
          options: [
            { label: 'Red', value: 'red' },
            { label: 'Blue', value: 'blue' },
          ],
        },
      ],
    },
  ],
});

const form = {
  title: 'Form',
  custom_id: 'form',
  components: [
    { type: 18, label: 'Number', component: { type: 4, style: 1, custom_id: 'number', min_length: 3 } },
  ],
};

async function onCommand(discord: LocalDiscord, command: ChatInputCommandInteraction): Promise<void> {
  switch (command.commandName) {
    case 'slow':
      await command.deferReply();
      await command.editReply({ content: 'done', embeds: [{ title: 'Order' }] });
      return;
    case 'secret':
      await command.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
      // discord.js itself refuses a second reply, so this one is sent to Discord directly.
      late.error = command.client.rest
        .post(`/interactions/${command.id}/${command.token}/callback`, {
          body: { type: 4, data: { content: 'twice' } },
          auth: false,
        })
        .catch((error: unknown) => error);
      return;
    case 'retract':
      await command.deferReply();
      await command.deleteReply();
      await command.followUp({ content: 'only you', flags: MessageFlags.Ephemeral });
      return;
    case 'careless':
      await command.deferReply({ flags: MessageFlags.Ephemeral });
      await command.followUp('meant for all');
      return;
    case 'late':
      late.error = new Promise((resolve) => {
        const leave = discord.subscribe(command.user.id, (event) => {
          if (event.type !== 'interaction.failed') return;
          leave();
          command.reply('too late').then(resolve, resolve);
        });
      });
      return;
    case 'panel':
      await command.reply(panel());
      return;
    case 'form':
      await command.showModal(form);
      return;
    case 'upload':
      await command.reply({
        files: [{ attachment: Buffer.from('photo'), name: 'photo.png' }],
        embeds: [{ image: { url: 'attachment://photo.png' } }],
      });
      return;
    default:
      await command.reply(`options: ${JSON.stringify(command.options.data.map((option) => option.value))}`);
  }
}

/** Answers in every way that a bot can. */
export async function onInteraction(discord: LocalDiscord, interaction: Interaction): Promise<void> {
  handled.push(interaction);
  if (interaction.isChatInputCommand()) return onCommand(discord, interaction);
  if (interaction.isAutocomplete()) {
    return interaction.respond([{ name: `You typed ${interaction.options.getFocused()}`, value: 'x' }]);
  }
  if (interaction.isButton() && interaction.customId === 'next') {
    await interaction.update({ content: 'page 2' });
  } else if (interaction.isButton()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'later', components: [] });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.reply({
      content: `picked ${interaction.values.join()}`,
      flags: MessageFlags.Ephemeral,
    });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`number ${interaction.fields.getTextInputValue('number')}`);
  } else if (interaction.isMessageContextMenuCommand()) {
    await interaction.reply(`about: ${interaction.targetMessage.content}`);
  }
}
