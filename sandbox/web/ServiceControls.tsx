import { ControlButton, ControlChoice, ControlGroup, type ControlsProps } from './controls.tsx';

/** Labels; a fault without one is shown by its name. */
const FAULTS: Readonly<Record<string, string>> = {
  down: 'Down: no response at all',
  slow: 'Slow: responds after 30 seconds',
  '401': 'Rejects the key (401)',
  '429': 'Rate limited (429)',
  '500': 'Internal error (500)',
  html: 'Responds with a web page instead of JSON',
  wrong_types: 'JSON of wrong types',
  huge: 'A response of 10 MB',
};

/** The service that the bot asks, and the webhooks it sends. */
export function ServiceControls({ room, controls, perform }: ControlsProps) {
  const { serviceFault } = room;
  return (
    <ControlGroup
      title="Service"
      now={{ text: serviceFault === null ? 'works' : serviceFault, isGood: serviceFault === null }}
    >
      <ControlChoice
        label="Fault"
        testId="service-fault"
        value={serviceFault ?? ''}
        onChange={(fault) => perform('PUT', 'service/fault', { fault: fault === '' ? null : fault })}
        options={[['', 'None'], ...controls.faults.map((fault) => [fault, FAULTS[fault] ?? fault] as const)]}
      />
      <ControlChoice
        label="Webhooks are signed as"
        testId="signature-format"
        value={room.signatureFormat}
        onChange={(signatureFormat) => perform('PUT', 'webhooks/signature-format', { signatureFormat })}
        options={controls.signatureFormats.map((signatureFormat) => [signatureFormat, signatureFormat])}
      />
      <div class="control-row">
        <ControlButton
          label="Send the last again"
          testId="again"
          onClick={() => perform('POST', 'webhooks/again')}
        />
        <ControlButton
          label="Send a forged one"
          testId="forged"
          onClick={() => perform('POST', 'webhooks/forged')}
        />
      </div>
    </ControlGroup>
  );
}
