import type {
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIFileComponent,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APITextDisplayComponent,
} from 'discord-api-types/v10';
import { useState } from 'preact/hooks';
import type { ClientMessage } from '../../../src/client/protocol.ts';
import { useApp } from '../app.ts';
import { fileName, mediaPicture, mediaUrl } from '../media.ts';
import { Component } from '../numbers.ts';
import { plainText } from '../plain-text.ts';
import { ButtonView } from './Button.tsx';
import { FileCard } from './FileCard.tsx';
import { Gallery } from './Gallery.tsx';
import { Markdown } from './Markdown.tsx';
import { MenuView } from './Menu.tsx';
import { PictureButton } from './Picture.tsx';

type AnyComponent = APIMessageTopLevelComponent | APIComponentInContainer;

/** Everything in `components` of a message: old action rows and Components V2 alike. */
export function Components({ message }: { message: ClientMessage }) {
  return (
    <div class="components">
      <List components={message.components} message={message} />
    </div>
  );
}

function List({ components, message }: { components: readonly AnyComponent[]; message: ClientMessage }) {
  return components.map((component, i) => (
    <ComponentView key={component.id ?? i} component={component} message={message} />
  ));
}

function ComponentView({ component, message }: { component: AnyComponent; message: ClientMessage }) {
  switch (component.type) {
    case Component.ActionRow:
      return (
        <div class="action-row">
          {component.components.map((child, i) => (
            <Control key={'custom_id' in child ? child.custom_id : i} control={child} message={message} />
          ))}
        </div>
      );
    case Component.Section:
      return <Section section={component} message={message} />;
    case Component.TextDisplay:
      return <TextDisplay display={component} />;
    case Component.MediaGallery:
      return <Gallery gallery={component} message={message} />;
    case Component.File:
      return <File file={component} message={message} />;
    case Component.Separator: {
      const spacing = component.spacing === 2 ? 'large' : 'small';
      return <hr class={`separator ${spacing} ${component.divider === false ? 'invisible' : ''}`} />;
    }
    case Component.Container:
      return <Container container={component} message={message} />;
    default:
      return null;
  }
}

function Control({ control, message }: { control: APIComponentInMessageActionRow; message: ClientMessage }) {
  return control.type === Component.Button ? (
    <ButtonView button={control} message={message} />
  ) : (
    // A menu that the bot changed starts over; an unchanged one keeps what was chosen.
    <MenuView key={JSON.stringify(control)} menu={control} message={message} />
  );
}

function TextDisplay({ display }: { display: APITextDisplayComponent }) {
  return (
    <div class="text-display">
      <Markdown text={display.content} />
    </div>
  );
}

function Section({ section, message }: { section: APISectionComponent; message: ClientMessage }) {
  const { accessory } = section;
  const { state } = useApp();
  const [firstLine = ''] = (section.components[0]?.content ?? '').split('\n');
  return (
    <div class="section">
      <div class="section-text">
        {section.components.map((display, i) => (
          <TextDisplay key={display.id ?? i} display={display} />
        ))}
      </div>
      {accessory.type === Component.Button ? (
        <ButtonView button={accessory} message={message} about={plainText(state, firstLine)} />
      ) : (
        <div class="section-thumbnail">
          <PictureButton
            picture={{
              ...mediaPicture(accessory.media.url, message, accessory.description),
              isSpoiler: accessory.spoiler ?? false,
            }}
          />
        </div>
      )}
    </div>
  );
}

function File({ file, message }: { file: APIFileComponent; message: ClientMessage }) {
  const url = mediaUrl(file.file.url, message);
  return <FileCard url={url} name={fileName(file.file.url)} />;
}

function Container({ container, message }: { container: APIContainerComponent; message: ClientMessage }) {
  const [shown, setShown] = useState(!container.spoiler);
  const accent = container.accent_color;
  const style =
    accent === null || accent === undefined
      ? {}
      : { borderLeft: `4px solid #${accent.toString(16).padStart(6, '0')}` };
  return (
    <div class={shown ? 'container' : 'container hidden'} style={style} data-testid="container">
      <div inert={!shown}>
        <List components={container.components} message={message} />
      </div>
      {!shown && (
        <button type="button" class="container-spoiler" onClick={() => setShown(true)}>
          SPOILER
        </button>
      )}
    </div>
  );
}
