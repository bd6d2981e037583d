import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { peopleReleasesOf, type CityData, type ModelReleases } from '../../city-data/release/city-data.ts';
import { cityFaces, someFaces } from '../../measurement/face/read-faces.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { MixMeasure, MixMeasureInput } from '../../measurement/engine/work/measure-mix.ts';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { effectUnit } from '../effect/effect-unit.ts';
import { missingData } from '../effect/media-basis.ts';

/** What is bought of a unit, on all of its days. */
export interface MeasuredItem {
  readonly mediumId: number;
  readonly formId: number;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly faceId: string | null;
  readonly quantity: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly netFen: number;
}

/** Items of one city on their audience. */
export interface MeasuredMixCity {
  readonly data: CityData;
  readonly items: readonly MeasuredItem[];
  readonly measure: MixMeasure;
}

/** Days of each item from the first day of all of them. */
function plannedDays(items: readonly MeasuredItem[]): number[][] {
  const first = items.map((item) => item.startDate).sort()[0];
  return items.map((item) => {
    const lead = daysOfFlight({ startDate: first, endDate: item.startDate }) - 1;
    const days = daysOfFlight(item);
    return Array.from({ length: lead + days }, (_, day) => (day < lead ? 0 : item.quantity));
  });
}

/** A city with the audience that is asked about. */
interface AskedCity {
  readonly data: CityData;
  readonly audience: TargetAudience;
}

/** Items and faces in the engine's words. */
interface AskedMedia extends Pick<MixMeasureInput, 'audience' | 'faces' | 'around'> {
  readonly releases: ModelReleases;
  bought(items: readonly MeasuredItem[]): MixMeasureInput['items'];
}

/** Asks the engine about items of a city; answers the reason in words where there are no figures. */
export async function askAboutItems<Answer>(
  context: Pick<Context, 'db' | 'clickhouse'>,
  { data, audience }: AskedCity,
  items: readonly MeasuredItem[],
  ask: (media: AskedMedia) => Promise<Answer>,
): Promise<Answer | string> {
  const releases = peopleReleasesOf(data);
  if (releases === null) return '该城市没有人群样本';
  const faceIds = [...new Set(items.flatMap((item) => item.faceId ?? []))];
  const known = someFaces(await cityFaces(context, releases.panelReleaseId, data.positions), faceIds);
  const bought = (own: readonly MeasuredItem[]) => {
    const planned = plannedDays(own);
    return own.map((item, i) => ({
      mediumId: item.mediumId,
      unit: effectUnit(item, known.indexOf),
      planned: planned[i],
    }));
  };
  try {
    return await ask({ audience, faces: known.faces, around: known.around, releases, bought });
  } catch (error) {
    if (error instanceof RangeError) return '目标人群在该城市样本中无人';
    throw error;
  }
}

/**
 * What items of a city do to an audience, by medium too, by the model of appraisals; without any, they reach nobody.
 * `other` are items to compare with. Answers the reason in words where there are no figures.
 */
export async function measureMixCity(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine'>,
  { data, audience }: AskedCity,
  items: readonly MeasuredItem[],
  options: { readonly priority: EnginePriority; readonly other?: readonly MeasuredItem[] | null },
): Promise<MeasuredMixCity | string> {
  const { priority, other = null } = options;
  const missing = items.length === 0 ? null : missingData(data, items);
  if (missing !== null) return missing;
  const all = [...items, ...(other ?? [])];
  return askAboutItems(context, { data, audience }, all, async ({ releases, bought, ...media }) => {
    const mix = { ...media, items: bought(items), other: other && bought(other) };
    return { data, items, measure: await context.engine.ask(releases, 'measureMix', mix, { priority }) };
  });
}
