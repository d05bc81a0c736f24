import { InteractionHandler, InteractionHandlerTypes } from '@sapphire/framework';

export class FormHandler extends InteractionHandler {
  constructor(context) {
    super(context, { interactionHandlerType: InteractionHandlerTypes.ModalSubmit });
  }

  parse(interaction) {
    return interaction.customId === 'form' ? this.some() : this.none();
  }

  run(interaction) {
    return interaction.reply(`Your name is ${interaction.fields.getTextInputValue('name')}`);
  }
}
