import { dayFactor } from '@ooh/reference/day-variation';
import { measuredMonth } from '../../measurement/city-perspective/city-crowd.ts';
import { datesOf, monthsUpTo, tierOf } from '../../measurement/city-perspective/day-mix.ts';
import { grantedCity } from '../../measurement/city-perspective/granted-city.ts';
import { readDataOfCity } from '../../city-data/release/city-data.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/getRoleStatMonthList';

export const getRoleStatMonthList: Handler<typeof key> = async (context, { cityCode }, { user }) => {
  grantedCity(user, key, cityCode);
  const [measured, { panel }] = await Promise.all([
    measuredMonth(context, cityCode),
    readDataOfCity(context.db, cityCode),
  ]);
  if (measured === null || panel === null) return { months: [] };
  const tier = tierOf(cityCode);
  return {
    months: monthsUpTo(measured).map((month) => {
      const factors = datesOf(month).map((date) => dayFactor(tier, date).factor);
      return {
        month,
        isMeasured: month === measured,
        releaseNo: panel.releaseNo,
        isDemo: panel.isDemo,
        dailyFactor: factors.reduce((sum, factor) => sum + factor, 0) / factors.length,
      };
    }),
  };
};
