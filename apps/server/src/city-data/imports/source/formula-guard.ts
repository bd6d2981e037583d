/** What a spreadsheet takes for a formula, behind any apostrophes that keep it from doing so. */
const guarded = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text that no spreadsheet takes for a formula: an apostrophe stands before what would be one. */
export const escapedCell = (text: string): string => (guarded.test(text) ? `'${text}` : text);

/** The text as it was before `escapedCell`. */
export const unescapedCell = (text: string): string =>
  text.startsWith("'") && guarded.test(text) ? text.slice(1) : text;
