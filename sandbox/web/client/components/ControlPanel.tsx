import { useId, useState } from 'preact/hooks';
import { type Controls, chooseSpelling, newBatch, nextScan, sendAgain, sendForged } from '../controls.ts';

/** Makes the service do what it would do by itself in real life. */
export function ControlPanel({ controls }: { controls: Controls }) {
  const { parcels, products, spellings } = controls;
  const [parcel, setParcel] = useState(parcels.find(({ remaining }) => remaining > 0)?.number ?? '');
  const [product, setProduct] = useState(products[0] ? keyOf(products[0]) : '');
  const [said, setSaid] = useState('');
  const act = (action: () => Promise<string>) => {
    void action()
      .catch(() => 'The sandbox does not answer.')
      .then(setSaid);
  };
  return (
    <section class="controls" aria-label="Make something happen" data-testid="controls">
      <h2>Make something happen</h2>
      <Choice label="Parcel" testId="control-parcel" value={parcel} onChange={setParcel}>
        {parcels
          .filter(({ remaining }) => remaining > 0)
          .map(({ number, shows }) => (
            <option key={number} value={number}>{`${number} · ${shows}`}</option>
          ))}
      </Choice>
      <Act label="Next scan" testId="control-next-scan" onClick={() => act(() => nextScan(parcel))} />
      <Choice label="Product" testId="control-product" value={product} onChange={setProduct}>
        {products.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>{`${one.platform} ${one.id} · ${one.shows}`}</option>
        ))}
      </Choice>
      <Act label="New QC batch" testId="control-new-batch" onClick={() => act(() => newBatch(product))} />
      <details>
        <summary>Webhooks</summary>
        <Choice
          label="Signature"
          testId="control-spelling"
          value={controls.spelling}
          onChange={(spelling) => act(() => chooseSpelling(spelling))}
        >
          {spellings.map((spelling) => (
            <option key={spelling} value={spelling}>
              {spelling}
            </option>
          ))}
        </Choice>
        <div class="control-pair">
          <Act label="Send again" testId="control-again" onClick={() => act(sendAgain)} />
          <Act label="Send forged" testId="control-forged" onClick={() => act(sendForged)} />
        </div>
      </details>
      <p class="control-said" role="status" data-testid="control-result">
        {said}
      </p>
    </section>
  );
}

function Act({ label, testId, onClick }: { label: string; testId: string; onClick: () => void }) {
  return (
    <button type="button" class="control" data-testid={testId} onClick={onClick}>
      {label}
    </button>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly testId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: preact.ComponentChildren;
}

function Choice({ label, testId, value, onChange, children }: ChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState(value);
  return (
    <>
      <label for={id}>{label}</label>
      <select
        id={id}
        data-testid={testId}
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          onChange(currentTarget.value);
        }}
      >
        {children}
      </select>
    </>
  );
}

function keyOf({ platform, id }: { readonly platform: string; readonly id: string }): string {
  return `${platform}/${id}`;
}
