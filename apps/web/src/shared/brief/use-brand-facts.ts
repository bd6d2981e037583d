import { useCall } from '../../api/use-call.ts';
import type { BriefContent } from './brief-content.ts';

/** 集团 and 行业 of the brief's brand as one line; undefined while there is none, or they are not known. */
export function useBrandFacts({
  brandId,
  brandName,
}: Pick<BriefContent, 'brandId' | 'brandName'>): string | undefined {
  // Unnotified: the line explains a brand that is chosen already.
  const { data } = useCall(
    'common/getBrandNameList',
    { keyword: brandName },
    { unnotified: true, enabled: brandId !== '' && brandName !== '' },
  );
  const brand = data?.find((one) => one.brandId === brandId);
  return brand && `集团：${brand.groupName ?? '无'} · 行业：${brand.industry}`;
}
