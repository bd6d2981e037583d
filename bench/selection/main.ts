/**
 * Quality of selections: ours with its proof, the true optimum where HiGHS finds it, and methods of the
 * literature, on instances of real structure.
 *   node bench/selection/main.ts [--only N,N] [--k N] [--optima reuse|renew|none] [--seconds N]
 * Needs the real Shenzhen files (SHENZHEN_DATA names their folder); prints a message and ends if they are absent.
 */
import { parseArgs } from 'node:util';
import { shenzhenInstances } from './instances.ts';
import { runSelections, selectionNotes, selectionTable } from './run-selections.ts';
import { spacedNote } from './spaced.ts';
import { shenzhenFolder } from './shenzhen.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    k: { type: 'string' },
    optima: { type: 'string', default: 'none' },
    seconds: { type: 'string', default: '120' },
  },
});
const folder = shenzhenFolder();
if (folder === null) {
  console.error('The Shenzhen files are not here; set SHENZHEN_DATA to their folder. Nothing was measured.');
} else {
  const all = shenzhenInstances(folder);
  const chosen = values.only === undefined ? all : values.only.split(',').map((n) => all[Number(n)]);
  const optima = values.optima === 'reuse' || values.optima === 'renew' ? values.optima : 'none';
  const onlyK = values.k === undefined ? undefined : Number(values.k);
  const rows = await runSelections(chosen, { optima, seconds: Number(values.seconds), onlyK }, console.error);
  console.log(selectionTable(rows));
  for (const note of [...selectionNotes(rows), ...chosen.flatMap((one) => spacedNote(one) ?? [])])
    console.log(`\n${note}`);
}
