import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { peopleReleasesOf, type CityData } from '../../city-data/release/city-data.ts';
import { cityFaces, someFaces } from '../../measurement/face/read-faces.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { MixMeasure } from '../../measurement/engine/work/measure-mix.ts';
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

/**
 * What items of a city do to an audience, by medium too, by the model of appraisals; without any, they reach nobody.
 * `other` are items to compare with. Answers the reason in words where there are no figures.
 */
export async function measureMixCity(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine'>,
  { data, audience }: { readonly data: CityData; readonly audience: TargetAudience },
  items: readonly MeasuredItem[],
  options: { readonly priority: EnginePriority; readonly other?: readonly MeasuredItem[] | null },
): Promise<MeasuredMixCity | string> {
  const { priority, other = null } = options;
  const missing = items.length === 0 ? null : missingData(data, items);
  const releases = peopleReleasesOf(data);
  if (missing !== null || releases === null) return missing ?? '该城市没有人群样本';
  const all = [...items, ...(other ?? [])];
  const faceIds = [...new Set(all.flatMap((item) => item.faceId ?? []))];
  const known = someFaces(await cityFaces(context, releases.panelReleaseId, data.positions), faceIds);
  const bought = (own: readonly MeasuredItem[]) => {
    const planned = plannedDays(own);
    return own.map((item, i) => ({
      mediumId: item.mediumId,
      unit: effectUnit(item, known.indexOf),
      planned: planned[i],
    }));
  };
  const { faces, around } = known;
  const mix = { audience, items: bought(items), other: other && bought(other), faces, around };
  try {
    return { data, items, measure: await context.engine.ask(releases, 'measureMix', mix, { priority }) };
  } catch (error) {
    if (error instanceof RangeError) return '目标人群在该城市样本中无人';
    throw error;
  }
}
