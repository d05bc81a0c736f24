/** What can be made to happen, offered by `GET /sandbox/controls`. */
export interface Controls {
  readonly parcels: readonly {
    readonly number: string;
    readonly shows: string;
    readonly remaining: number;
  }[];
  readonly products: readonly {
    readonly platform: string;
    readonly id: string;
    readonly title: string;
    readonly shows: string;
  }[];
  readonly spellings: readonly string[];
  readonly spelling: string;
}

/** The controls, or null when the page is not part of a sandbox. */
export async function loadControls(): Promise<Controls | null> {
  const response = await fetch('/sandbox/controls').catch(() => null);
  return response?.ok ? ((await response.json()) as Controls) : null;
}

async function send(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`/sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** The parcel's next scan happens. Resolves with what to say about it. */
export async function nextScan(number: string): Promise<string> {
  const { latest } = await send('POST', `parcels/${encodeURIComponent(number)}/next`);
  const scan = latest as { status: string } | null;
  return scan === null ? 'Nothing is left to happen to this parcel.' : `New scan: ${scan.status}`;
}

export async function newBatch(product: string): Promise<string> {
  const { batch } = await send('POST', `products/${product}/batch`);
  const { sku, photos } = batch as { sku: string; photos: readonly string[] };
  return `New batch of ${photos.length} photos${sku === '' ? '' : `: ${sku}`}`;
}

export async function sendAgain(): Promise<string> {
  const { status } = await send('POST', 'webhooks/again');
  if (status === null) return 'Nothing has been sent yet.';
  return status === 200 ? 'Sent again: the receiver knows it already.' : `The receiver answered ${status}.`;
}

export async function sendForged(): Promise<string> {
  const { status } = await send('POST', 'webhooks/forged');
  if (status === 401 || status === 429) return `Refused, as it should be: ${status}.`;
  return status === null ? 'No answer.' : `The receiver answered ${status}.`;
}

export async function chooseSpelling(spelling: string): Promise<string> {
  await send('PUT', 'webhooks/spelling', { spelling });
  return `Signatures are written as ${spelling} from now on.`;
}
