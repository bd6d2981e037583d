import { hasPairShares, type StepColumns } from './columns.ts';
import { floorFraction } from './fractions.ts';
import type { PersonTables } from './person-tables.ts';
import type { StepRows } from './step-rows.ts';

/** Numbers of further media j through which (and j + 1) the parabolas run. */
const PARABOLAS = [3, 6];

/** The rows by which a person counts once however many media of the plan reach them. */
export function writeOnceRows(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  writeByPairs(rows, columns);
  writeGivenPair(rows, columns, tables);
  writeByParabola(rows, columns, tables);
  writeByChord(rows, columns, tables);
}

/** e_pa + (1 / m) Σ z_ab <= (1 + (d - 1) / m) x_a. */
function writeByPairs(rows: StepRows, columns: StepColumns): void {
  const { media, persons, core, corePosition, pairs, shareOf } = columns;
  const { start, medium, need, name, inCore, mostInCore } = persons;
  rows.begin('onceByPairs');
  for (let p = 0; p < persons.count; p++) {
    if (need[p] < 2 || inCore[p] <= need[p]) continue;
    const each = floorFraction(1, mostInCore[p]);
    const whole = floorFraction(1 - need[p] - mostInCore[p], mostInCore[p]);
    for (let e = start[p]; e < start[p + 1]; e++) {
      const row = corePosition[medium[e]] * core.length;
      if (row < 0) continue;
      rows.term(shareOf[e], 1);
      for (let f = start[p]; f < start[p + 1]; f++) {
        const b = corePosition[medium[f]];
        if (f !== e && b >= 0) rows.term(pairs.at[row + b], each);
      }
      rows.term(medium[e], whole);
      rows.end(name[p], media[medium[e]]);
    }
  }
}

/** v_pab + σ Σ t_abc <= (1 + σ) z_ab with σ = (l + 2) / (l (l - 1)). */
function writeGivenPair(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  const { media, persons } = columns;
  rows.begin('onceGivenPair');
  for (let p = 0; p < persons.count; p++) {
    const l = persons.mostInTriples[p];
    if (l <= 3 || !hasPairShares(persons, p)) continue;
    const each = floorFraction(l + 2, l * (l - 1));
    const whole = floorFraction(-l * (l - 1) - l - 2, l * (l - 1));
    tables.loadTriples(p);
    const { size, medium, pair, pairShare } = tables;
    for (let i = 0; i < size; i++) {
      for (let j = i + 1; j < size; j++) {
        if (pairShare[i * size + j] < 0) continue;
        rows.term(pairShare[i * size + j], 1);
        for (let h = 0; h < size; h++) if (h !== i && h !== j) rows.term(tables.tripleOf(h, i, j), each);
        rows.term(pair[i * size + j], whole);
        rows.end(persons.name[p], media[medium[i]], media[medium[j]]);
      }
    }
  }
}

/** e_pa <= A x_a + β Σ z_ab + γ Σ t_abc, where A + β i + γ i (i - 1) / 2 is 3 / (i + 1) at j, j + 1 and 1 at 2. */
function writeByParabola(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  const { media, persons } = columns;
  rows.begin('onceByParabola');
  const curves = PARABOLAS.map((j) => {
    const whole = (j + 1) * (j + 2);
    return {
      j,
      ofMedium: floorFraction(-whole - 4 * j - 4, whole),
      ofPair: floorFraction(2 * j + 3, whole),
      ofTriple: floorFraction(-2, whole),
    };
  });
  for (let p = 0; p < persons.count; p++) {
    if (persons.isPlain[p] === 0 || persons.inTriples[p] < PARABOLAS[0] + 2) continue;
    tables.loadTriples(p);
    for (let i = 0; i < tables.size; i++) {
      for (const { j, ofMedium, ofPair, ofTriple } of curves) {
        if (tables.size < j + 2) continue;
        rows.term(tables.share[i], 1);
        rows.term(tables.medium[i], ofMedium);
        writeOthers(rows, tables, i, ofPair, ofTriple);
        rows.end(persons.name[p], media[tables.medium[i]], j);
      }
    }
  }
}

/** e_pa <= β Σ z_ab + γ Σ t_abc, for persons all of whose media are in triples. */
function writeByChord(rows: StepRows, columns: StepColumns, tables: PersonTables): void {
  const { media, persons } = columns;
  rows.begin('onceByChord');
  for (let p = 0; p < persons.count; p++) {
    const l = persons.inTriples[p];
    if (persons.isPlain[p] === 0 || l <= 3 || persons.start[p + 1] - persons.start[p] > l) continue;
    const ofPair = floorFraction(-l * l - 2, 2 * l * (l - 1));
    const ofTriple = floorFraction(l + 2, l * (l - 1));
    tables.loadTriples(p);
    for (let i = 0; i < l; i++) {
      rows.term(tables.share[i], 1);
      writeOthers(rows, tables, i, ofPair, ofTriple);
      rows.end(persons.name[p], media[tables.medium[i]]);
    }
  }
}

/** The pairs and triples of the i-th medium with the person's other media in triples. */
function writeOthers(
  rows: StepRows,
  tables: PersonTables,
  i: number,
  ofPair: number,
  ofTriple: number,
): void {
  const { size, pair } = tables;
  for (let b = 0; b < size; b++) if (b !== i) rows.term(pair[i * size + b], ofPair);
  for (let c = 1; c < size; c++) {
    if (c === i) continue;
    for (let b = 0; b < c; b++) if (b !== i) rows.term(tables.tripleOf(i, b, c), ofTriple);
  }
}
