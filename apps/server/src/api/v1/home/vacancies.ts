import { chinaDate } from '@ooh/contract/domain/china-time';
import { vacanciesOn } from '../../../city-data/inventory/vacancies.ts';
import type { Handler } from '../../handler.ts';

export const listVacancies: Handler<'v1/home/vacancies'> = async ({ db, now }, _input, { user }) => {
  const today = chinaDate(now());
  return { today, rows: await vacanciesOn(db, user, today, now()) };
};
