/**
 * Public holidays of mainland China: days off as the State Council's yearly notices give them (2024: that of
 * 25 October 2023; 2025: of 12 November 2024; 2026: of 4 November 2025), and the weekend days that are worked for them. 2027 holds the statutory days alone, without moved days of rest: its notice is not part of this table.
 */
export type HolidayName = '元旦' | '春节' | '清明节' | '劳动节' | '端午节' | '中秋节' | '国庆节';

export interface Holiday {
  readonly name: HolidayName;
  /** First and last day off, YYYY-MM-DD, both included. */
  readonly first: string;
  readonly last: string;
}

const rows: readonly (readonly [HolidayName, string, string])[] = [
  ['元旦', '2024-01-01', '2024-01-01'],
  ['春节', '2024-02-10', '2024-02-17'],
  ['清明节', '2024-04-04', '2024-04-06'],
  ['劳动节', '2024-05-01', '2024-05-05'],
  ['端午节', '2024-06-08', '2024-06-10'],
  ['中秋节', '2024-09-15', '2024-09-17'],
  ['国庆节', '2024-10-01', '2024-10-07'],
  ['元旦', '2025-01-01', '2025-01-01'],
  ['春节', '2025-01-28', '2025-02-04'],
  ['清明节', '2025-04-04', '2025-04-06'],
  ['劳动节', '2025-05-01', '2025-05-05'],
  ['端午节', '2025-05-31', '2025-06-02'],
  ['国庆节', '2025-10-01', '2025-10-08'],
  ['元旦', '2026-01-01', '2026-01-03'],
  ['春节', '2026-02-15', '2026-02-23'],
  ['清明节', '2026-04-04', '2026-04-06'],
  ['劳动节', '2026-05-01', '2026-05-05'],
  ['端午节', '2026-06-19', '2026-06-21'],
  ['中秋节', '2026-09-25', '2026-09-27'],
  ['国庆节', '2026-10-01', '2026-10-07'],
  ['元旦', '2027-01-01', '2027-01-01'],
  ['春节', '2027-02-05', '2027-02-08'],
  ['清明节', '2027-04-05', '2027-04-05'],
  ['劳动节', '2027-05-01', '2027-05-02'],
  ['端午节', '2027-06-09', '2027-06-09'],
  ['中秋节', '2027-09-15', '2027-09-15'],
  ['国庆节', '2027-10-01', '2027-10-03'],
];

export const holidays: readonly Holiday[] = rows.map(([name, first, last]) => ({ name, first, last }));

/** Saturdays and Sundays that are days of work (调休), YYYY-MM-DD. */
export const workedWeekendDays: ReadonlySet<string> = new Set([
  '2024-02-04',
  '2024-02-18',
  '2024-04-07',
  '2024-04-28',
  '2024-05-11',
  '2024-09-14',
  '2024-09-29',
  '2024-10-12',
  '2025-01-26',
  '2025-02-08',
  '2025-04-27',
  '2025-09-28',
  '2025-10-11',
  '2026-01-04',
  '2026-02-14',
  '2026-02-28',
  '2026-05-09',
  '2026-09-20',
  '2026-10-10',
]);
