import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sv } from './sv.ts';
import { zh } from './zh.ts';

export const TABLES = {
  en,
  zh,
  de,
  fr,
  es,
  pl,
  it,
  pt,
  nl,
  cs,
  hu,
  ro,
  sv,
  da,
  no,
  fi,
  ja,
  ko,
};
