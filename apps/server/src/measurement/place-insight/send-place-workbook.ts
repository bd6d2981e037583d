import { dayTypeNames, type DayType } from '@ooh/contract/domain/crowd-names';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { LabelledValue } from '@ooh/report/plan-document';
import type { CityCrowd } from '../city-perspective/city-crowd.ts';
import type { Context } from '../../context.ts';
import { methodLine } from '../../disclosure/basis-text.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import { sendTable } from '../../platform/document/send-table.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { CityGeography } from '../../city-data/place/city-geography.ts';

export interface PlaceWorkbook {
  /** Of the sheet. */
  readonly title: string;
  /** Of the screen, as the file's name begins. */
  readonly screenName: string;
  /** What the places are: AOI, 商圈. */
  readonly placeName: string;
  readonly cityCode: string;
  readonly city: CityCrowd;
  readonly ground: CityGeography;
  readonly filters: readonly LabelledValue[];
  /** Rules of the figures, after the basis of the people and of the places. */
  readonly methods: readonly string[];
  readonly columns: readonly MatchColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Kind of days and hours of a question. */
export const timesText = (question: {
  readonly dayType: DayType;
  readonly fromHour: number;
  readonly toHour: number;
}): string => `${dayTypeNames[question.dayType]} ${question.fromHour}:00–${question.toHour}:00`;

/** Sends a list of places of a city as a workbook, with its filters and sources, and records the export. */
export async function sendPlaceWorkbook(
  context: Context,
  request: WorkbookRequest,
  workbook: PlaceWorkbook,
): Promise<FileAnswer> {
  const { title, screenName, placeName, cityCode, city, ground } = workbook;
  const { filters, methods, columns, rows } = workbook;
  const { source } = ground;
  return sendTable(context, request, {
    title,
    dataReleases: city.basis.dataReleases.map(({ releaseNo }) => releaseNo),
    isDemo: city.basis.isDemo || source.isDemo,
    filters,
    methodLines: [
      ...(city.isModelled ? ['该月为按声明的日变化由样本周外推。'] : []),
      methodLine(city.basis),
      `${placeName}来源：${source.source ?? '—'}；数据版本：${source.releaseNo ?? '—'}`,
      ...methods,
    ],
    columns,
    rows,
    file: { brandName: screenName, projectName: cityName(cityCode) },
    detail: { cityCode, rows: rows.length },
  });
}
