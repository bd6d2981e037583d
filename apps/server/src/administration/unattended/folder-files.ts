import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where files of a watched folder are: being imported, imported, refused. */
export const folderStates = ['processing', 'done', 'failed'] as const;

/** Moves a file into a folder beside; an earlier one of the same name is replaced. Returns its new path. */
export async function moveBeside(path: string, folder: string, to: (typeof folderStates)[number]) {
  const target = join(folder, to);
  await mkdir(target, { recursive: true });
  const moved = join(target, basename(path));
  await rename(path, moved);
  return moved;
}

/** Moves a file out of processing, and writes what became of it beside it. A file that is gone is left alone. */
export async function settleFile(path: string, isDone: boolean, report: object): Promise<void> {
  const folder = dirname(dirname(path));
  try {
    const moved = await moveBeside(path, folder, isDone ? 'done' : 'failed');
    await writeFile(`${moved}.report.json`, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
