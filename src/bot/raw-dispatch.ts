/** An event of the gateway as Discord sends it (developers/events/gateway-events). */
export interface RawDispatch {
  readonly t: string | null;
  readonly d: unknown;
}
