import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceText } from './audience-text.ts';

/** A new pack (派生人群) of those of an audience in a city who carry a label. */
export function derivedPackHref(cityCode: string, audience: TargetAudience, labelId: number): string {
  const ta = audienceText(audience);
  const search = new URLSearchParams({
    city: cityCode,
    ...(ta !== undefined && { ta }),
    label: String(labelId),
  });
  return `/strategy/people/ta/pack-create?${search.toString()}`;
}
