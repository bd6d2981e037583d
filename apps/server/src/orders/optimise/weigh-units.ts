import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import type { AddChoice, AddInput } from '../../measurement/engine/work/choose-added.ts';
import type { EffectInput } from '../../measurement/engine/work/measure-effect.ts';
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

type Parts = Pick<Context, 'db' | 'clickhouse' | 'engine'>;

/** The units as the engine takes them. */
async function effectOf(
  context: Parts,
  audience: TargetAudience,
  panelReleaseId: string,
  units: readonly Unit[],
): Promise<EffectInput> {
  const faceIds = [...new Set(units.flatMap((unit) => unit.faceId ?? []))];
  const known = await knownFaces(context, panelReleaseId, faceIds);
  return {
    audience,
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
}

/** An answer of the engine, or null where the audience is nobody of the city. */
async function unlessNobody<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Which of some further units the engine chooses for some money; null where the audience is nobody of the city. */
export async function chooseUnits(
  context: Parts,
  { order }: Pick<EffectOrder, 'order'>,
  data: CityData,
  question: Omit<AddInput, 'effect'> & { readonly units: readonly Unit[] },
  priority: EnginePriority,
): Promise<AddChoice | null> {
  const releases = peopleReleasesOf(data);
  if (releases === null) return null;
  const { units, ...asked } = question;
  const effect = await effectOf(context, order.audience, releases.panelReleaseId, units);
  return unlessNobody(() => context.engine.ask(releases, 'chooseAdded', { effect, ...asked }, { priority }));
}

/** What the engine finds of changes among some units of a city; null where the audience is nobody of it. */
export async function weighUnits(
  context: Parts,
  { order }: Pick<EffectOrder, 'order'>,
  data: CityData,
  question: Pick<WeighInput, 'before' | 'groups' | 'leastContacts'> & { readonly units: readonly Unit[] },
  priority: EnginePriority,
): Promise<Weighed | null> {
  const releases = peopleReleasesOf(data);
  if (releases === null) return null;
  const { units, ...asked } = question;
  const effect = await effectOf(context, order.audience, releases.panelReleaseId, units);
  return unlessNobody(() => context.engine.ask(releases, 'weighChanges', { effect, ...asked }, { priority }));
}
