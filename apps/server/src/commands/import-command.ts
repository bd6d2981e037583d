import { parseArgs } from 'node:util';
import { certain } from '@ooh/contract/core/certain';
import {
  crsNames,
  importGrid,
  importKindNames,
  importKinds,
  importModes,
  type ImportSession,
} from '@ooh/contract/domain/data-release';
import type { GridOptions } from '../city-data/imports/import-kind.ts';

export const usage = `用法 usage:
  npm run import -- <类型> <文件> --city <城市代码> [--crs WGS84|GCJ02|BD09] [--dry-run]
                    [--merge | --delete | --replace] [--grid <经度>,<纬度>,<边长米>]
                    [--source <来源>] [--legal-basis <依据>] [--retain-until <YYYY-MM-DD>]
类型 kinds:
${importKinds.map((kind) => `  ${kind.padEnd(20)}${importKindNames[kind]}`).join('\n')}`;

/** What the command line asks for. */
export interface ImportCommand {
  readonly kind: ImportSession['kind'];
  readonly file: string;
  readonly cityCode: string;
  readonly crs: (typeof crsNames)[number];
  readonly isDryRun: boolean;
  readonly mode: ImportSession['mode'] | null;
  readonly grid: GridOptions | null;
  readonly source: string;
  readonly legalBasis: string;
  readonly retainUntil: string | null;
}

/** A command line that says nothing that can be done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the arguments. Throws UsageError, or the error of `parseArgs`. */
export function readCommand(args: string[]): ImportCommand {
  const options = {
    city: { type: 'string' },
    crs: { type: 'string', default: 'WGS84' },
    source: { type: 'string', default: '' },
    'legal-basis': { type: 'string', default: '' },
    'retain-until': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    merge: { type: 'boolean', default: false },
    delete: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    grid: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, file, ...more] = positionals;
  const kind = importKinds.find((one) => one === name);
  if (kind === undefined || file === undefined || more.length > 0)
    throw new UsageError('须指定数据类型与一个文件');
  const chosen = importModes.filter((mode) => values[mode]);
  if (chosen.length > 1) throw new UsageError(`${chosen.map((mode) => `--${mode}`).join(' 与 ')} 只能选一个`);
  if (!/^\d{6}$/.test(values.city ?? '')) throw new UsageError('须以 --city 指定 6 位城市代码');
  const crs = crsNames.find((name) => name === values.crs.toUpperCase());
  if (!crs) throw new UsageError(`--crs 应为 ${crsNames.join('、')} 之一`);
  const retainUntil = values['retain-until'] ?? null;
  if (retainUntil !== null && Number.isNaN(Date.parse(retainUntil)))
    throw new UsageError('--retain-until 应为 YYYY-MM-DD');
  return {
    kind,
    file,
    mode: chosen[0] ?? null,
    grid: values.grid === undefined ? null : readGrid(values.grid),
    cityCode: certain(values.city, 'city of the command'),
    crs,
    isDryRun: values['dry-run'],
    source: values.source,
    legalBasis: values['legal-basis'],
    retainUntil,
  };
}

function readGrid(text: string): GridOptions {
  const [lng, lat, cellMeters, ...more] = text.split(',').map(Number);
  const grid = importGrid.safeParse({ lng, lat, cellMeters });
  if (!grid.success || more.length > 0)
    throw new UsageError('--grid 应为 经度,纬度,边长米，例如 113.75,22.45,500');
  return grid.data;
}
