import { useApp } from 'local-discord/client';
import { useState } from 'preact/hooks';
import { ControlButton, ControlChoice, ControlGroup, type ControlsProps } from './controls.tsx';

/** Causes what the service and members of the server cause in real life. */
export function UpdateControls(props: ControlsProps) {
  return (
    <ControlGroup title="Updates">
      <ParcelControls {...props} />
      <ProductControls {...props} />
      <LinkControls {...props} />
    </ControlGroup>
  );
}

function ParcelControls({ room: { parcels }, perform }: ControlsProps) {
  const [number, setNumber] = useState(
    (parcels.find(({ remaining }) => remaining > 1) ?? parcels[0])?.number ?? '',
  );
  const remaining = parcels.find((parcel) => parcel.number === number)?.remaining ?? 0;
  const parcel = `parcels/${encodeURIComponent(number)}`;
  return (
    <>
      <ControlChoice
        label="Parcel"
        testId="parcel"
        value={number}
        onChange={setNumber}
        options={parcels.map((one) => [one.number, `${one.number} · ${one.shows}`])}
      />
      <div class="control-row">
        <ControlButton
          label={`Next scan (${remaining} left)`}
          testId="next-scan"
          isDisabled={remaining === 0}
          onClick={() => perform('POST', `${parcel}/next`)}
        />
        <ControlButton
          label="Start over"
          testId="restart"
          onClick={() => perform('POST', `${parcel}/restart`)}
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
        <AllParcels perform={perform} />
      </div>
      {remaining === 0 && (
        <p class="control-note">This parcel has no further scans. Start it over, or choose another one.</p>
      )}
    </>
  );
}

function AllParcels({ perform }: Pick<ControlsProps, 'perform'>) {
  return (
    <>
      <ControlButton
        label="Scan all parcels"
        testId="scan-all"
        onClick={() => perform('POST', 'parcels/next')}
      />
      <ControlButton
        label="All a day older"
        testId="parcels-older"
        onClick={() => perform('POST', 'parcels/older')}
      />
    </>
  );
}

function ProductControls({ controls: { products, offerChanges }, perform }: ControlsProps) {
  const [product, setProduct] = useState(keyOf(products[0]));
  return (
    <>
      <ControlChoice
        label="Product"
        testId="product"
        value={product}
        onChange={setProduct}
        options={products.map((one) => [keyOf(one), `${one.platform} ${one.id} · ${one.shows}`])}
      />
      <div class="control-row">
        <ControlButton
          label="New set of QC photos"
          testId="new-batch"
          onClick={() => perform('POST', `products/${product}/batch`)}
        />
        {offerChanges.map((change) => (
          <ControlButton
            key={change}
            label={capitalised(change.replace('_', ' '))}
            testId={`offer-${change}`}
            onClick={() => perform('POST', `products/${product}/offer`, { change })}
          />
        ))}
      </div>
    </>
  );
}

function LinkControls({ controls: { links } }: ControlsProps) {
  const { actions } = useApp();
  const [link, setLink] = useState(links[0]?.url ?? '');
  return (
    <>
      <ControlChoice
        label="Link"
        testId="link"
        value={link}
        onChange={setLink}
        options={links.map(({ agent, shows, url }) => [url, `${agent} · ${shows}`])}
      />
      <ControlButton
        label="Paste into the chat"
        testId="paste"
        onClick={() => actions.setDraft({ text: link, run: true })}
      />
    </>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function keyOf(product: { readonly platform: string; readonly id: string } | undefined): string {
  return product === undefined ? '' : `${product.platform}/${product.id}`;
}
