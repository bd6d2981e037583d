/** Quality of selections on instances of real structure; table and conclusions. */
import { shenzhenInstances } from '../selection/instances.ts';
import { runSelections, selectionNotes, selectionTable } from '../selection/run-selections.ts';
import { spacedNote } from '../selection/spaced.ts';
import { shenzhenFolder } from '../selection/shenzhen.ts';
import type { PartOfBench } from './part.ts';

export const runSelection: PartOfBench = async ({ small, say }) => {
  const nothing = { comparisons: [], seeds: {}, versions: {}, figures: {} };
  const folder = shenzhenFolder();
  if (folder === null)
    return { ...nothing, notes: ['Selection: the Shenzhen files are absent, so nothing was selected.'] };
  const all = shenzhenInstances(folder);
  const rows = await runSelections(small ? all.slice(0, 2) : all, { optima: 'none', seconds: 0 }, say);
  const notes = ['Selection against true optima (HiGHS) and other methods:', selectionTable(rows)];
  const spaced = all.slice(0, small ? 1 : all.length).flatMap((one) => spacedNote(one) ?? []);
  return { ...nothing, figures: { rows }, notes: [...notes, ...selectionNotes(rows), ...spaced] };
};
