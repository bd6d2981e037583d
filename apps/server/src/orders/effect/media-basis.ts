import type { Basis } from '@ooh/contract/domain/figure';
import { figureBasis } from '../../city-data/release/figure-basis.ts';
import type { CityData } from '../../city-data/release/city-data.ts';

/** What kinds of media figures are about. */
export interface MediaKinds {
  readonly hasLines: boolean;
  readonly hasFaces: boolean;
}

export const mediaKindsOf = (
  media: readonly { readonly lineId: string | null; readonly faceId: string | null }[],
): MediaKinds => ({
  hasLines: media.some(({ lineId }) => lineId !== null),
  hasFaces: media.some(({ faceId }) => faceId !== null),
});

/**
 * Why no figure of these media can be computed in a city, or null. Only lines need the line network: an order that
 * mixes both is measured without its lines, which count as unmeasured.
 */
export function missingData(
  { panel, busLines }: Pick<CityData, 'panel' | 'busLines'>,
  media: readonly { readonly lineId: string | null }[],
): string | null {
  if (panel === null) return '该城市没有人群样本';
  return busLines === null && media.every(({ lineId }) => lineId !== null)
    ? '该城市没有公交线网，无法建立接触模型'
    : null;
}

/** 口径 of what media do to a city's people: the panel, and the lines or positions that are bought. */
export const mediaBasis = (
  { cityCode, panel, busLines, positions }: CityData,
  { hasLines, hasFaces }: MediaKinds,
  universePersons: number,
  period: string,
): Basis =>
  figureBasis(
    cityCode,
    [panel, hasLines ? busLines : null, hasFaces ? positions : null],
    universePersons,
    period,
  );
