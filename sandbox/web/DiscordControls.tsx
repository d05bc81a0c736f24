import { channelTitle, openChannelOf, useApp } from 'local-discord/client';
import { useState } from 'preact/hooks';
import { ControlButton, ControlChoice, ControlGroup, type ControlsProps } from './controls.tsx';

const FAILURES: Readonly<Record<string, string>> = {
  '429': 'Rate limited (429)',
  '500': 'Internal error (500)',
  unanswered: 'No response',
  answer_lost: 'Processed, but the response is lost',
};

const LOSSES = [
  ['reconnect', 'Discord requests a reconnect'],
  ['invalid', 'Discord invalidates the session'],
  ['cut', 'The connection is cut'],
  ['silent', 'The connection goes dead'],
] as const;

/** Failures of Discord, and what it allows the bot to do. */
export function DiscordControls(props: ControlsProps) {
  const { room, perform } = props;
  const { discordFailing } = room;
  return (
    <ControlGroup
      title="Discord"
      now={
        discordFailing === 0
          ? { text: 'works', isGood: true }
          : { text: `next ${discordFailing} requests fail`, isGood: false }
      }
    >
      <FailureControls {...props} />
      <GatewayControls {...props} />
      <ControlChoice
        label="Message Content Intent"
        testId="message-content"
        value={room.messageContent ? 'yes' : 'no'}
        onChange={(value) => perform('PUT', 'discord/message-content', { allowed: value === 'yes' })}
        options={[
          ['yes', 'Enabled in the developer portal'],
          ['no', 'Disabled'],
        ]}
      />
      <PermissionControl {...props} />
    </ControlGroup>
  );
}

function FailureControls({ room, controls, perform }: ControlsProps) {
  const [how, setHow] = useState(controls.failures[0] ?? '');
  return (
    <>
      <ControlChoice
        label="Failure"
        testId="discord-failure"
        value={how}
        onChange={setHow}
        options={controls.failures.map((failure) => [failure, FAILURES[failure] ?? failure])}
      />
      <div class="control-row">
        <ControlButton
          label="Fail the next three requests"
          testId="fail-discord"
          onClick={() => perform('POST', 'discord/failures', { how })}
        />
        <ControlButton
          label="Stop failing"
          testId="stop-failing"
          isDisabled={room.discordFailing === 0}
          onClick={() => perform('DELETE', 'discord/failures')}
        />
      </div>
    </>
  );
}

function GatewayControls({ perform }: ControlsProps) {
  const [loss, setLoss] = useState<string>(LOSSES[0][0]);
  return (
    <>
      <ControlChoice
        label="Gateway failure"
        testId="gateway-loss"
        value={loss}
        onChange={setLoss}
        options={LOSSES}
      />
      <ControlButton
        label="Disconnect"
        testId="drop-gateway"
        onClick={() => perform('POST', 'discord/gateway/drop', { how: loss })}
      />
    </>
  );
}

/** What the bot is allowed to do in the open channel. */
function PermissionControl({ room, controls, perform }: ControlsProps) {
  const { state } = useApp();
  const channel = openChannelOf(state);
  if (channel === undefined || channel.guildId === null) return null;
  return (
    <ControlChoice
      label={`In #${channelTitle(state, channel)} the bot`}
      testId="permission"
      value={room.removedPermissions[channel.id] ?? ''}
      onChange={(value) =>
        perform('PUT', 'discord/permission', {
          channelId: channel.id,
          permission: value === '' ? null : value,
        })
      }
      options={[
        ['', 'has all permissions it needs'],
        ...controls.permissions.map((one) => [one, `lacks ${spaced(one)}`] as const),
      ]}
    />
  );
}
