import type { HandOver } from '@ooh/contract/domain/hand-over';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Brand } from '../../shared/brand-select/brand-select.tsx';
import { sentContent } from '../../shared/brief/brief-content.ts';
import type { DescribedContent } from '../../shared/describe/understand-requirement.ts';

/** The brief of a new TA or geofence plan on its way. */
export interface AreaDraft {
  readonly name: string;
  readonly brand: Brand | undefined;
  readonly city: string | undefined;
  readonly startDate: string;
  readonly weeks: number | null;
  readonly budgetFen: number | null;
  readonly targetAudience: TargetAudience;
}

export const emptyAreaDraft: AreaDraft = {
  name: '',
  brand: undefined,
  city: undefined,
  startDate: '',
  weeks: 4,
  budgetFen: null,
  targetAudience: { groups: [] },
};

/** A plan has one city: the first that was sent. */
export function sentAreaDraft(load: HandOver['load']): AreaDraft {
  const { name, cityCodes, brandId, startDate, budgetFen, targetAudience } = sentContent(load);
  return {
    name,
    brand: brandId === '' ? undefined : { brandId, brandName: '' },
    city: cityCodes[0],
    startDate,
    weeks: load.weeks ?? emptyAreaDraft.weeks,
    budgetFen,
    targetAudience,
  };
}

/** What a description says of a draft; of several cities the first. */
export function describedDraft(before: AreaDraft, said: DescribedContent): AreaDraft {
  const { brandId, brandName = '', cityCodes, startDate, weeks, budgetFen, targetAudience } = said;
  return {
    ...before,
    brand: brandId === undefined ? before.brand : { brandId, brandName },
    city: cityCodes?.[0] ?? before.city,
    startDate: startDate ?? before.startDate,
    weeks: weeks ?? before.weeks,
    budgetFen: budgetFen ?? before.budgetFen,
    targetAudience: targetAudience ?? before.targetAudience,
  };
}

/** 「星河汽车 深圳 TA浓度」; empty while neither brand nor city is known. */
export function nameOfDraft(
  kind: 'ta' | 'geo',
  { brand, city }: AreaDraft,
  cityName: (cityCode: string) => string,
): string {
  const parts = [brand?.brandName ?? '', city === undefined ? '' : cityName(city)].filter(Boolean);
  return parts.length === 0 ? '' : [...parts, kind === 'ta' ? 'TA浓度' : '地理围栏'].join(' ').slice(0, 60);
}
