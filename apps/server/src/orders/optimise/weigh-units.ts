import type { Context } from '../../context.ts';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import type { WeighInput, Weighed } from '../../measurement/engine/work/weigh-changes.ts';
import { knownFaces } from '../../measurement/face/read-faces.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import { effectUnit } from '../effect/effect-unit.ts';
import type { EffectOrder } from '../effect/effect-order.ts';
import type { CityData } from '../../city-data/release/city-data.ts';

/** A line or a face in a form. */
export interface Unit {
  readonly mediumId: number;
  readonly formId: number;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly faceId: string | null;
}

/** Units of one medium and form have the same. */
export const formOf = (unit: Pick<Unit, 'mediumId' | 'formId'>): string => `${unit.mediumId} ${unit.formId}`;

/** What the engine finds of changes among some units of a city; null where the audience is nobody of it. */
export async function weighUnits(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine'>,
  { order }: Pick<EffectOrder, 'order'>,
  data: CityData,
  question: Pick<WeighInput, 'before' | 'groups'> & { readonly units: readonly Unit[] },
  priority: EnginePriority,
): Promise<Weighed | null> {
  const releases = peopleReleasesOf(data);
  if (releases === null) return null;
  const { units, before, groups } = question;
  const faceIds = [...new Set(units.flatMap((unit) => unit.faceId ?? []))];
  const known = await knownFaces(context, releases.panelReleaseId, faceIds);
  const effect = {
    audience: order.audience,
    items: units.map((unit) => ({
      mediumId: unit.mediumId,
      unit: effectUnit(unit, known.indexOf),
      planned: [],
      actual: [],
    })),
    faces: known.faces,
    around: known.around,
    elapsedDays: 0,
  };
  try {
    return await context.engine.ask(releases, 'weighChanges', { effect, before, groups }, { priority });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
