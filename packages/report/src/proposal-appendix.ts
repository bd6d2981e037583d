import { countText, exactMoney, factSlides, readingSlides, tableSlides } from './deck-pages.ts';
import { moneyText } from './report-text.ts';
import { exampleNote, quotedSource } from './proposal-cost.ts';
import { mostMaps } from './proposal-places.ts';
import type { LabelledValue, PlanDocument } from './plan-document.ts';
import type { ProposalDocument } from './proposal-document.ts';
import type { SlideDraft } from './slide-draft.ts';

/** Lines in the deck: a page of them; the schedule has all. */
const maxListed = 16;

function listSlides({ lines }: PlanDocument): SlideDraft[] {
  const shown = lines.toSorted((a, b) => b.amounts.netFen - a.amounts.netFen).slice(0, maxListed);
  const left = lines.length - shown.length;
  return tableSlides({
    title:
      left > 0
        ? `附录：净价最高的 ${shown.length} 行媒体（共 ${countText(lines.length)} 行）`
        : `附录：媒体清单 ${countText(lines.length)} 行`,
    name: '媒体清单',
    columns: [
      { title: '城市', width: 76 },
      { title: '媒体形式', width: 160 },
      { title: '线路/点位', width: 220 },
      { title: '等级', width: 54 },
      { title: '数量', width: 60, align: 'right' },
      { title: '刊期', width: 150 },
      { title: '净价', width: 90, align: 'right' },
      { title: '状态', width: 70 },
    ],
    rows: shown.map((line) => [
      line.cityName,
      `${line.medium} ${line.form}`,
      line.lineName,
      line.lineLevel,
      `${line.vehicles} ${line.unit}`,
      line.flightSegments
        .map(({ startDate, endDate }) => `${startDate.slice(2)} 至 ${endDate.slice(2)}`)
        .join('；'),
      `${moneyText(line.amounts.netFen)}${line.isExamplePrice ? ' 示例' : ''}`,
      line.holdState,
    ]),
    source: `${left > 0 ? `另有 ${left} 行见排期表；` : ''}${quotedSource}${exampleNote(lines)}`,
    size: 9,
  });
}

/** Amounts to the fen, for those who compare them with the quotation. */
function amountRows({ totals }: PlanDocument): LabelledValue[] {
  return [
    { label: '净价合计（元）', value: exactMoney(totals.netFen) },
    { label: '含税合计（元）', value: exactMoney(totals.totalFen) },
  ];
}

/** Pages that have no data here, and why. */
export function omittedPages({ effects, maps, formats, certificates }: ProposalDocument): LabelledValue[] {
  const of = (name: string, reason: string): LabelledValue => ({ label: `未列 · ${name}`, value: reason });
  const hidden = maps.slice(mostMaps).map(({ cityName }) => cityName);
  return [
    ...(effects.length === 0
      ? [of('人群、到达与频次、成本效率', '本方案的媒体没有接触数据，或数据不足')]
      : []),
    ...(effects.length > 0 && effects.every(({ weeklyReach }) => weeklyReach.length < 2)
      ? [of('逐周累计', '投放不足两周')]
      : []),
    ...(maps.length === 0 ? [of('地图', '媒体不在现行数据中，没有位置')] : []),
    ...(hidden.length > 0 ? [of('地图', `${hidden.join('、')}，见点位图册`)] : []),
    ...(formats.length === 0 ? [of('媒体画面', '没有媒体形式')] : []),
    ...(certificates.length === 0 ? [of('最优证明', '媒体不是由优选得出，或优选后有改动')] : []),
  ];
}

export function appendixSlides(proposal: ProposalDocument): SlideDraft[] {
  const { plan, demands, effects, unmeasured } = proposal;
  return [
    ...factSlides('附录：投放需求', demands, `来源：${plan.header.planNumber} 的需求`),
    ...listSlides(plan),
    ...(unmeasured.length === 0
      ? []
      : factSlides('附录：未作效果预估的部分', unmeasured, '没有接触数据或样本不足的部分不计入到达与频次')),
    ...readingSlides(
      plan.header,
      [...plan.filters],
      plan.metrics,
      effects.map(({ cityName, basis }) => `${cityName}：${basis}`),
      [...amountRows(plan), ...omittedPages(proposal)],
    ),
  ];
}
