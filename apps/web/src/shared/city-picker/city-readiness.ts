import { plannedMedium } from '@ooh/contract/domain/moving-media';
import type { CityReadiness } from '@ooh/contract/v1/cities/readiness';
import { formatCount, formatNumber } from '../../ui/figure/format-figure.ts';

/** What a choice of cities computes with: lines of buses, fixed media, or people alone. */
export type CityNeed = 'lines' | 'positions' | 'people';

export interface Readiness {
  /** 公交 750 条 · 固定媒体 3,005 个 · 样本 5.0 万人 */
  readonly text: string;
  /** What the need lacks, in a few words: 暂无线路. Null where it can be computed. */
  readonly lack: string | null;
  /** True where the city cannot be chosen for the need, as nothing that the reader may do would help. */
  readonly isShut: boolean;
  /** Whether it lacks data that a demonstration generates when asked. */
  readonly canGenerate: boolean;
}

const noData = '暂无数据';
const lacks: Readonly<Record<CityNeed, string>> = {
  lines: '暂无线路',
  positions: '暂无点位',
  people: '暂无样本',
};

/** How ready a city is for a need; without one nothing is shut. `city` undefined: the service has no data of it. */
export function readinessOf(city: CityReadiness | undefined, need?: CityNeed): Readiness {
  if (city === undefined)
    return { text: noData, lack: noData, isShut: need !== undefined, canGenerate: false };
  const of = (isLine: boolean) =>
    city.media
      .filter(({ mediumId }) => (mediumId === plannedMedium.mediumId) === isLine)
      .reduce((sum, { units }) => sum + units, 0);
  const held: Readonly<Record<CityNeed, number>> = {
    lines: of(true),
    positions: of(false),
    people: city.persons,
  };
  const missing = [need, 'people' as const].find((one) => one !== undefined && held[one] === 0);
  const parts = [
    held.lines > 0 ? `公交 ${formatNumber(held.lines)} 条` : lacks.lines,
    held.positions > 0 ? `固定媒体 ${formatNumber(held.positions)} 个` : lacks.positions,
    held.people > 0 ? `样本 ${formatCount(held.people)}人` : lacks.people,
  ];
  return {
    text: parts.join(' · '),
    lack: missing === undefined ? null : lacks[missing],
    isShut: need !== undefined && missing !== undefined && !city.canDeepen,
    canGenerate: missing !== undefined && city.canDeepen,
  };
}
