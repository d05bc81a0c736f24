import { ControlButton, ControlGroup, type ControlsProps } from './controls.tsx';

/** The bot's process. */
export function BotControls({ room: { bot }, perform }: ControlsProps) {
  const state = bot.isRunning
    ? bot.isConnected
      ? `running, process ${bot.pid}`
      : 'running, not connected'
    : `not running: ${bot.ended}`;
  return (
    <ControlGroup title="Bot" now={{ text: state, isGood: bot.isRunning && bot.isConnected }}>
      <div class="control-row">
        <ControlButton
          label="Stop"
          testId="stop-bot"
          isDisabled={!bot.isRunning}
          onClick={() => perform('POST', 'bot/stop')}
        />
        <ControlButton
          label="Kill"
          testId="kill-bot"
          isDisabled={!bot.isRunning}
          onClick={() => perform('POST', 'bot/kill')}
        />
        <ControlButton
          label="Start"
          testId="start-bot"
          isDisabled={bot.isRunning}
          onClick={() => perform('POST', 'bot/start')}
        />
      </div>
    </ControlGroup>
  );
}
