/**
 * Sanitises strings for a workbook. Text is always written as a typed string cell,
 * never as a formula; this module removes what XML cannot represent or a spreadsheet would reinterpret.
 */

/** Spreadsheets hold at most this many UTF-16 units in a cell. */
export const maximumCellText = 32_767;
/** …and this many in a sheet name. */
export const maximumSheetName = 31;

// Control characters but tab and line feed, and the two non-characters XML forbids.
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const illegalInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const leadingBlankControls = /^[\t\n]+/;
const reinterpretedStart =
  /^[\s\u00a0\u3000\u200b-\u200f\u202a-\u202e\u2060\ufeff]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\u2212\ufe62\ufe63\ufe66\ufe6b]/;
/** A literal `_x0041_` would be read as the escape of a character; its underscore is escaped instead. */
const escapeLookalike = /_(?=x[0-9A-Fa-f]{4}_)/g;
const errorLiterals = new Set([
  '#VALUE!',
  '#REF!',
  '#N/A',
  '#NAME?',
  '#NULL!',
  '#DIV/0!',
  '#NUM!',
  '#GETTING_DATA',
  '#SPILL!',
  '#CALC!',
]);

/**
 * Text as allowed in a cell: line ends are LF, a leading tab or line end is dropped, characters XML forbids
 * are dropped, lone surrogates become U+FFFD, and the length is limited to that of a cell.
 */
export function cellText(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(illegalInXml, '')
    .replace(leadingBlankControls, '')
    .toWellFormed();
  if (clean.length <= maximumCellText) return clean;
  return clean.slice(0, maximumCellText).toWellFormed();
}

/** True where retyping or re-importing the text would make it a formula: = + - @ and their full-width and sign variants. */
export function looksLikeFormula(text: string): boolean {
  return reinterpretedStart.test(text);
}

/** True for `#N/A` and similar texts, which must stay text and not become an error value. */
export function looksLikeErrorValue(text: string): boolean {
  return errorLiterals.has(text);
}

/** The stored form of guarded text: sequences that read as a character escape are escaped. */
export function storedText(text: string): string {
  return text.replace(escapeLookalike, '_x005F_');
}

/**
 * A valid sheet name: none of `[ ] : * ? / \`, no apostrophe at either end, 1–31 units, not the reserved
 * `History`. An empty result becomes the fallback.
 */
export function sheetName(text: string, fallback = '工作表'): string {
  const clean = cellText(text)
    .replace(/[[\]:*?/\\\n\t]/g, ' ')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '-')
    .trim();
  const bounded = trimApostrophes(clean.slice(0, maximumSheetName).replace(/[\ud800-\udbff]$/, ''));
  if (bounded === '' || bounded.toLowerCase() === 'history') return fallback;
  return bounded;
}

/** The same names made distinct (ignoring case) by ` (2)`, ` (3)` … within the length limit. */
export function distinctSheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let candidate = sheetName(name);
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      const suffix = ` (${count})`;
      candidate = sheetName(sheetName(name).slice(0, maximumSheetName - suffix.length)) + suffix;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** A sheet name quoted for a formula. */
export function quotedSheetName(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

/**
 * Text for a page header or footer: `&` starts a code there, so it is doubled. At most 255 units are allowed
 * for a whole header; the caller bounds its parts with `maximumUnits`.
 */
export function pageHeaderText(text: string, maximumUnits: number): string {
  const clean = cellText(text).replace(/\s+/g, ' ').trim();
  let result = '';
  for (const character of clean) {
    const piece = character === '&' ? '&&' : character;
    if (result.length + piece.length > maximumUnits) break;
    result += piece;
  }
  return result;
}

function trimApostrophes(text: string): string {
  return text.replace(/^['\s]+|['\s]+$/g, '');
}
