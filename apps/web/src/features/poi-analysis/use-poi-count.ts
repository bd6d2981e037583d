import type { CallOutput } from '@ooh/contract/registry';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../api/call-types.ts';
import { useCall } from '../../api/use-call.ts';

const options = { keepPrevious: true } as const;

export type PoiCountQuery = UseQueryResult<
  CallOutput<'poi-analyse-detail/getPoiMapResourceByTypeList'>,
  CallFailure
>;

/**
 * Places of a city by district: of the brands, or, without any, of the categories. A single category is counted by
 * those below it, where it has any.
 */
export function usePoiCount(
  cityCode: string,
  brands: readonly string[],
  types: readonly string[],
): PoiCountQuery {
  const [type = '', ...others] = types;
  const isOfBrands = brands.length > 0;
  const isOfOne = !isOfBrands && type !== '' && others.length === 0;
  const ofBrands = useCall(
    'poi-analyse/getBrandPoi',
    { cityCode, brands: [...brands] },
    { ...options, enabled: isOfBrands },
  );
  const ofType = useCall(
    'poi-analyse/getPoiMapResourceByType',
    { cityCode, type },
    { ...options, enabled: isOfOne },
  );
  const ofTypes = useCall(
    'poi-analyse-detail/getPoiMapResourceByTypeList',
    { cityCode, types: types.join(',') },
    { ...options, enabled: !isOfBrands && !isOfOne && types.length > 0 },
  );
  return isOfBrands ? ofBrands : isOfOne ? ofType : ofTypes;
}
