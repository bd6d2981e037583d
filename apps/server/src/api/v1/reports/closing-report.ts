import { effectGroup, type EffectStage } from '@ooh/contract/domain/effect';
import type { ReportLayout } from '@ooh/contract/domain/report';
import { internalWordsIn } from '@ooh/report/closing-client-words';
import { closingReportPages, withIdentity, type ClosingCheck } from '@ooh/report/closing-report';
import type { ClosingFacts, ClosingVersion, ReportIdentity } from '@ooh/report/closing-report-facts';
import { arrangePages, shownPages, type ReportPage } from '@ooh/report/report-page';
import type { Context } from '../../../context.ts';
import { identityOf } from '../../../documents/report-identity.ts';
import { grantedEffectOrder, type EffectOrder } from '../../../orders/effect/effect-order.ts';
import { readReportLayout } from '../../../orders/effect/report-layouts.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';
import { closingFacts } from './closing-facts.ts';

export interface ClosingReport {
  readonly order: EffectOrder;
  readonly layout: ReportLayout;
  readonly checks: readonly ClosingCheck[];
  readonly photos: ClosingFacts['photos'];
  readonly places: ClosingFacts['places'];
  readonly identity: ReportIdentity;
  /** With the last page, which shows the identity. */
  readonly pages: readonly ReportPage[];
  /** When the conclusion or the arrangement of the pages was last changed: the file's time. */
  readonly settledAt: string;
  readonly dataReleases: readonly string[];
  /** Why no file is given out; null when one is. */
  readonly refusal: string | null;
}

function refusalOf(
  stage: EffectStage,
  isSigned: boolean,
  pages: readonly ReportPage[],
  version: ClosingVersion,
) {
  if (stage !== 'final') return '投放尚未结束，全部下刊后才能导出结案报告';
  if (!isSigned) return '结论未确认：请先核对并确认结论，再导出结案报告';
  const [found] = version === 'client' ? internalWordsIn(pages) : [];
  if (found === undefined) return null;
  return `客户版的「${found.page}」页有内部用词「${found.word}」，请修改结论或页面标题`;
}

/** The closing report of an order as this user may see it: pages, what is missing, and what it was made of. */
export async function closingReport(
  context: Context,
  { orderId, version }: { readonly orderId: string; readonly version: ClosingVersion },
  request: Parameters<Handler<'v1/reports/closing-check'>>[2],
): Promise<ClosingReport> {
  const { user } = request;
  if (version === 'internal' && user.organisationKind === 'advertiser')
    throw new AppError('refused', '内部版由代理公司与平台查看');
  const order = await grantedEffectOrder(context, user, effectGroup, orderId);
  const facts = await closingFacts(context, { orderId, version }, request);
  const layout = await readReportLayout(context.db, { reportKind: 'closing', orderId });
  const { pages, checks } = closingReportPages(facts, version);
  const shown = shownPages(arrangePages(pages, layout.pages));
  const { scope, conclusions } = facts.effect;
  const [newest] = conclusions;
  const dataReleases = [
    ...new Set(
      scope.cities.flatMap(({ basis }) => basis?.dataReleases.map(({ releaseNo }) => releaseNo) ?? []),
    ),
  ];
  const identity = identityOf(
    {
      orderId,
      orderNo: order.order.order_no,
      version,
      madeBy: user.userId,
      dataReleases,
      codeVersion: context.config.version,
      minimumCell: context.config.minimumCell,
      asOf: scope.asOf,
      conclusionVersion: newest?.version ?? 0,
      layoutVersion: layout.version,
    },
    shown,
  );
  const settled = [newest?.createdAt, layout.updatedAt].filter((moment) => typeof moment === 'string');
  return {
    order,
    layout,
    checks,
    photos: facts.photos,
    places: facts.places,
    identity,
    pages: withIdentity(shown, identity),
    settledAt: settled.sort().at(-1) ?? order.order.created_at.toISOString(),
    dataReleases,
    refusal: refusalOf(scope.stage, newest !== undefined, shown, version),
  };
}
