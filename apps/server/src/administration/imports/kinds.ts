import { importKinds, type ImportKindInfo, type ImportSession } from '@ooh/contract/domain/data-release';
import type { ImportKind } from '../../city-data/imports/import-kind.ts';
import { aoiKind, businessDistrictsKind } from '../../city-data/imports/kinds/areas/area-kinds.ts';
import { acceptedFormats } from '../../city-data/imports/source/open-table.ts';
import { busLinesKind } from '../../city-data/imports/kinds/bus-lines/bus-lines-kind.ts';
import { districtsKind } from '../../city-data/imports/kinds/districts/districts-kind.ts';
import { districtPopulationsKind } from '../../city-data/imports/kinds/districts/populations-kind.ts';
import { asRunKind } from '../../orders/monitoring/as-run-import/as-run-kind.ts';
import { crowdPacksKind } from '../../planning/pack-import/crowd-packs-kind.ts';
import { albumsKind } from '../../market/library-import/albums-kind.ts';
import { brandsKind } from '../../market/library-import/brands-kind.ts';
import { casesKind } from '../../market/library-import/cases-kind.ts';
import { placementsKind } from '../../market/library-import/placements-kind.ts';
import { positionsKind } from '../../city-data/imports/kinds/media/positions-kind.ts';
import { rateCardsKind } from '../../city-data/imports/kinds/media/rate-cards-kind.ts';
import { metroKind } from '../../city-data/imports/kinds/metro/metro-kind.ts';
import { panelPersonsKind } from '../../city-data/imports/kinds/panel/panel-persons-kind.ts';
import { panelVisitsKind } from '../../city-data/imports/kinds/panel/panel-visits-kind.ts';
import { poiKind } from '../../city-data/imports/kinds/poi/poi-kind.ts';
import { tripGridKind } from '../../city-data/imports/kinds/trips/trip-grid-kind.ts';
import { tripsKind } from '../../city-data/imports/kinds/trips/trips-kind.ts';

/** Every kind of import. One kind is one folder; it is added here and to the contract's list. */
const kinds: Readonly<Record<ImportSession['kind'], ImportKind>> = {
  'bus-lines': busLinesKind,
  poi: poiKind,
  districts: districtsKind,
  'district-populations': districtPopulationsKind,
  metro: metroKind,
  aoi: aoiKind,
  'business-districts': businessDistrictsKind,
  trips: tripsKind,
  'trip-grid': tripGridKind,
  'media-positions': positionsKind,
  'rate-cards': rateCardsKind,
  'panel-persons': panelPersonsKind,
  'panel-visits': panelVisitsKind,
  brands: brandsKind,
  'competitor-placements': placementsKind,
  'strategy-cases': casesKind,
  'creative-albums': albumsKind,
  'as-run': asRunKind,
  'crowd-packs': crowdPacksKind,
};

export function kindOf(name: ImportSession['kind']): ImportKind {
  return kinds[name];
}

/** The kinds as the wizard offers them. */
export function kindInfos(): ImportKindInfo[] {
  return importKinds.map((name) => {
    const { label, hint, formats, fields, needsGrid } = kinds[name];
    return {
      kind: name,
      label,
      hint,
      formats: [...acceptedFormats({ formats })],
      needsGrid,
      fields: fields.map(({ field, label: fieldLabel, isRequired, example }) => ({
        field,
        label: fieldLabel,
        isRequired,
        example,
      })),
    };
  });
}
