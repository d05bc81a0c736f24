import { useState } from 'preact/hooks';
import { useApp } from '../app.ts';
import { ControlButton, ControlChoice, ControlGroup, type ControlsProps } from './control.tsx';

/** What the service and the members of the server do by themselves in real life. */
export function NewsControls({ room, controls, perform }: ControlsProps) {
  const { actions } = useApp();
  const [number, setNumber] = useState(
    (room.parcels.find(({ remaining }) => remaining > 1) ?? room.parcels[0])?.number ?? '',
  );
  const [product, setProduct] = useState(keyOf(controls.products[0]));
  const [link, setLink] = useState(controls.links[0]?.url ?? '');
  const remaining = room.parcels.find((parcel) => parcel.number === number)?.remaining ?? 0;
  const isQuiet = room.parcels.every((one) => !one.movesByItself || one.remaining === 0);
  const parcel = `parcels/${encodeURIComponent(number)}`;
  return (
    <ControlGroup title="News">
      <ControlChoice
        label="Parcel"
        testId="parcel"
        value={number}
        onChange={setNumber}
        options={room.parcels.map((one) => [one.number, `${one.number} · ${one.shows}`])}
      />
      <div class="control-row">
        <ControlButton
          label={`Next scan (${remaining} left)`}
          testId="next-scan"
          isDisabled={remaining === 0}
          onClick={() => perform('POST', `${parcel}/next`)}
        />
        <ControlButton
          label="Deliver"
          testId="deliver"
          onClick={() => perform('POST', `${parcel}/delivered`)}
        />
        <ControlButton
          label="Exception"
          testId="exception"
          onClick={() => perform('POST', `${parcel}/exception`)}
        />
      </div>
      {remaining === 0 && (
        <p class="control-note">
          Nothing is left to happen to this parcel. Choose another, or restart the sandbox.
        </p>
      )}
      {isQuiet && (
        <p class="control-note">
          No parcel moves by itself any more. Restart the sandbox, and they set out again.
        </p>
      )}
      <ControlChoice
        label="Product"
        testId="product"
        value={product}
        onChange={setProduct}
        options={controls.products.map((one) => [keyOf(one), `${one.platform} ${one.id} · ${one.shows}`])}
      />
      <ControlButton
        label="New batch of QC photos"
        testId="new-batch"
        onClick={() => perform('POST', `products/${product}/batch`)}
      />
      <ControlChoice
        label="Link"
        testId="link"
        value={link}
        onChange={setLink}
        options={controls.links.map(({ agent, shows, url }) => [url, `${agent} · ${shows}`])}
      />
      <ControlButton
        label="Paste it into the chat"
        testId="paste"
        onClick={() => actions.setDraft({ text: link, run: true })}
      />
    </ControlGroup>
  );
}

function keyOf(product: { readonly platform: string; readonly id: string } | undefined): string {
  return product === undefined ? '' : `${product.platform}/${product.id}`;
}
