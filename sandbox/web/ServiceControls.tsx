import { ControlButton, ControlChoice, ControlGroup, type ControlsProps } from './controls.tsx';

/** Labels; a fault without one is shown by its name. */
const FAULTS: Readonly<Record<string, string>> = {
  down: 'No response at all',
  slow: 'Response after 30 seconds',
  '401': 'API key rejected (401)',
  '429': 'Rate limited (429)',
  '500': 'Internal error (500)',
  html: 'Web page instead of JSON',
  wrong_types: 'JSON with wrong types',
  huge: '10 MB response',
};

/** Failures of the service, and its webhooks. */
export function ServiceControls({ room, controls, perform }: ControlsProps) {
  const { serviceFault } = room;
  return (
    <ControlGroup
      title="Service"
      now={{
        text: serviceFault === null ? 'works' : (FAULTS[serviceFault] ?? serviceFault),
        isGood: serviceFault === null,
      }}
    >
      <ControlChoice
        label="Fault"
        testId="service-fault"
        value={serviceFault ?? ''}
        onChange={(fault) => perform('PUT', 'service/fault', { fault: fault === '' ? null : fault })}
        options={[['', 'None'], ...controls.faults.map((fault) => [fault, FAULTS[fault] ?? fault] as const)]}
      />
      <ControlChoice
        label="Signature format of webhooks"
        testId="signature-format"
        value={room.signatureFormat}
        onChange={(signatureFormat) => perform('PUT', 'webhooks/signature-format', { signatureFormat })}
        options={controls.signatureFormats.map((signatureFormat) => [signatureFormat, signatureFormat])}
      />
      <div class="control-row">
        <ControlButton
          label="Repeat the last webhook"
          testId="again"
          onClick={() => perform('POST', 'webhooks/again')}
        />
        <ControlButton
          label="Send a forged webhook"
          testId="forged"
          onClick={() => perform('POST', 'webhooks/forged')}
        />
      </div>
    </ControlGroup>
  );
}
