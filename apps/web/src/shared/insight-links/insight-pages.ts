import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceText } from '../ta-builder/audience-text.ts';

/** What an order or a plan is about, as insight screens take it. */
export interface InsightSubject {
  readonly brandId: string;
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly targetAudience: TargetAudience;
}

export interface InsightPage {
  readonly path: string;
  readonly label: string;
  /** The page with the subject's filters set. */
  readonly href: string;
}

const hrefOf = (path: string, search: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Insight screens that look at the same brand, cities, media and audience. Screens of one city take the first. */
export function insightPages({
  brandId,
  cityCodes,
  mediumIds,
  targetAudience,
}: InsightSubject): InsightPage[] {
  const [city] = cityCodes;
  const ta = audienceText(targetAudience);
  const cities = cityCodes.join(',');
  const page = (path: string, label: string, search: Readonly<Record<string, string | undefined>>) => ({
    path,
    label,
    href: hrefOf(path, search),
  });
  return [
    page('/strategy/competition', '竞品洞察', { own: brandId, city: cities, media: mediumIds.join(',') }),
    page('/strategy/people/city', '城市人群', { ta }),
    page('/media/vision/city', '城市透视', { city, ta }),
    page('/strategy/scene/business', '商圈洞察', { city, ta }),
    page('/strategy/scene/aoi', 'AOI 场景', { city, ta }),
    page('/strategy/media', '媒介策略库', { city }),
  ];
}
