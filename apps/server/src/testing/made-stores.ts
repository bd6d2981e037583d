import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { copyStores, storesAt, type Stores } from './test-stores.ts';

/** Fills stores and leaves them closed. What it returns, as JSON, is known to those that copy them. */
export type Fill<Made> = (stores: Stores) => Promise<Made>;

const noteOf = (folder: string): string => `${folder}.json`;

/** True once this worker has made them; false if another one is about to. */
async function make<Made>(folder: string, name: string, fill: Fill<Made>): Promise<boolean> {
  const draft = `${folder}.new`;
  try {
    await mkdir(draft);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
  try {
    const made = await fill(await storesAt(draft, name));
    await writeFile(noteOf(folder), JSON.stringify(made ?? null));
    await rename(draft, folder);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Copies stores that are filled once per run, by the first worker that needs them; `name` is that of their database. */
export async function copyMade<Made>(name: string, fill: Fill<Made>, to: Stores): Promise<Made> {
  const folder = join(inject('runFolder'), name);
  while (!existsSync(folder)) if (!(await make(folder, name, fill))) await sleep(200);
  await copyStores({ folder, database: name }, to);
  return JSON.parse(await readFile(noteOf(folder), 'utf8')) as Made;
}
