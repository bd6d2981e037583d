import { certain } from '@ooh/contract/core/certain';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import type { KindExport } from '../../city-data/export/exported-row.ts';
import { cityExports } from '../../city-data/export/city-exports.ts';
import { libraryExports } from '../../market/library-import/library-exports.ts';

type KindExports = Readonly<Partial<Record<ImportSession['kind'], KindExport>>>;

/** The kinds that leave as tables; the contract says in which formats. */
const exports: KindExports = { ...cityExports, ...libraryExports };

/** How a kind leaves; fails for one that the contract does not offer. */
export const kindExportOf = (kind: ImportSession['kind']): KindExport =>
  certain(exports[kind], 'export of a kind', kind);
