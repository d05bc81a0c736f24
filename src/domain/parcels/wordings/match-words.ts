import { isTurning } from './concepts.ts';
import type { Unit } from './split-text.ts';
import { formsOf, type Lexicon, type Sense } from './table.ts';

/** Words that are carrier names in every language, in lower case. Each part of a longer name counts. */
const CARRIERS: ReadonlySet<string> = new Set(
  (
    'dhl dpd gls ups usps fedex tnt evri hermes yodel inpost packeta zasilkovna postnord postnl bpost royal parcelforce ' +
    'posti matkahuolto postnord chronopost colissimo colisprive mondial geopost seur correos correosexpress ctt mrw nacex gls ' +
    'brt bartolini sda poste poczta pocztex paczkomat ppl dpdcz cesta fancourier sameday cargus easybox foxpost mpl ' +
    'yamato sagawa kuroneko takkyubin cj logen hanjin lotte epost koreapost japanpost yanwen yunexpress yuntu cainiao 4px sf sfexpress sto zto yto yunda jd jt jitu ' +
    'anjun ecms flyt wishpost chinapost ems eub epacket ninjavan aramex amazon swiship asendia landmark ontrac lasership purolator canpost auspost ' +
    'startrack sendle speedx uniuni gofo veho smartpost mailinnovations ecommerce globalmail intelcom dragonfly hermesworld myhermes trunkrs budbee instabox airmee ' +
    'wnt wndirect orangeconnex winit speedpak cne cnexps topyou ubi sunyou equick tipsa paack zeleris envialia packlink redpack estafette estafeta dhlparcel gati delhivery bluedart'
  ).split(' '),
);

/** Whether a word is (part of) a carrier's name. */
function isCarrier(word: string): boolean {
  return CARRIERS.has(word);
}

/** One or more units of a clause, and their meaning; null: no table lists them. */
export interface Piece {
  readonly sense: Sense | 'number' | null;
  readonly units: readonly Unit[];
}

interface Way {
  readonly unknown: number;
  readonly pieces: number;
  readonly length: number;
  readonly sense: Sense | 'number' | null;
}

/** The most words, or characters, of one expression, skipped ones included. */
const MAX_SPAN = 20;
/** The most words that are skipped at once within an expression. */
const MAX_SKIPPED = 3;

/**
 * Divides a clause into expressions of a table, with as few unknown words as possible, then as few pieces:
 * the longest expression wins. Filler words may appear between the words of an expression.
 */
export function matchWords(units: readonly Unit[], lexicon: Lexicon): Piece[] {
  const forms = units.map((unit) => formsOfUnit(unit, lexicon));
  const bare: Clause = { units, forms, fillers: [], lexicon };
  const clause: Clause = { ...bare, fillers: skippableUnits(bare) };
  const ways: Way[] = [];
  const at = (index: number) => ways[index] ?? { unknown: 0, pieces: 0, length: 0, sense: null };
  for (let start = units.length - 1; start >= 0; start--) {
    let best: Way | undefined;
    const offer = (length: number, sense: Sense | 'number' | null) => {
      const rest = at(start + length);
      const way: Way = {
        unknown: rest.unknown + (sense === null ? 1 : 0),
        pieces: rest.pieces + 1,
        length,
        sense,
      };
      if (
        best === undefined ||
        way.unknown < best.unknown ||
        (way.unknown === best.unknown &&
          (way.pieces < best.pieces || (way.pieces === best.pieces && way.length > best.length)))
      )
        best = way;
    };
    const first = units[start];
    findExpressions(clause, start, offer);
    if (first?.kind === 'number') offer(1, 'number');
    else if (first !== undefined && isCarrier(first.text)) offer(1, 'carrier');
    offer(1, null);
    if (best !== undefined) ways[start] = best;
  }
  const pieces: Piece[] = [];
  for (let start = 0; start < units.length; start += Math.max(1, at(start).length)) {
    const { length, sense } = at(start);
    pieces.push({ sense, units: units.slice(start, start + length) });
  }
  return pieces;
}

/** The words of a clause, and the forms under which a table may list them. */
interface Clause {
  readonly units: readonly Unit[];
  readonly forms: readonly (readonly string[])[];
  /** Which words may be skipped within an expression. */
  readonly fillers: readonly boolean[];
  readonly lexicon: Lexicon;
}

function formsOfUnit({ text, kind }: Unit, lexicon: Lexicon): string[] {
  if (kind === 'number') return [text, '@number'];
  if (kind === 'character') return [text];
  const forms = formsOf(text, lexicon);
  return isCarrier(text) ? [...forms, '@carrier'] : forms;
}

/** Filler words, except as part of a turning word: "to be" in "clearance to be completed". */
function skippableUnits(clause: Clause): boolean[] {
  const { units, lexicon } = clause;
  const skippable = units.map(({ kind, text }) => kind === 'word' && lexicon.senses.get(text) === 'filler');
  if (!skippable.includes(true)) return skippable;
  for (const start of units.keys()) {
    findExpressions(clause, start, (length, sense) => {
      if (isTurning(sense)) skippable.fill(false, start, start + length);
    });
  }
  return skippable;
}

/** All expressions that start at a word. */
function findExpressions(
  { units, forms, fillers, lexicon: { senses } }: Clause,
  start: number,
  found: (length: number, sense: Sense) => void,
): void {
  const walk = (path: string, index: number, hasSkipped: boolean) => {
    const sense = senses.get(path);
    if (sense !== null && sense !== undefined && !(hasSkipped && isTurning(sense)))
      found(index - start, sense);
    if (sense === undefined || index - start >= MAX_SPAN) return;
    for (const form of forms[index] ?? []) walk(`${path} ${form}`, index + 1, hasSkipped);
    // Expressions that start with a filler are matched literally.
    if (fillers[start] !== true) skip(path, index, MAX_SKIPPED);
  };
  const skip = (path: string, index: number, left: number) => {
    if (left === 0 || fillers[index] !== true || index + 1 >= units.length) return;
    for (const form of forms[index + 1] ?? []) walk(`${path} ${form}`, index + 2, true);
    skip(path, index + 1, left - 1);
  };
  for (const form of forms[start] ?? []) walk(form, start + 1, false);
}
