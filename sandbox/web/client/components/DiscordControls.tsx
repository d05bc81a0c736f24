import { useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { channelTitle, openChannelOf } from '../names.ts';
import { ControlButton, ControlChoice, ControlGroup, type ControlsProps } from './control.tsx';

const FAILURES: Readonly<Record<string, string>> = {
  '429': 'Asked too often (429)',
  '500': 'Broken inside (500)',
  unanswered: 'No answer',
  answer_lost: 'Done, but the answer is lost',
};

const LOSSES = [
  ['reconnect', 'Discord asks to reconnect'],
  ['invalid', 'The session is declared invalid'],
  ['cut', 'The line is cut'],
  ['silent', 'The line goes dead'],
] as const;

/** Discord, and what it lets the bot do. */
export function DiscordControls({ room, controls, perform }: ControlsProps) {
  const { state } = useApp();
  const [how, setHow] = useState(controls.failures[0] ?? '');
  const [loss, setLoss] = useState<string>(LOSSES[0][0]);
  const channel = openChannelOf(state);
  const { discordFailing } = room;
  return (
    <ControlGroup
      title="Discord"
      now={
        discordFailing === 0
          ? { text: 'well', isGood: true }
          : { text: `next ${discordFailing} requests fail`, isGood: false }
      }
    >
      <ControlChoice
        label="Requests fail"
        testId="discord-failure"
        value={how}
        onChange={setHow}
        options={controls.failures.map((failure) => [failure, FAILURES[failure] ?? failure])}
      />
      <div class="control-row">
        <ControlButton
          label="The next three"
          testId="fail-discord"
          onClick={() => perform('POST', 'discord/failures', { how })}
        />
        <ControlButton
          label="No more"
          testId="stop-failing"
          isDisabled={discordFailing === 0}
          onClick={() => perform('DELETE', 'discord/failures')}
        />
      </div>
      <ControlChoice label="Gateway" testId="gateway-loss" value={loss} onChange={setLoss} options={LOSSES} />
      <ControlButton
        label="Drop it"
        testId="drop-gateway"
        onClick={() => perform('POST', 'discord/gateway/drop', { how: loss })}
      />
      <ControlChoice
        label="Message Content Intent"
        testId="message-content"
        value={room.messageContent ? 'yes' : 'no'}
        onChange={(value) => perform('PUT', 'discord/message-content', { allowed: value === 'yes' })}
        options={[
          ['yes', 'Ticked in the developer portal'],
          ['no', 'Not ticked'],
        ]}
      />
      {channel !== undefined && channel.guildId !== null && (
        <ControlChoice
          label={`In #${channelTitle(state, channel)} the bot`}
          testId="permission"
          value={room.taken[channel.id] ?? ''}
          onChange={(value) =>
            perform('PUT', 'discord/permission', {
              channelId: channel.id,
              permission: value === '' ? null : value,
            })
          }
          options={[
            ['', 'may do everything it needs'],
            ...controls.permissions.map((one) => [one, `may not: ${spaced(one)}`] as const),
          ]}
        />
      )}
    </ControlGroup>
  );
}

/** `SendMessages` as people read it. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
