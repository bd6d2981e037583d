/** A street with a house number. */
export interface StreetAddress {
  /** Without city and district. */
  readonly street: string;
  readonly number: number | null;
}

const streetEnd = '(?:大道|大街|公路|路|街|道|巷|弄|里)';
const pattern = new RegExp(`^(.*?${streetEnd}(?:[东西南北中]|[东西南北中]?段)?)(?:(\\d{1,5})(?:号|弄|$))?`);

/**
 * The street and number of a written address: 广东省深圳市福田区深南大道1000号3楼 → 深南大道, 1000. Null where it names no
 * street.
 */
export function readAddress(text: string): StreetAddress | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/^(?:[^省]{2,8}省)?(?:[^市]{2,8}市)?(?:[^区县路街道]{2,8}[区县])?/, '');
  const found = pattern.exec(plain);
  if (found === null || found[1].length < 2) return null;
  // A word that merely holds the sign of a street: 不知道哪里.
  if (found[2] === undefined && found[0].length < plain.length) return null;
  const number = found[2] === undefined ? null : Number(found[2]);
  return { street: found[1], number };
}

/** The address of a row: its own, or its name where that is one; empty where it has none. */
export const addressOf = ({ name, address }: { readonly name: string; readonly address: string }): string =>
  address === '' && readAddress(name) !== null ? name : address;
