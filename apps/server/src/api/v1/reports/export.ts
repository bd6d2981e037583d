import { busCityPages, busReportPages } from '@ooh/report/bus-report';
import { arrangePages, shownPages } from '@ooh/report/report-page';
import { sendReport } from '../../../documents/report-file.ts';
import { grantedBusOrder } from '../../../orders/effect/bus-report.ts';
import { readReportLayout } from '../../../orders/effect/report-layouts.ts';
import type { Handler } from '../../handler.ts';
import { busFacts } from './bus-facts.ts';
import { closingFile } from './closing-file.ts';

const name = '公交数字报告';

export const exportReport: Handler<'v1/reports/export'> = async (context, input, request) => {
  const { orderId, cityCode, format } = input;
  if (input.reportKind === 'closing') return closingFile(context, input, request);
  const order = await grantedBusOrder(context, request.user, { orderId, cityCode });
  const facts = await busFacts(context, { orderId }, request);
  const ranked = facts.cities.rows;
  const of = ranked.filter(({ rank }) => rank !== null).length;
  const pages = cityCode === undefined ? [...busReportPages(facts).pages] : [];
  for (const city of ranked) {
    if (city.comparison === null || (cityCode !== undefined && cityCode !== city.cityCode)) continue;
    const own = await busFacts(context, { orderId, cityCode: city.cityCode }, request);
    pages.push(...busCityPages(own, { ...city, of }).pages);
  }
  const layout = await readReportLayout(context.db, input);
  const releases = facts.collect.scope.cities.flatMap(
    ({ basis }) => basis?.dataReleases.map(({ releaseNo }) => releaseNo) ?? [],
  );
  return sendReport(context, request, {
    name,
    format,
    order,
    layout,
    dataReleases: [...new Set(releases)],
    pages: shownPages(arrangePages(pages, layout.pages)),
    detail: cityCode === undefined ? {} : { cityCode },
  });
};
