import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { streetsVersion } from '@ooh/streets/notice';
import { packedFormat } from '@ooh/streets/packed/pack-streets';
import { memoize } from '../../platform/memoize.ts';
import { highTierCity, regionByCode } from '../../reference/region/regions.ts';
import { streetsSeed } from './streets-seed.ts';
import { streetsThread } from './streets-questions.ts';

/** Who asks for a city whose streets are being laid waits for the same. */
const underWay = memoize<Uint8Array | null>(8);

async function readKept(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch {
    return null;
  }
}

/** Beside its place and renamed: nobody reads half a file. */
async function keep(folder: string, name: string, packed: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.part`);
  await writeFile(draft, packed);
  await rename(draft, join(folder, name));
}

const folderOf = (dataDir: string): string => join(dataDir, 'streets');
const nameOf = (cityCode: string): string =>
  `${cityCode}-${streetsVersion}-${packedFormat}-${streetsSeed}.bin`;

/** Whether a city's streets are laid already. */
export function areStreetsKept(dataDir: string, cityCode: string): Promise<boolean> {
  return access(join(folderOf(dataDir), nameOf(cityCode))).then(
    () => true,
    () => false,
  );
}

/**
 * The packed schematic streets of a city, laid at the first use and kept in the data folder for as long as version and
 * seed are the same; null where the city has no outline. They rest on the shipped outlines alone, never on imports.
 */
export function packedCityStreets(dataDir: string, cityCode: string): Promise<Uint8Array | null> {
  const [folder, name] = [folderOf(dataDir), nameOf(cityCode)];
  return underWay(join(folder, name), async () => {
    const kept = await readKept(join(folder, name));
    if (kept !== null) return kept;
    const declaredCode = highTierCity(cityCode)?.adcode ?? cityCode;
    const packed = await streetsThread.lay({
      cityCode,
      declaredCode,
      name: regionByCode(cityCode)?.name ?? cityCode,
    });
    if (packed !== null) await keep(folder, name, packed);
    return packed;
  });
}
