import { hasPairShares, type StepColumns } from './columns.ts';
import type { PersonTables } from './person-tables.ts';
import type { StepRows } from './step-rows.ts';

/** The rows by which every column is at most those that it is a part of. */
export function writeOrderRows(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  writeOutside(rows, columns);
  writePairs(rows, columns);
  writeTriples(rows, columns);
  writeShares(rows, columns);
  writePairShares(rows, columns);
  writeWithinShares(rows, columns, tables);
}

/** s_p <= Σ n x over the person's media outside the core. */
function writeOutside(rows: StepRows, { outside, outsideOf, persons, corePosition }: StepColumns): void {
  const { start, medium, amount, name } = persons;
  rows.begin('outside');
  for (const p of outside) {
    rows.term(outsideOf[p], 1);
    for (let e = start[p]; e < start[p + 1]; e++)
      if (corePosition[medium[e]] < 0) rows.term(medium[e], -amount[e]);
    rows.end(name[p]);
  }
}

/** z_ab <= x_a for both media of the pairs that are shared. */
function writePairs(rows: StepRows, { core, media, pairs, first }: StepColumns): void {
  rows.begin('pairHasMedium');
  for (let i = 0; i < core.length; i++) {
    for (let j = 0; j < core.length; j++) {
      const z = pairs.at[i * core.length + j];
      if (z < 0 || pairs.isShared[z - first.z] === 0) continue;
      rows.term(z, 1);
      rows.term(core[i], -1);
      rows.end(media[core[i]], media[core[j]]);
    }
  }
}

/** t_abc <= z of its three pairs. */
function writeTriples(rows: StepRows, { media, pairs, triples, first }: StepColumns): void {
  const { start, third, triple } = triples.byPair;
  rows.begin('tripleHasPair');
  for (let i = 0; i < pairs.a.length; i++) {
    for (let e = start[i]; e < start[i + 1]; e++) {
      rows.term(first.t + triple[e], 1);
      rows.term(first.z + i, -1);
      rows.end(media[pairs.a[i]], media[pairs.b[i]], media[third[e]]);
    }
  }
}

/** e_pa <= x_a, then e_pa <= y_p. */
function writeShares(rows: StepRows, { media, persons, shareMedium, sharePerson, first }: StepColumns): void {
  for (const kind of ['shareHasMedium', 'shareOfReached'] as const) {
    const parent = kind === 'shareHasMedium' ? shareMedium : sharePerson;
    rows.begin(kind);
    for (let i = 0; i < shareMedium.length; i++) {
      rows.term(first.e + i, 1);
      rows.term(parent[i], -1);
      rows.end(persons.name[sharePerson[i] - first.y], media[shareMedium[i]]);
    }
  }
}

/** v_pab <= z_ab. */
function writePairShares(rows: StepRows, { media, persons, pairShares, pairs, first }: StepColumns): void {
  const { start, pair } = pairShares;
  rows.begin('pairShareHasPair');
  for (let p = 0; p < persons.count; p++) {
    for (let i = start[p]; i < start[p + 1]; i++) {
      const z = pair[i] - first.z;
      rows.term(first.v + i, 1);
      rows.term(pair[i], -1);
      rows.end(persons.name[p], media[pairs.a[z]], media[pairs.b[z]]);
    }
  }
}

/** v_pab <= e_pa for both media. */
function writeWithinShares(rows: StepRows, { media, persons }: StepColumns, tables: PersonTables): void {
  rows.begin('pairShareWithinShare');
  for (let p = 0; p < persons.count; p++) {
    if (!hasPairShares(persons, p)) continue;
    tables.load(p);
    const { size, medium, share, pairShare } = tables;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        const v = pairShare[i * size + j];
        if (v < 0) continue;
        rows.term(v, 1);
        rows.term(share[i], -1);
        rows.end(persons.name[p], media[medium[i]], media[medium[j]]);
      }
    }
  }
}
