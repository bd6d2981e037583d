import { posix } from 'node:path';

/** Folders and files of a data folder that make up its state. Models and schematic streets are made again. */
export const stateParts = ['postgres', 'clickhouse', 'files', 'basemap', 'secret'] as const;

export const manifestName = 'manifest.json';
export const sumsName = 'SHA256SUMS';

export const backupFormat = 'ooh-planner-backup-1';

/** Whether a path of an archive may be written below a data folder. */
export function isStatePath(path: string): boolean {
  const names = path.split('/');
  const isPlain = names.every((name) => name !== '' && name !== '.' && name !== '..' && !/[\0\\]/.test(name));
  return isPlain && (stateParts as readonly string[]).includes(names[0]);
}

/** Whether a link of an archive leads to another place of the same part, and not out of it. */
export function isStateLink(path: string, target: string): boolean {
  const part = path.split('/')[0];
  return !posix.isAbsolute(target) && posix.join(posix.dirname(path), target).startsWith(`${part}/`);
}
