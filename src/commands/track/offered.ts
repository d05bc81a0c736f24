import * as z from 'zod';
import { SEALED_NUMBER } from '../../parcels/cards/parcel-ids.ts';
import { replying } from '../replies/request.ts';
import { parcelFromArg } from './parcel-arg.ts';
import { showParcel } from './show-parcel.ts';

/** *Track privately* below a number that somebody wrote in the channel, where everybody could read it. */
export const offeredButtons = {
  offered: replying(z.tuple([z.string().regex(SEALED_NUMBER)]), (request, [sealed]) =>
    showParcel(request, { number: parcelFromArg(request, sealed).number, masked: false }),
  ),
};
