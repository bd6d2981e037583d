import { chinaDate } from '@ooh/contract/domain/china-time';
import type { BasketView } from '@ooh/contract/domain/basket';
import { addDays, daysBetween } from '../../ui/calendar/dates.ts';

/** Default flight: days until it begins, and its length. */
const usualLead = 7;
const usualDays = 28;

/** Days of media that are put into a basket: those of its brief unless they are over, or four weeks from next week on. */
export function usualFlight(basket: Pick<BasketView, 'startDate' | 'endDate'> | undefined): {
  startDate: string;
  endDate: string;
} {
  const today = chinaDate(new Date());
  if (basket?.startDate && basket.endDate && (daysBetween(today, basket.endDate) ?? 0) >= 0)
    return { startDate: basket.startDate, endDate: basket.endDate };
  const startDate = addDays(today, usualLead) ?? today;
  return { startDate, endDate: addDays(startDate, usualDays - 1) ?? startDate };
}
