import { writeAreaCity } from '../planning/area-plan/area-plan-store.ts';
import { findCurrent } from '../city-data/release/data-release-store.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { cityName, regionByCode } from '../reference/region/regions.ts';
import { newPlan } from './seeded-plan.ts';
import type { TestService } from './test-service.ts';

const unitsAMedium = 3;

/** Faces of a city's stock as units of a plan, a few of every medium; the first two of each are chosen. */
async function inventoryUnits({ context }: TestService, cityCode: string) {
  const { rows } = await sql<{
    position_id: string;
    medium_id: number;
    form_id: number;
    code: string;
    name: string;
    district_name: string | null;
    level: string;
    lng: number;
    lat: number;
    face_id: string;
    place: number;
  }>`select * from (
      select position.position_id, position.medium_id, face.form_id, position.code, position.name,
        position.district_name, position.level, position.lng, position.lat, face.face_id,
        row_number() over (partition by position.medium_id order by face.face_id)::int as place
      from media_position position
      join data_release release on release.release_id = position.release_id
        and release.state = 'current' and release.city_code = ${cityCode}
      join media_face face on face.release_id = position.release_id and face.position_id = position.position_id
      where face.face_no = 'A') numbered
    where place <= ${unitsAMedium}`.execute(context.db);
  return rows.map(({ face_id, place, ...row }) => ({
    ...row,
    area_id: `f-${cityCode}`,
    address: null,
    faces: 1,
    free_faces: 1,
    face_ids: [face_id],
    chosen_faces: place < unitsAMedium ? 1 : 0,
    unit_price_fen: 100_000 * place,
    is_sample_price: true,
    discount_basis_points: 10_000,
    production_fen: 1_000,
    heat_persons: 4_000 * place,
    heat_ta_persons: 1_500 * place,
    heat_panel_persons: 400 * place,
    heat_ta_panel_persons: 150 * place,
  }));
}

/** The fence of a city: about two kilometres around its middle. */
const fenceOf = (cityCode: string) => {
  const [lng, lat] = regionByCode(cityCode)!.center!;
  const corner = (east: number, north: number): [number, number] => [lng + east / 100, lat + north / 100];
  return {
    fenceId: `f-${cityCode}`,
    name: `${cityName(cityCode)}围栏`,
    ring: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
  };
};

/** A geofence plan of some cities as a computation would leave it: faces of every medium, some of them chosen. */
export async function storedAreaPlan(service: TestService, cityCodes: readonly string[]): Promise<string> {
  const { db, now } = service.context;
  const brief = { kind: 'geo' as const, cityCodes: [...cityCodes], fences: cityCodes.map(fenceOf) };
  const { planId } = await newPlan(service, brief, {}, { as: 'admin' });
  for (const cityCode of cityCodes) {
    const panel = await findCurrent(db, 'panel', cityCode);
    const positions = await findCurrent(db, 'media-positions', cityCode);
    const computed = {
      cityCode,
      budgetFen: 3_000_000,
      radiusCurve: [],
      measure: null,
      measureReleaseIds: [],
      summary: null,
      panelReleaseId: panel!.release_id,
      positionReleaseId: positions!.release_id,
      rateCardReleaseId: null,
      units: await inventoryUnits(service, cityCode),
    };
    await writeAreaCity(db, planId, computed, now());
  }
  return planId;
}
