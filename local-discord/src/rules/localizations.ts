import { type Check, inside, refuse } from './report.ts';
import { asBody, missing } from './shape.ts';

/** The locales of Discord (developers/reference#locales). */
export const LOCALES: ReadonlySet<string> = new Set(
  (
    'ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi ' +
    'zh-CN zh-TW'
  ).split(' '),
);

/** Texts by locale. */
export function localizations(text: Check): Check {
  return (value, at) => {
    const body = asBody(value, at);
    if (body === null) return;
    for (const [locale, part] of Object.entries(body)) {
      if (!LOCALES.has(locale)) {
        refuse(
          inside(at, locale),
          'APPLICATION_COMMAND_INVALID_LOCALE',
          `"${locale}" is not a locale of Discord`,
        );
      } else if (part === null) missing(inside(at, locale));
      else if (part !== undefined) text(part, inside(at, locale));
    }
  };
}
