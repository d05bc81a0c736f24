import type { Api, PhotoDownloads } from '../../api/index.ts';
import type { Seal } from '../../discord/seal.ts';
import type { ExchangeRates } from '../../domain/money.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { Log } from '../../process/log.ts';
import type { Store } from '../../store/index.ts';
import type { LoadAlertExtras } from './load-alert-extras.ts';
import type { LoadPhotos } from './load-photos.ts';
import type { LoadQcExtras } from './load-qc-extras.ts';

export interface AlertRendererOptions {
  readonly store: Store;
  readonly api: Api;
  readonly log: Log;
  readonly seal: Seal;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  readonly rates: ExchangeRates;
  /** None: alerts without pictures. */
  readonly pictures?: Pictures | undefined;
  readonly photos?: PhotoDownloads | undefined;
  /** How long an alert waits for what it can do without; three seconds unless told. */
  readonly pictureWaitMs?: number | undefined;
}

/** What rendering an alert needs. */
export interface RenderContext extends AlertRendererOptions {
  readonly loadAlertExtras: LoadAlertExtras;
  readonly loadPhotos: LoadPhotos;
  readonly loadQcExtras: LoadQcExtras;
}
