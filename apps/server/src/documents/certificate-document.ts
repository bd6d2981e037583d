import { percentText } from '@ooh/contract/core/percent-text';
import { certificateSentence, gapPercent } from '@ooh/contract/domain/certificate-sentence';
import { chinaTime } from '@ooh/contract/domain/china-time';
import type { CertificateSummary, PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { mostNamedLines, namedLines } from '@ooh/contract/domain/named-lines';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { TextDocument, TextSection } from '@ooh/report/text-document';
import { textPdf } from '@ooh/report/text-pdf';
import type { Context } from '../context.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import { amountInFull, countText } from '../disclosure/figure-text.ts';
import { certificateSha256 } from '../planning/bus-plan/check-certificate.ts';
import { evaluateDelivery, presentEvaluation } from '../planning/bus-plan/evaluate-delivery.ts';
import { loadPlanCity, type PlanCity } from '../planning/bus-plan/plan-city.ts';
import { certificateOf, readPlanCity } from '../planning/plan/plan-cities.ts';
import { readPlanNames, type StoredPlan } from '../planning/plan/plan-store.ts';
import { watermarkOf } from '../platform/document/watermark.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { cityName } from '../reference/region/regions.ts';
import { describeFilter } from './describe-filter.ts';
import { planBrief } from './plan-brief.ts';
import { metricsOf } from './plan-metrics.ts';

/** Lines that the chosen ones are shown by, those with most vehicles first. */
const shownLines = 8;

interface Proof {
  readonly plan: StoredPlan;
  readonly city: PlanCity;
  readonly budgetFen: number;
  readonly filter: Parameters<typeof describeFilter>[1];
  readonly certificate: CertificateSummary;
  readonly evaluation: PlanEvaluation;
  readonly chosen: readonly { readonly name: string; readonly vehicles: number }[];
  readonly brandName: string;
  readonly sha256: string;
}

const section = (
  heading: string,
  paragraphs: readonly string[],
  bars: TextSection['bars'] = [],
): TextSection => ({ heading, paragraphs, bars });

/** Limits of the strategy that the brief does not say. */
function limits({ plan: { strategy } }: Proof): string[] {
  const constraints = [
    strategy.minVehiclesPerLine > 1 && `每条线路至少 ${strategy.minVehiclesPerLine} 辆`,
    strategy.minVehiclesPerCity > 0 && `全城至少 ${strategy.minVehiclesPerCity} 辆`,
    strategy.maxVehiclesPerLine !== null && `每条线路至多 ${strategy.maxVehiclesPerLine} 辆`,
    strategy.maxLines !== null && `至多 ${strategy.maxLines} 条线路`,
    strategy.levels.length > 0 && `线路等级 ${strategy.levels.join('、')}`,
    strategy.lineDesignFen > 0 && `每条线路设计费 ${amountInFull(strategy.lineDesignFen)}`,
  ].filter((text) => text !== false);
  return constraints.length === 0
    ? ['约束：不超过每条线路可用的车辆。']
    : [`约束：${constraints.join('；')}。`];
}

/** The lines that the question demanded and ruled out, by name; those of a long list are all in the appendix. */
function demands({ city, certificate: { mustLines, excludedLines } }: Proof): string[] {
  const sentence = (kind: string, outcome: string, names: readonly string[]) => {
    if (names.length === 0) return [];
    const rest = names.length > mostNamedLines ? '，全部见附录' : '';
    return [
      `${kind}线路 ${names.length} 条，${outcome}：${namedLines(cityName(city.cityCode), names)}${rest}。`,
    ];
  };
  return [...sentence('必选', '均已投放', mustLines), ...sentence('排除', '均未投放', excludedLines)];
}

function asked(proof: Proof): TextSection {
  const { plan, city, budgetFen, filter, certificate, brandName } = proof;
  const name = cityName(city.cityCode);
  const brief = planBrief(plan, [name], false);
  return section('问的是什么', [
    `客户 ${brandName}；城市 ${name}；目标人群：${brief.audienceSentence}。`,
    `投放期 ${brief.flightStart} 至 ${brief.flightEnd}；${name}预算 ${amountInFull(budgetFen)}（含税）。`,
    `优选目标：${certificate.objective}。`,
    ...describeFilter(name, filter).map(({ label, value }) => `${label}：${value}。`),
    ...limits(proof),
    ...demands(proof),
  ]);
}

/** What the model itself leaves open, beside the sample. */
function calibrated({ sensitivity: [scale] }: PlanEvaluation): string[] {
  if (scale === undefined) return [];
  const [low, high] = [scale.shareAtLow, scale.shareAtHigh].map((share) => percentText(share));
  return [`接触的校准系数取其区间 ${scale.low}–${scale.high} 的两端时，TA 到达率为 ${low} 至 ${high}。`];
}

function chosenSection({ city, evaluation, chosen }: Proof): TextSection {
  const vehicles = chosen.reduce((sum, line) => sum + line.vehicles, 0);
  const wanted = ['TA 到达率', 'TA 触达人数', '平均频次', '有效到达率 3+'];
  const name = cityName(city.cityCode);
  const metrics = metricsOf(evaluation, name, isAudienceChosen(city.audience) ? evaluation : null).filter(
    (metric) => wanted.some((one) => metric.name.endsWith(`· ${one}`)),
  );
  return section(
    '选出了什么',
    [
      `${chosen.length} 条线路、${vehicles} 辆车，含税合计 ${amountInFull(evaluation.amounts.totalFen)}。`,
      ...metrics.map(
        ({ name: metric, value, unit, interval }) =>
          `${metric}：${value}${value.endsWith('%') ? '' : ` ${unit}`}${interval === null ? '' : `，区间 ${interval}`}。`,
      ),
      ...calibrated(evaluation),
      ...(chosen.length > shownLines
        ? [`车辆最多的 ${shownLines} 条线路如下，全部线路见排期表。`]
        : ['线路与车辆如下。']),
    ],
    chosen
      .toSorted((a, b) => b.vehicles - a.vehicles)
      .slice(0, shownLines)
      .map((line) => ({ label: line.name, value: line.vehicles, text: `${line.vehicles} 辆` })),
  );
}

function reasons({ city, certificate, chosen }: Proof): TextSection[] {
  const { value, upperBound, gap, isProvedOptimal, holdOut } = certificate;
  return [
    section('试过什么', [
      `系统从 ${city.register.size} 条线路及其车辆数的全部组合中优选 ${chosen.length} 条，反复替换、增减以求改进，再对所有未采用的组合计算它们最多能达到多少。`,
      ...(holdOut === null
        ? []
        : [
            `为避免「对着样本选、又用样本验」，把样本分成两半各自优选、互相检验：到达率由 ${percentText(holdOut.apparentShare)} 校正为 ${percentText(holdOut.corrected.value ?? 0)}。`,
          ]),
    ]),
    section(
      '为什么没有明显更好的方案',
      [
        `在同样的预算与约束下，任何方案的优选目标都不可能超过 ${countText(upperBound)}；本方案达到 ${countText(value)}。`,
        isProvedOptimal
          ? '两者相等，本方案已是最优。'
          : `两者相差不到上界的 ${gapPercent(gap)}。这是最多的差距：真正最优的方案只会更接近本方案。`,
      ],
      [
        { label: '任何方案的上界', value: upperBound, text: countText(upperBound) },
        { label: '本方案', value, text: countText(value) },
      ],
    ),
    section('如何自行核对', [
      '保存之前，另一套独立推导的核对程序已按同一请求逐项核对这份证明：费用、约束、目标值与上界。',
      '在方案页「查看证明 · 独立复核」可随时让核对程序对保存的证书重新核对，页面给出结论、时间与证书的 SHA-256。',
      '机器可读的证书可在方案页「导出 · 最优性证书（JSON）」下载，内含请求、所选方案与证明的全部步骤；逐人的接触数据不出平台，平台运营方以附录所列的数据版本重建算例，用 engine check 命令核对，指纹须与附录一致。',
      '证明针对模型与数据：它说明在这份数据与模型之下没有更好的选择，不代表模型没有误差；指标的区间只含样本的抽样误差，校准系数的影响另列。',
    ]),
  ];
}

function appendix({ certificate, evaluation, sha256 }: Proof): TextSection {
  const { mustLines, excludedLines } = certificate;
  const whole = (kind: string, names: readonly string[]) =>
    names.length > mostNamedLines ? [`${kind}线路（${names.length} 条）：${names.join('、')}。`] : [];
  return section('附录 · 技术信息', [
    ...whole('必选', mustLines),
    ...whole('排除', excludedLines),
    `证明方法：${certificate.method}。优选目标的目标值（value）${certificate.value}，上界（upperBound）${certificate.upperBound}，差距（gap）${certificate.gap}。`,
    `算例指纹 ${certificate.instanceHash}。证书 SHA-256 ${sha256}。`,
    methodLine(evaluation.basis),
  ]);
}

function documentOf(proof: Proof, user: SignedInUser, savedAt: Date): TextDocument {
  const { plan, city, certificate, evaluation } = proof;
  const issuedAt = chinaTime(savedAt);
  return {
    title: `${cityName(city.cityCode)}投放方案 · 最优性证明`,
    subtitle: `${plan.plan_no} ${plan.name} · 计算于 ${issuedAt.slice(0, 16).replace('T', ' ')}`,
    issuedAt,
    preparedBy: user.nickName,
    footer: `出具 ${user.nickName} · ${plan.plan_no}`,
    watermark: `${evaluation.basis.isDemo ? '演示数据 ' : ''}${watermarkOf(user)}`,
    sections: [
      section('结论', [certificateSentence(certificate)]),
      asked(proof),
      chosenSection(proof),
      ...reasons(proof),
      appendix(proof),
    ],
  };
}

/**
 * The proof of a city's choice for a client, as PDF: the same bytes for the same plan and user. Refuses a delivery that
 * was edited after it was proved.
 */
export async function certificateDocument(
  context: Context,
  user: SignedInUser,
  plan: StoredPlan,
  cityCode: string,
): Promise<Uint8Array> {
  const stored = await readPlanCity(context.db, plan.plan_id, cityCode);
  const certificate = certificateOf(stored);
  if (stored === undefined || certificate === null || stored.saved_at === null) throw notFound('最优性证书');
  if (!certificate.coversDelivery)
    throw new AppError('refused', '投放已手工调整，原证明不再适用；请重新优选后再导出证明');
  const city = await loadPlanCity(context, plan, cityCode);
  const [evaluated, { brandName }] = await Promise.all([
    evaluateDelivery(context, city, stored.delivery),
    readPlanNames(context.db, plan),
  ]);
  const proof: Proof = {
    plan,
    city,
    budgetFen: stored.budget_fen,
    filter: stored.filter,
    certificate,
    evaluation: presentEvaluation(city, evaluated, context.config.minimumCell),
    chosen: evaluated.priced.map(({ item, line }) => ({ name: line.lineName, vehicles: item.vehicles })),
    brandName,
    sha256: certificateSha256(stored),
  };
  return textPdf(documentOf(proof, user, stored.saved_at));
}
