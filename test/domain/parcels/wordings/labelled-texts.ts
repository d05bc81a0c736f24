import { readdirSync, readFileSync } from 'node:fs';
import {
  type ParcelState,
  type ScanMeaning,
  stateOfMeaning,
} from '../../../../src/domain/parcels/wordings/index.ts';
import { SCAN_MEANINGS } from '../../../../src/domain/parcels/wordings/meanings.ts';

/** A text of a carrier, and what it says. */
export interface LabelledText {
  /** ISO 639-1. */
  readonly language: string;
  readonly text: string;
  readonly state: ParcelState;
  /** Null: only the state is labelled. */
  readonly meaning: ScanMeaning | null;
}

const FOLDER = new URL('labelled/', import.meta.url);

/** The lines of `labelled/<language>.tsv`: a state or a meaning, a tab, a text. */
export const LABELLED_TEXTS: readonly LabelledText[] = readdirSync(FOLDER)
  .sort()
  .flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => toLabelledText(file.replace('.tsv', ''), line)),
  );

function toLabelledText(language: string, line: string): LabelledText {
  const [label = '', text = ''] = line.split('\t');
  const meaning = SCAN_MEANINGS.find((each) => label === `=${each}`) ?? null;
  return {
    language,
    text,
    meaning,
    state: meaning === null ? (label as ParcelState) : stateOfMeaning(meaning),
  };
}

export const LANGUAGES: readonly string[] = [...new Set(LABELLED_TEXTS.map(({ language }) => language))];
