import { call } from '../../../api/call.ts';
import { withDistricts } from './districts-for-plan.ts';

export type Mode = 'stops' | 'passes';

export interface DistrictsToPlanProps {
  readonly cityCode: string;
  readonly districts: readonly { readonly areaId: string; readonly name: string }[];
}

/** Adds the condition to what the plan has saved for the city. Resolves to why it could not. */
export async function addCondition(
  planId: string,
  { cityCode, districts }: DistrictsToPlanProps,
  mode: Mode,
): Promise<string | null> {
  const saved = await call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
  if (saved.body === null) return saved.message;
  const ids = districts.map(({ areaId }) => areaId);
  const filter = withDistricts(saved.body.filter, ids, mode);
  if (typeof filter === 'string') return filter;
  const { filterVersion } = saved.body;
  const sent = await call('bus-plan/v1/saveBusLinePlanFilterData', {
    planId,
    cityCode,
    filter,
    filterVersion,
  });
  return sent.body === null ? sent.message : null;
}
