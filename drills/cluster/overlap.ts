import type { Fault } from './fault.ts';

type Span = Pick<Fault, 'from' | 'to'>;

/** How much of a time range is covered by spans, which may overlap, ms. */
export function overlapMs(spans: readonly Span[], { from, to }: Span): number {
  let covered = 0;
  let reached = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const end = Math.min(span.to, to);
    covered += Math.max(0, end - Math.max(span.from, reached));
    reached = Math.max(reached, end);
  }
  return covered;
}
