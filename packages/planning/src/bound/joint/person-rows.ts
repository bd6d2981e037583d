import { hasPairShares, type StepColumns } from './columns.ts';
import type { PersonTables } from './person-tables.ts';
import type { StepRows } from './step-rows.ts';

/** The rows by which a person who is reached has the passages that they need. */
export function writePersonRows(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  writeNeeds(rows, columns);
  writeNeedsBeside(rows, columns, tables);
  writeNeedsThird(rows, columns, tables);
}

/** d y_p <= Σ n e + s_p; the media themselves where one passage is needed. */
function writeNeeds(rows: StepRows, columns: StepColumns): void {
  const { persons, corePosition, shareOf, outsideOf, first } = columns;
  const { start, medium, amount, need, name } = persons;
  rows.begin('needs');
  for (let p = 0; p < persons.count; p++) {
    rows.term(first.y + p, need[p]);
    for (let e = start[p]; e < start[p + 1]; e++) {
      if (corePosition[medium[e]] < 0) continue;
      if (need[p] === 1) rows.term(medium[e], -1);
      else rows.term(shareOf[e], -amount[e]);
    }
    rows.term(outsideOf[p], -1);
    rows.end(name[p]);
  }
}

/** What the others of a person's media give beside one that is not enough. */
function writeNeedsBeside(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  const { media, persons, core, corePosition, pairs, shareOf, outsideOf } = columns;
  const { start, medium, amount, need, name } = persons;
  rows.begin('needsBeside');
  for (let p = 0; p < persons.count; p++) {
    if (need[p] < 2) continue;
    const from = start[p];
    const hasShares = hasPairShares(persons, p);
    if (hasShares) tables.load(p);
    const { position, pairShare, size } = tables;
    for (let e = from; e < start[p + 1]; e++) {
      const own = corePosition[medium[e]];
      if (own < 0 || amount[e] >= need[p]) continue;
      const row = own * core.length;
      const rest = need[p] - amount[e];
      const inTriples = hasShares ? position[e - from] : -1;
      rows.term(shareOf[e], rest);
      for (let f = from; f < start[p + 1]; f++) {
        const b = corePosition[medium[f]];
        if (f === e || b < 0) continue;
        const isIn = inTriples >= 0 && position[f - from] >= 0;
        const column = isIn ? pairShare[inTriples * size + position[f - from]] : pairs.at[row + b];
        rows.term(column, -Math.min(amount[f], rest));
      }
      rows.term(outsideOf[p], -1);
      rows.end(name[p], media[medium[e]]);
    }
  }
}

/** v_pab <= Σ t_abc + Σ z_ac of the core's other media + s_p. */
function writeNeedsThird(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  const { media, persons, core, corePosition, triplePosition, pairs, outsideOf } = columns;
  const { start, medium, name } = persons;
  rows.begin('needsThird');
  for (let p = 0; p < persons.count; p++) {
    if (!hasPairShares(persons, p)) continue;
    tables.loadTriples(p);
    const { size, pairShare } = tables;
    for (let i = 0; i < size; i++) {
      const row = corePosition[tables.medium[i]] * core.length;
      for (let j = i + 1; j < size; j++) {
        const v = pairShare[i * size + j];
        if (v < 0) continue;
        rows.term(v, 1);
        for (let h = 0; h < size; h++) if (h !== i && h !== j) rows.term(tables.tripleOf(h, i, j), -1);
        for (let e = start[p]; e < start[p + 1]; e++) {
          const c = corePosition[medium[e]];
          if (c >= 0 && triplePosition[medium[e]] < 0) rows.term(pairs.at[row + c], -1);
        }
        rows.term(outsideOf[p], -1);
        rows.end(name[p], media[tables.medium[i]], media[tables.medium[j]]);
      }
    }
  }
}
