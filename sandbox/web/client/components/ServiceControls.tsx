import { ControlButton, ControlChoice, ControlGroup, type ControlsProps } from './control.tsx';

/** In plain words; what the sandbox adds later is shown by its own name. */
const FAULTS: Readonly<Record<string, string>> = {
  down: 'Down: no answer at all',
  slow: 'Slow: 30 seconds for an answer',
  '401': 'Refuses the key (401)',
  '429': 'Asked too often (429)',
  '500': 'Broken inside (500)',
  html: 'Answers a web page instead of JSON',
  wrong_types: 'JSON of wrong types',
  huge: 'An answer of 10 MB',
};

/** The service that the bot asks, and the webhooks it sends. */
export function ServiceControls({ room, controls, perform }: ControlsProps) {
  const { serviceFault } = room;
  return (
    <ControlGroup
      title="Service"
      now={{ text: serviceFault === null ? 'well' : serviceFault, isGood: serviceFault === null }}
    >
      <ControlChoice
        label="When asked, it is"
        testId="service-fault"
        value={serviceFault ?? ''}
        onChange={(fault) => perform('PUT', 'service/fault', { fault: fault === '' ? null : fault })}
        options={[['', 'Well'], ...controls.faults.map((fault) => [fault, FAULTS[fault] ?? fault] as const)]}
      />
      <ControlChoice
        label="Webhooks are signed as"
        testId="spelling"
        value={room.spelling}
        onChange={(spelling) => perform('PUT', 'webhooks/spelling', { spelling })}
        options={controls.spellings.map((spelling) => [spelling, spelling])}
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
