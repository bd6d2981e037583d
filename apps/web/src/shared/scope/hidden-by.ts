import { isOpen, type CityScope } from '../city-picker/choose-cities.ts';

/**
 * Why nothing can be shown: no city is open, or none of those that are asked for, of which the first is named. Undefined
 * where there is something to show; no asked city stands for all.
 */
export function hiddenBy(
  scope: CityScope,
  asked: readonly string[],
): { readonly cityCode: string | undefined } | undefined {
  if (scope !== 'ALL' && scope.size === 0) return { cityCode: undefined };
  const isHidden = asked.length > 0 && !asked.some((city) => isOpen(scope, city));
  return isHidden ? { cityCode: asked[0] } : undefined;
}
