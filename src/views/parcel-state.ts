import type { Texts } from '../texts/index.ts';
import { COLOURS } from './colours.ts';

export type ParcelState = keyof Texts['track']['states'];

/**
 * Words that give a state away, most telling first. The interface has no state field: `status` is free text in the
 * carrier's language (section 2, TrackingUpdate).
 */
const WORDS: readonly (readonly [ParcelState, RegExp])[] = [
  [
    'exception',
    /exception|fail|attempt|unsuccess|undeliver|not delivered|(not|n['’]t) be delivered|return|refus|reject|damag|\blost\b|incorrect address|unzustellbar|(?<!noch )nicht zugestellt|retour|退回|退件|异常|失败|拒收|拒绝签收|未妥投|丢失/i,
  ],
  [
    'collect',
    /ready for (collection|pick-?up)|pick-?up point|await\w* (collection|pick-?up)|abholbereit|待取件|代收点|驿站/i,
  ],
  [
    'outForDelivery',
    /out for delivery|with (the )?courier|on (the )?vehicle for|in zustellung|派送中|派件|正在派送/i,
  ],
  // What sounds delivered and is not: still to come, or handed to somebody on the way.
  [
    'moving',
    /\bbe(ing)? delivered|(not|n['’]t)( yet| been)+ delivered|(wird|noch nicht) (\S+ ){0,4}zugestellt|zugestellt werden|[未待]签收|(准备|等待|及时)签收/i,
  ],
  [
    'moving',
    /(delivered to|collected by|signed for by) ([\w-]+ ){0,2}(air(line|port)|carrier|courier|customs\b|depot|facility|forward|hub\b|line-?haul|process|sort|terminal|transit|transport|warehouse)/i,
  ],
  [
    'delivered',
    /delivered|collected by|picked up by (the )?(recipient|customer)|signed (for|by)|zugestellt|签收|妥投/i,
  ],
  // Over with it: nobody has to do anything about customs any more.
  [
    'moving',
    /(released|cleared) (by|from|through|at) customs|customs (cleared|released|clearance (\w+ )?(complete|finish|success))|clearance (\w+ )?(complete|finish|success)|(zoll\w*|verzollung) (abgeschlossen|beendet)|vom zoll freigegeben|清关(已)?(完成|结束|放行)|放行/i,
  ],
  ['customs', /custom|inspect|clearance|import dut|zoll|douane|海关|清关|报关|查验/i],
  ['waiting', /pre-?advice|information received|label created|awaiting|announced|electronic|待揽收|下单/i],
  [
    'accepted',
    /accept|posted|collected|picked up|pick-?up|received by (the )?(carrier|post)|揽收|揽件|收寄|已收件/i,
  ],
  [
    'moving',
    /transit|depart|arriv|process|sort|hand(ed)? over|despatch|dispatch|flight|airline|left|forward|export|import|facility|centre|center|hub|到达|离开|运输|发往|航班|转运|分拣/i,
  ],
];

/** A state is told at once; what long texts go on to say is advice ("… will be returned unless …"). */
const TELLING_CHARACTERS = 120;

/** State told by the newest status; `waiting` when there is no scan, `unknown` when the words give nothing away. */
export function stateOf(status: string | undefined, hasScans = true): ParcelState {
  if (!hasScans) return 'waiting';
  if (status === undefined) return 'unknown';
  const beginning = status.slice(0, TELLING_CHARACTERS);
  return WORDS.find(([, words]) => words.test(beginning))?.[0] ?? 'unknown';
}

export const STATE_COLOURS: Readonly<Record<ParcelState, number>> = {
  unknown: COLOURS.moving,
  waiting: COLOURS.waiting,
  accepted: COLOURS.moving,
  moving: COLOURS.moving,
  customs: COLOURS.attention,
  collect: COLOURS.attention,
  outForDelivery: COLOURS.attention,
  delivered: COLOURS.good,
  exception: COLOURS.bad,
};

export const STATE_MARKS: Readonly<Record<ParcelState, string>> = {
  unknown: '🔹',
  waiting: '⏳',
  accepted: '📥',
  moving: '🚚',
  customs: '🛃',
  collect: '🏪',
  outForDelivery: '🛵',
  delivered: '✅',
  exception: '⚠️',
};
