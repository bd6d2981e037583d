import { coreMedia } from '../checker/joint/core-media.ts';
import { Exclusions } from '../checker/joint/exclusions.ts';
import { jointPart } from '../checker/joint/part.ts';
import type { ReadStep } from '../checker/joint/read-proof.ts';
import { RowTerms } from '../checker/joint/row-terms.ts';
import { StepColumns } from '../checker/joint/step-columns.ts';
import type { TermSink } from '../checker/joint/term-sink.ts';
import type { TriedPlans } from '../checker/tried-plans.ts';
import type { JointRowKind } from '../joint-proof.ts';
import type { CaseLists, ColumnName } from './joint-rows.ts';

/** A coefficient of a row and its column. */
export interface Term {
  readonly column: ColumnName;
  readonly coefficient: number;
}

/** The checker's columns of a first step, with the names of its media and persons. */
export function checkerColumns(plans: TriedPlans, { core, triples }: CaseLists) {
  const part = jointPart(plans)!;
  const step: ReadStep = { core: core ?? null, triples: triples ?? null, money: 0, rows: () => [] };
  const media = coreMedia(part, [step]);
  const exclusions = new Exclusions(part, media);
  const columns = new StepColumns(part, media, exclusions, step);
  const names = [...part.persons.named.keys()].filter((p) => part.persons.named[p] >= 0);
  return { part, step, exclusions, columns, names, medium: (rank: number) => part.media[media.open[rank]] };
}

export type CheckerColumns = ReturnType<typeof checkerColumns>;

/** The checker's terms of a named row of a first step; RangeError where there is no such row. */
export function listTerms(own: CheckerColumns, kind: JointRowKind, key: readonly number[]) {
  const { part, columns, names, medium } = own;
  const found: Term[] = [];
  const add = (coefficient: number, ...column: ColumnName) => found.push({ column, coefficient });
  const hasTriple = (a: number, b: number, c: number) =>
    columns.pairPlace(a, b) >= 0 &&
    columns.pairPlace(a, c) >= 0 &&
    columns.pairPlace(b, c) >= 0 &&
    columns.areAffordable(a, b, c);
  const sink: TermSink = {
    addMedium: (a, c) => add(c, 'x', medium(a)),
    addPerson: (p, c) => add(c, 'y', names[p]),
    addOutside: (p, c) => columns.hasOutside(p) && add(c, 's', names[p]),
    addShare: (place, c) => {
      const p = columns.coreStart.findLastIndex((start) => start <= place);
      add(c, 'e', names[p], medium(columns.coreMedium[place]));
    },
    addPair: (a, b, c) =>
      columns.pairPlace(a, b) >= 0 && add(c, 'z', medium(Math.min(a, b)), medium(Math.max(a, b))),
    addTriple: (a, b, c, coefficient) =>
      hasTriple(a, b, c) && add(coefficient, 't', medium(a), medium(b), medium(c)),
    addPairShare: (p, i, j, c) => {
      const [a, b] = [i, j].map((at) => columns.coreMedium[columns.triplePlace[columns.tripleStart[p] + at]]);
      if (columns.pairPlace(a, b) >= 0) add(c, 'v', names[p], medium(a), medium(b));
    },
    addMoneyOfTriples: (a, b) => {
      for (const c of columns.triples) {
        if (c === a || c === b) continue;
        const [x, y, z] = [a, b, c].sort((i, j) => i - j);
        const share = part.share[columns.media.open[c]];
        if (hasTriple(x, y, z)) add(share, 't', medium(x), medium(y), medium(z));
      }
    },
  };
  new RowTerms(columns, sink).add(kind, key);
  return found;
}
