import { askAhead } from '../../api/ask-ahead.ts';
import { linesKeptMs } from '../../shared/plan/use-line-shapes.ts';
import { openCity } from './plan-address.ts';

/** Asks for a plan, its cities, and the lines and routes of the one that opens, while the page's frame is drawn. */
export async function askPlanAhead(planId: string, cityCode: string | undefined): Promise<void> {
  void askAhead('ai-option-mode/getBasePlanDetail', { planId });
  const cities = await askAhead('bus-plan/v1/getCityList', { planId });
  const city = cities && openCity(cities, cityCode);
  if (!city?.hasBusLines || !city.hasPanel) return;
  const input = { planId, cityCode: city.cityCode };
  void askAhead('bus-plan/v1/getBusLineByPlanCity', input, linesKeptMs);
  void askAhead('bus-plan/v1/getCityBusLinePlanDeliveryData', input);
  void askAhead('v1/bus-plan/line-shapes', input, linesKeptMs);
}
