import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { crsLabels } from '@ooh/contract/domain/data-release';
import type { Wgs84Point } from '@ooh/geo/point';
import type { Reading } from '../import-kind.ts';
import { reportedField, type ImportField } from '../schema/import-field.ts';
import { suspectCrs } from './suspect-crs.ts';

export interface LandmarkWatch {
  see(name: string, point: Wgs84Point): void;
  /** Warns when places named after known ones are all shifted in the same way: a wrong coordinate system. */
  warn(reading: Pick<Reading, 'crs' | 'mapping' | 'log'>, fields: readonly ImportField[]): void;
}

const keptPlaces = 20_000;

/** Watches a city's places as they are read; only those named after a known place are kept. */
export function watchLandmarks(cityCode: string): LandmarkWatch {
  const known = cityFactsOf(cityCode).businessDistricts;
  const seen: { name: string; point: Wgs84Point }[] = [];
  return {
    see(name, point) {
      if (seen.length < keptPlaces && known.some((place) => name.startsWith(place.name)))
        seen.push({ name, point });
    },
    warn({ crs, mapping, log }, fields) {
      const found = suspectCrs(seen, known, crs);
      if (found === null) return;
      const meters = (value: number) => `${Math.round(value)} 米`;
      const field = ['stopCoordinates', 'location', 'lng'].find((name) => (mapping[name] ?? null) !== null);
      log.warn(
        null,
        field === undefined ? '坐标' : reportedField(fields, mapping, field),
        `坐标系可疑：以 ${found.landmarks} 个已知地名相比，整体偏移约 ${meters(found.shiftMeters)}；` +
          `按 ${crsLabels[found.likely]} 解读时偏移约 ${meters(found.likelyShiftMeters)}，请核对坐标系后再导入`,
      );
    },
  };
}
