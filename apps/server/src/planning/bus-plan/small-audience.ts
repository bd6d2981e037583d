import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PeopledCity } from './plan-city.ts';

/** Message for an audience of too few panel persons: the selection itself would describe them. */
export function smallAudienceText(cityCode: string, minimumCell: number): string {
  return `${cityName(cityCode)}的目标人群样本不足 ${minimumCell} 人，请放宽人群条件`;
}

/** Refuses an audience of a city that is too small for any figure. */
export async function assertAudienceLargeEnough(
  context: Pick<Context, 'engine' | 'config'>,
  city: Pick<PeopledCity, 'audience' | 'cityCode' | 'releases'>,
): Promise<void> {
  const { minimumCell } = context.config;
  const size = await context.engine.ask(city.releases, 'crowdSize', { audience: city.audience });
  if (!meetsMinimumCell(size.panelPersons, minimumCell))
    throw new AppError('refused', smallAudienceText(city.cityCode, minimumCell));
}
