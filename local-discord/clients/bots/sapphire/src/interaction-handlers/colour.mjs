import { InteractionHandler, InteractionHandlerTypes } from '@sapphire/framework';

export class Colour extends InteractionHandler {
  constructor(context) {
    super(context, { interactionHandlerType: InteractionHandlerTypes.SelectMenu });
  }

  parse(interaction) {
    return interaction.customId === 'colour' ? this.some() : this.none();
  }

  run(interaction) {
    return interaction.update(`Chosen: ${interaction.values[0]}`);
  }
}
