import type { KindExport } from '../../city-data/export/exported-row.ts';
import { albumsExport } from './albums-export.ts';
import { brandsExport } from './brands-export.ts';
import { casesExport } from './cases-export.ts';
import { placementsExport } from './placements-export.ts';

/** How the libraries leave as tables; the contract says in which formats. */
export const libraryExports = {
  brands: brandsExport,
  'competitor-placements': placementsExport,
  'strategy-cases': casesExport,
  'creative-albums': albumsExport,
} satisfies Readonly<Record<string, KindExport>>;
