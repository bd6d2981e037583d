import { stepColumns, type StepColumns } from './columns.ts';
import type { Exclusions } from './exclusions.ts';
import type { LinearProgram } from './linear-program.ts';
import { writeMoneyRows } from './money-rows.ts';
import type { JointNeeds } from './needs.ts';
import { writeOnceRows } from './once-rows.ts';
import { writeOrderRows } from './order-rows.ts';
import { writePersonRows } from './person-rows.ts';
import { PersonTables } from './person-tables.ts';
import { separatedCount, writeSeparatedRows, type SeparatedRows } from './separated-rows.ts';
import { StepRows, type RowBlock } from './step-rows.ts';
import { ALL_TRIPLES_UP_TO } from './triple-columns.ts';

/** Media of the problem for which a step counts pairs and triples, and the rows that were added to it. */
export interface StepChoice {
  /** Media with pairs; null for all that are allowed. */
  readonly core: readonly number[] | null;
  /** Media with triples, all in the core; null for the core, empty for none. */
  readonly triples: readonly number[] | null;
  readonly separated: SeparatedRows;
  /** Up to this number of media with triples every triple has a column, above it those that a plain person shares. */
  readonly allTriplesUpTo?: number;
}

/** The linear program of a step. Its columns' values at a plan are in docs/methods/joint-proofs.md. */
export interface StepModel {
  readonly needs: JointNeeds;
  readonly exclusions: Exclusions;
  readonly choice: StepChoice;
  readonly columns: StepColumns;
  /** The rows by kind; row 0 is the budget. */
  readonly rows: readonly RowBlock[];
  readonly program: LinearProgram;
}

/** The linear program of a step after the given exclusions. */
export function stepModel(needs: JointNeeds, exclusions: Exclusions, choice: StepChoice): StepModel {
  const { core, triples, allTriplesUpTo = ALL_TRIPLES_UP_TO } = choice;
  const columns = stepColumns(needs, exclusions, core, triples, allTriplesUpTo);
  const rows = new StepRows(mostEntries(columns) + 4 * separatedCount(choice.separated));
  const tables = new PersonTables(columns);
  writeMoneyRows(rows, columns);
  writeOrderRows(rows, columns, tables);
  writePersonRows(rows, columns, tables);
  writeOnceRows(rows, columns, tables);
  writeSeparatedRows(rows, columns, exclusions, choice.separated);
  const objective = new Float64Array(columns.count);
  objective.set(columns.persons.weight, columns.first.y);
  const blocks = rows.blocks();
  const program = rows.program.program(objective, upperBounds(columns), 1);
  return { needs, exclusions, choice, columns, rows: blocks, program };
}

/** An upper bound of the entries of all rows but the separated ones: every pair and triple exists. */
function mostEntries({ media, core, pairs, triples, persons }: StepColumns): number {
  const { count, start, inCore, inTriples, isPlain } = persons;
  let entries = media.length + (core.length + 9) * core.length + 4 * pairs.a.length + 9 * triples.a.length;
  entries += pairs.a.length;
  for (let p = 0; p < count; p++) {
    const m = inCore[p];
    const l = inTriples[p];
    entries += start[p + 1] - start[p] + 2 + 4 * m + 2 * m * (m + 3);
    if (isPlain[p] > 0 && l >= 3)
      entries += ((l * (l - 1)) / 2) * (m + l + 12) + 3 * l * (l + 1 + ((l - 1) * (l - 2)) / 2);
  }
  return entries;
}

/** 1 for every column but the passages outside the core. */
function upperBounds({ count, outside, outsideOf, persons, corePosition }: StepColumns): Float64Array {
  const { start, medium, amount } = persons;
  const upper = new Float64Array(count).fill(1);
  for (const p of outside) {
    let sum = 0;
    for (let e = start[p]; e < start[p + 1]; e++) if (corePosition[medium[e]] < 0) sum += amount[e];
    upper[outsideOf[p]] = sum;
  }
  return upper;
}
