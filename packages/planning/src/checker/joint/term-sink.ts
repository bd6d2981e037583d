/**
 * Receives the terms of a row Σ coefficient · column <= 0. Columns that do not exist are ignored. Media are ranks,
 * p a person of the part.
 */
export interface TermSink {
  /** x_a */
  addMedium(a: number, coefficient: number): void;
  /** y_p */
  addPerson(p: number, coefficient: number): void;
  /** s_p */
  addOutside(p: number, coefficient: number): void;
  /** e_pa; `place` is that of the medium among the core media of persons. */
  addShare(place: number, coefficient: number): void;
  /** z_ab in any order */
  addPair(a: number, b: number, coefficient: number): void;
  /** t_abc, a < b < c */
  addTriple(a: number, b: number, c: number, coefficient: number): void;
  /** v_pab of the triple media i < j of person p */
  addPairShare(p: number, i: number, j: number, coefficient: number): void;
  /** t_abc times the price of c as a share of the budget, rounded down, for all c; a < b */
  addMoneyOfTriples(a: number, b: number): void;
}

/** A term of t of three media in any order. */
export function addAnyTriple(sink: TermSink, a: number, b: number, c: number, coefficient: number): void {
  const [least, most] = [Math.min(a, b, c), Math.max(a, b, c)];
  sink.addTriple(least, a + b + c - least - most, most, coefficient);
}
