import { type ContactForm } from './panel-store.ts';

/** Builds a PanelStore from persons and rows in any order. */

/**
 * Contacts in compressed sparse rows: entries of medium m are rowStart[m] … rowStart[m + 1] − 1, each naming
 * a person by the index in the list of persons, at most once a row, in any order.
 */
export interface PanelRows {
  readonly mediaCount: number;
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  /** Whole passages ≥ 1 (at most 255 beside probabilities); all 1 when left out. Not with rates. */
  readonly passages?: Uint8Array | Uint16Array | Uint32Array | null;
  /** Probability that a passage is a contact, over 0 and at most 1; makes the form `thinned`. */
  readonly probabilities?: Float32Array | Float64Array | null;
  /** Contacts per unit, > 0; makes the form `rates`. */
  readonly rates?: Float32Array | null;
}

export const formOf = ({ probabilities, rates }: PanelRows): ContactForm =>
  rates ? 'rates' : probabilities ? 'thinned' : 'passages';

/** Throws RangeError naming the row and entry that are wrong. */
export function assertRows(rows: PanelRows, personCount: number): void {
  const { mediaCount, rowStart, persons, passages, probabilities, rates } = rows;
  if (rates && (passages || probabilities)) throw new RangeError('rates stand beside passages');
  if (rowStart.length !== mediaCount + 1 || rowStart[0] !== 0) {
    throw new RangeError(`rowStart of ${rowStart.length} items for ${mediaCount} media, from ${rowStart[0]}`);
  }
  const entryCount = rowStart[mediaCount];
  for (const [name, column] of Object.entries({ persons, passages, probabilities, rates })) {
    if (column && column.length < entryCount) {
      throw new RangeError(`${name} of ${column.length} entries, ${entryCount} needed`);
    }
  }
  for (let m = 0; m < mediaCount; m++) {
    if (rowStart[m] > rowStart[m + 1]) throw new RangeError(`medium ${m}: its row ends before it begins`);
  }
  for (let m = 0; m < mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      if (persons[e] >= personCount) {
        throw new RangeError(`medium ${m}: person ${persons[e]} is not in a panel of ${personCount}`);
      }
      const most = probabilities ? 255 : 2 ** 31;
      if (passages && !(passages[e] >= 1 && passages[e] <= most)) {
        throw new RangeError(`medium ${m}: ${passages[e]} passages of person ${persons[e]}`);
      }
      const chance = probabilities ? probabilities[e] : 1;
      if (!(chance > 0 && chance <= 1)) {
        throw new RangeError(`medium ${m}: probability ${chance} of person ${persons[e]}`);
      }
      if (rates && !(rates[e] > 0 && rates[e] < Infinity)) {
        throw new RangeError(`medium ${m}: rate ${rates[e]} of person ${persons[e]}`);
      }
    }
  }
}
