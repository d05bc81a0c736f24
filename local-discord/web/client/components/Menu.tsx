import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { menuChoices, menuDefaults } from '../menu-choices.ts';
import { Dots, isBusy } from './Button.tsx';
import { Select } from './Select.tsx';

/** A select menu in a message. The selection is sent when the list closes. */
export function MenuView({ menu, message }: { menu: APISelectMenuComponent; message: ClientMessage }) {
  const { state, actions } = useApp();
  const [values, setValues] = useState<readonly string[]>(() => menuDefaults(menu));
  const busy = isBusy(state, message.id, menu.custom_id);
  return (
    <div class="menu" data-custom-id={menu.custom_id}>
      <Select
        choices={menuChoices(state, menu)}
        values={values}
        placeholder={menu.placeholder ?? 'Make a selection'}
        min={menu.min_values ?? 1}
        max={menu.max_values ?? 1}
        disabled={(menu.disabled ?? false) || busy}
        onChange={(next) => {
          setValues(next);
          void actions.press(message.id, menu.custom_id, next);
        }}
      />
      {busy && <Dots />}
    </div>
  );
}
