import { describe, expect, it } from 'vitest';
import haul from '../../src/commands/haul.ts';
import { endedReviews } from '../../src/commands/haul-actions/ended-reviews.ts';
import { haulItemActions } from '../../src/commands/haul-item-actions/index.ts';
import { haulLinkActions } from '../../src/commands/haul-link-actions/index.ts';
import { haulListActions } from '../../src/commands/haul-list-actions/index.ts';
import { haulParcelActions } from '../../src/commands/haul-parcel-actions/index.ts';
import { haulSaveActions } from '../../src/commands/haul-save-actions/index.ts';
import { haulShareActions } from '../../src/commands/haul-share-actions/index.ts';
import { haulWatchActions } from '../../src/commands/haul-watch-actions/index.ts';

const PARTS = [
  haulItemActions,
  haulLinkActions,
  haulListActions,
  haulParcelActions,
  endedReviews,
  haulSaveActions,
  haulShareActions,
  haulWatchActions,
];
/** What `haul.ts` has besides its parts. */
const OWN = { components: ['card', 'newer', 'older', 'add'], modals: ['add'] };

describe('the parts of /haul', () => {
  it.each(['components', 'modals'] as const)('have %s with names of their own', (kind) => {
    const names = [...OWN[kind], ...PARTS.flatMap((part) => Object.keys(part[kind]))];
    expect(names.toSorted()).toEqual(Object.keys(haul[kind]).toSorted());
  });
});
