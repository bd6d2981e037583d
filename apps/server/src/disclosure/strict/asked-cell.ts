import type { Question } from './question.ts';
import type { Ruler } from './shown-figures.ts';

/** A count of people in an answer. */
export interface AskedCell {
  readonly cityCode: string;
  readonly question: Question;
  /** Exact people; `audience` for those of the request's audience in the whole city. */
  readonly people: number | 'audience';
  /** The disclosed number of average panel persons; set by the decision. */
  shown: number;
}

/** How the disclosed number of a count is presented. */
export type Rulers = (cell: AskedCell) => Ruler;
