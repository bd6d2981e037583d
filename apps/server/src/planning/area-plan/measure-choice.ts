import { certain } from '@ooh/contract/core/certain';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { knownFaces } from '../../measurement/face/read-faces.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { AreaMeasure } from '../../platform/storage/postgres/tables/area-plan-tables.ts';

interface Chosen {
  readonly medium_id: number;
  readonly face_ids: readonly string[];
  readonly chosen_faces: number;
}

/** What a choice reaches, and the data that it was measured with: the panel, then the positions. */
export interface MeasuredChoice {
  readonly measure: AreaMeasure | null;
  readonly measureReleaseIds: readonly string[];
}

const unmeasured: MeasuredChoice = { measure: null, measureReleaseIds: [] };

/**
 * Reach of the chosen faces over the flight, by the contact model of fixed faces: several faces of a position are
 * seen by the same people. No measure where nothing is chosen, the model covers no face, or the audience is empty.
 */
export async function measureChoice(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine'>,
  city: { readonly releases: ModelReleases; readonly audience: TargetAudience },
  units: readonly Chosen[],
  days: number,
  options: { signal?: AbortSignal; priority?: EnginePriority } = {},
): Promise<MeasuredChoice> {
  const hung = units
    .filter((unit) => unit.chosen_faces > 0 && unit.face_ids.length > 0)
    .map((unit) => ({ mediumId: unit.medium_id, faceId: unit.face_ids[0], faces: unit.chosen_faces }));
  if (hung.length === 0) return unmeasured;
  const known = await knownFaces(
    context,
    city.releases.panelReleaseId,
    hung.map(({ faceId }) => faceId),
  );
  const modelled = hung.filter(({ faceId }) => known.indexOf.has(faceId));
  if (modelled.length === 0) return unmeasured;
  const input = {
    audience: city.audience,
    items: modelled.map(({ mediumId, faceId, faces }) => ({
      mediumId,
      unit: { face: certain(known.indexOf.get(faceId), 'place of the face', faceId) },
      planned: Array.from({ length: days }, () => faces),
      actual: [],
    })),
    faces: known.faces,
    around: known.around,
    elapsedDays: 0,
  };
  const measured = await context.engine
    .ask(city.releases, 'measureEffect', input, options)
    .catch((error: unknown) => {
      if (error instanceof RangeError) return null;
      throw error;
    });
  if (measured === null) return unmeasured;
  const { impressions, taImpressions, reach, reachShare, frequency } = measured.planned;
  const faces = (of: readonly { faces: number }[]) => of.reduce((sum, one) => sum + one.faces, 0);
  const measure: AreaMeasure = {
    panelPersons: measured.panelPersons,
    otherPersons: measured.otherPersons,
    taUniverse: measured.taUniverse,
    impressions,
    taImpressions,
    reach,
    reachShare,
    reachShareRange: measured.ranges.planned,
    universe: measured.universe,
    frequency,
    taConcentrationPeople: measured.plannedConcentration.people,
    taConcentrationImpressions: measured.plannedConcentration.impressions,
    unmodelledFaces: faces(hung) - faces(modelled),
  };
  return { measure, measureReleaseIds: [city.releases.panelReleaseId, ...known.releaseIds] };
}
