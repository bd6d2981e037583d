import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { crsLabels } from '@ooh/contract/domain/data-release';
import type { Wgs84Point } from '@ooh/geo/point';
import type { Db } from '../../../platform/storage/postgres/database.ts';
import type { Reading } from '../import-kind.ts';
import { reportedField, type ImportField } from '../schema/import-field.ts';
import { readKnownGround, type KnownGround } from './known-ground.ts';
import { suspectCrs, type CrsSuspicion, type Landmark, type NamedPlaces } from './suspect-crs.ts';
import { suspectByWays } from './suspect-ways.ts';

export interface CrsWatch {
  see(name: string, point: Wgs84Point): void;
  /**
   * Warns of a wrong coordinate system: places named after known ones are all shifted in the same way, or what stands beside
   * roads lies between them.
   */
  warn(reading: Pick<Reading, 'crs' | 'mapping' | 'log'>, fields: readonly ImportField[]): void;
}

const keptPoints = 20_000;

/** Places of a file by the known place that they are named after. */
function gatherer(landmarkOf: (name: string) => Landmark | undefined) {
  const found = new Map<Landmark, Wgs84Point[]>();
  return {
    see(name: string, point: Wgs84Point): void {
      const landmark = landmarkOf(name);
      if (landmark === undefined) return;
      const points = found.get(landmark);
      if (points === undefined) found.set(landmark, [point]);
      else points.push(point);
    },
    places: (): NamedPlaces[] => [...found].map(([landmark, points]) => ({ landmark, points })),
  };
}

const metersText = (value: number): string => `${Math.round(value)} 米`;
const shiftText = (beside: string, { likely, meters, likelyMeters, count }: CrsSuspicion): string =>
  `以 ${count} 个${beside}相比，整体偏移约 ${metersText(meters)}；按 ${crsLabels[likely]} 解读时偏移约 ${metersText(likelyMeters)}`;
const wayText = ({ likely, meters, likelyMeters, count }: CrsSuspicion): string =>
  `${count} 个点离现有公交线路的道路的中位距离为 ${metersText(meters)}；按 ${crsLabels[likely]} 解读时为 ${metersText(likelyMeters)}`;

/** Watches the places of a city's file as they are read, beside what is known and what is there. */
export function watchCrs(cityCode: string, ground: KnownGround): CrsWatch {
  const declared = cityFactsOf(cityCode).businessDistricts;
  const present = new Map(ground.places.map((place) => [place.name, place]));
  const byName = gatherer((name) => declared.find((place) => name.startsWith(place.name)));
  const same = gatherer((name) => present.get(name));
  const points: Wgs84Point[] = [];
  const reasonOf = (crs: Reading['crs']): string | null => {
    const shifted = suspectCrs(same.places(), crs);
    if (shifted !== null) return shiftText('现有数据中的同名地点', shifted);
    const displaced = suspectCrs(byName.places(), crs);
    if (displaced !== null) return shiftText('已知地名', displaced);
    const between = suspectByWays(points, ground.ways, crs);
    return between === null ? null : wayText(between);
  };
  return {
    see(name, point) {
      if (points.length >= keptPoints) return;
      points.push(point);
      byName.see(name, point);
      same.see(name, point);
    },
    warn({ crs, mapping, log }, fields) {
      const reason = reasonOf(crs);
      if (reason === null) return;
      const field = ['stopCoordinates', 'location', 'lng'].find((name) => (mapping[name] ?? null) !== null);
      log.warn(
        null,
        field === undefined ? '坐标' : reportedField(fields, mapping, field),
        `坐标系可疑：${reason}，请核对坐标系后再导入`,
      );
    },
  };
}

/** The same beside the imported data in force. */
export const watchCrsOfCity = async (db: Db, cityCode: string): Promise<CrsWatch> =>
  watchCrs(cityCode, await readKnownGround(db, cityCode));
