import { InteractionHandler, InteractionHandlerTypes } from '@sapphire/framework';

let presses = 0;

export class Count extends InteractionHandler {
  constructor(context) {
    super(context, { interactionHandlerType: InteractionHandlerTypes.Button });
  }

  parse(interaction) {
    return interaction.customId === 'count' ? this.some() : this.none();
  }

  run(interaction) {
    presses += 1;
    return interaction.update(`Pressed ${presses}`);
  }
}
