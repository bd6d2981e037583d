import { effectGroup } from '@ooh/contract/domain/effect';
import { boardFormulaProblem } from '@ooh/report/board-formula';
import { boardSource } from '@ooh/report/board-source';
import { boardPages } from '@ooh/report/effect-board';
import { sendEffectCube } from '../../../documents/effect-cube.ts';
import { sendReport } from '../../../documents/report-file.ts';
import { grantedEffectOrder, inCity } from '../../../orders/effect/effect-order.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { getBehaviorDetails } from '../../effectestimate/getBehaviorDetailsData.ts';
import { getEntiretyExposureCrowd } from '../../effectestimate/entiretyExposureCrowd.ts';
import { getExpandIndicatorData } from '../../effectestimate/getExpandIndicatorData.ts';
import type { Handler } from '../../handler.ts';
import { getEffectCube } from './cube.ts';
import { getEffectLoss } from './loss.ts';

const noLayout = { pages: [], version: 0, updatedBy: null, updatedAt: null };

export const exportEffectBoard: Handler<'v1/effect/export-board'> = async (context, input, request) => {
  const { orderId, cityCode, format, cards } = input;
  const order = inCity(await grantedEffectOrder(context, request.user, effectGroup, orderId), cityCode);
  const asked = cityCode === undefined ? { orderId } : { orderId, cityCode };
  const cube = await getEffectCube(context, asked, request);
  if (format === 'xlsx') return sendEffectCube(context, request, order, cube);
  for (const card of cards) {
    const problem = boardFormulaProblem(card);
    if (problem !== null) throw new AppError('invalid', problem);
  }
  const [entirety, more, behaviour, loss] = await Promise.all([
    getEntiretyExposureCrowd(context, asked, request),
    getExpandIndicatorData(context, asked, request),
    getBehaviorDetails(context, asked, request),
    getEffectLoss(context, asked, request),
  ]);
  const source = boardSource(cube.scope);
  const facts = { source, entirety, reachAtLeast: more.reachAtLeast, behaviour, cube, loss };
  const releases = cube.scope.cities.flatMap(
    ({ basis }) => basis?.dataReleases.map(({ releaseNo }) => releaseNo) ?? [],
  );
  return sendReport(context, request, {
    name: '深度评估',
    format,
    order,
    layout: noLayout,
    dataReleases: [...new Set(releases)],
    pages: boardPages(cards, facts),
    detail: cityCode === undefined ? {} : { cityCode },
  });
};
