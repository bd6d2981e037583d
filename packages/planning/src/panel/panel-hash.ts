import { Fingerprint } from '../instance-hash.ts';
import type { ContactRows } from './contact-index.ts';
import type { PanelTerms } from './cover-terms.ts';

const known = new WeakMap<Uint32Array, string>();

/** Fingerprint of a selection on panel rows: the rows (cached, since they never change) and the terms. */
export function panelInstanceHash(rows: ContactRows, terms: PanelTerms): string {
  const { weights, rowStart, persons, amounts } = rows;
  let data = known.get(persons);
  if (data === undefined) {
    const print = new Fingerprint();
    print.numbers(rowStart);
    print.numbers(persons);
    print.words(amounts ? Uint32Array.from(amounts) : new Uint32Array(0));
    data = print.hex;
    known.set(persons, data);
  }
  const print = new Fingerprint();
  print.text(data);
  print.numbers(weights);
  print.numbers(terms.costs);
  print.numbers(Float64Array.of(terms.budget, terms.k));
  for (const marks of [terms.required, terms.excluded])
    print.words(Uint32Array.from(marks ?? [], (x) => Number(x !== 0)));
  for (const { media, budget } of terms.groups ?? []) {
    print.numbers(Float64Array.of(budget));
    print.numbers(Uint32Array.from(media));
  }
  return print.hex;
}
