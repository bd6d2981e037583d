import type { KindExport } from './exported-row.ts';
import { aoiExport, businessDistrictsExport } from './kinds/area-exports.ts';
import { busLinesExport } from './kinds/bus-lines-export.ts';
import { districtsExport } from './kinds/districts-export.ts';
import { metroExport } from './kinds/metro-export.ts';
import { poiExport } from './kinds/poi-export.ts';
import { populationsExport } from './kinds/populations-export.ts';
import { positionsExport } from './kinds/positions-export.ts';
import { rateCardsExport } from './kinds/rate-cards-export.ts';
import { tripGridExport, tripsExport } from './kinds/trip-exports.ts';

/** How the data of a city leave as tables; the contract says in which formats. */
export const cityExports = {
  'bus-lines': busLinesExport,
  poi: poiExport,
  districts: districtsExport,
  'district-populations': populationsExport,
  metro: metroExport,
  aoi: aoiExport,
  'business-districts': businessDistrictsExport,
  trips: tripsExport,
  'trip-grid': tripGridExport,
  'media-positions': positionsExport,
  'rate-cards': rateCardsExport,
} satisfies Readonly<Record<string, KindExport>>;
