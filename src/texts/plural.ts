type PluralForms = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * The form of a word that goes with a number, by the language's own rules (CLDR): Polish has three of them.
 * @param locale a BCP 47 tag
 */
export function createPluralSelector(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
