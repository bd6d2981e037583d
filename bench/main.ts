/**
 * The benchmark: our engine and its rivals on the same generated data in one run, one table, one file of results.
 *   node bench/main.ts [--small] [--only contacts,places,sparse,choice,selection,calibration,screens,realism]
 *     [--data FOLDER] [--results FILE]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCalibration } from './calibration/run-calibration.ts';
import {
  comparisonColumns,
  comparisonRecord,
  comparisonRows,
  type Comparison,
} from './harness/comparison.ts';
import { describeMachine, loadPerMinute } from './harness/machine.ts';
import { writeSection } from './harness/results-file.ts';
import { tableText } from './harness/table.ts';
import { runRealism } from './realism/run-realism.ts';
import { runScreens } from './screens/run-screens.ts';
import { runChoice } from './speed/choice.ts';
import { runContacts } from './speed/contacts.ts';
import type { PartOfBench } from './speed/part.ts';
import { runPlaces } from './speed/places.ts';
import { runSelection } from './speed/selection.ts';
import { runSparse } from './speed/sparse.ts';

const parts: Readonly<Record<string, PartOfBench>> = {
  contacts: runContacts,
  places: runPlaces,
  sparse: runSparse,
  choice: runChoice,
  selection: runSelection,
  calibration: runCalibration,
  screens: runScreens,
  realism: runRealism,
};

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(parts).join(',') },
    seconds: { type: 'string', default: '20' },
    data: { type: 'string', default: process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', 'data') },
    results: { type: 'string' },
  },
});
const chosen = values.only.split(',');
const unknown = chosen.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  console.error(`unknown part: ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
// Figures of a quick run are not representative, so they are stored only on request.
const file = values.results ?? (values.small ? null : join(import.meta.dirname, 'results.json'));

const machine = describeMachine();
const comparisons: Comparison[] = [];
const notes: string[] = [];
const before = loadPerMinute();
for (const name of chosen) {
  const load = loadPerMinute();
  const result = await parts[name]({
    small: values.small,
    maxSeconds: Number(values.seconds),
    data: values.data,
    say: (text) => console.error(`  ${name}: ${text}`),
  });
  comparisons.push(...result.comparisons);
  notes.push(...result.notes);
  if (file === null) continue;
  const facts = {
    date: new Date().toISOString(),
    load: { before: load, after: loadPerMinute() },
    versions: result.versions,
    seeds: result.seeds,
    small: values.small,
  };
  const measured = result.comparisons.map(comparisonRecord);
  writeSection(file, name, facts, { ...result.figures, comparisons: measured });
}
console.log(
  `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGigabytes} GB, Node ${machine.node}; load ${before} before, ${loadPerMinute()} after`,
);
console.log(
  'Ratio: time of the engine ÷ time of ours. Median of 15 warm runs, one thread unless said. All answers are equal.\n',
);
if (comparisons.length > 0) console.log(tableText(comparisonColumns, comparisons.flatMap(comparisonRows)));
for (const note of notes) console.log(`\n${note}`);
