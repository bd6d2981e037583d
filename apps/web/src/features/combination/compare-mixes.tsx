import type { CallOutput } from '../../api/call-types.ts';
import { useCall } from '../../api/use-call.ts';
import { CompareDrawer } from '../../shared/compare/compare-drawer.tsx';
import type { Aspect } from '../../shared/compare/compare-rows.ts';
import { figureText } from '../../shared/figure/figure-text.ts';
import { asCount, asPersons, asShare, asTimes } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { differenceSentence, gapText } from './mix-sentence.ts';

type Compared = CallOutput<'v1/combinations/compare'>['combinations'][number];

const aspects: readonly Aspect<Compared>[] = [
  { label: '城市', text: ({ row }) => row.cityNames.join('、') },
  { label: '目标人群', text: ({ evaluation }) => evaluation.audienceSentence },
  { label: '媒体', text: ({ row }) => row.mediumNames.join('、') },
  {
    label: '净价',
    text: ({ row }) => formatFen(row.netFen, { unit: 'auto' }),
    worth: ({ row }) => row.netFen,
    best: 'least',
  },
  {
    label: '到达率',
    text: ({ evaluation }) => figureText(evaluation.reachShare, asShare),
    worth: ({ evaluation }) => evaluation.reachShare.value,
    best: 'most',
    figure: ({ evaluation }) => evaluation.reachShare,
  },
  { label: '到达人数', text: ({ evaluation }) => figureText(evaluation.reach, asPersons) },
  {
    label: '3+ 到达率',
    text: ({ evaluation }) => formatShare(evaluation.reachAtLeast.find(({ k }) => k === 3)?.share),
    worth: ({ evaluation }) => evaluation.reachAtLeast.find(({ k }) => k === 3)?.share ?? null,
    best: 'most',
  },
  { label: '频次', text: ({ evaluation }) => figureText(evaluation.frequency, asTimes) },
  { label: 'TA 曝光', text: ({ evaluation }) => figureText(evaluation.taImpressions, asCount) },
  {
    label: 'TA-CPM',
    text: ({ row }) => formatFen(row.taCpmFen),
    worth: ({ row }) => row.taCpmFen,
    best: 'least',
  },
  { label: '距理论最高', text: ({ row }) => (row.gap === null ? '未证明' : gapText(row.gap)) },
  {
    label: '与第一个相比',
    text: ({ difference }) =>
      difference === null
        ? '—'
        : (differenceSentence(difference)?.replace('效果最高的组合', '到达率') ?? '样本不足'),
  },
];

interface CompareMixesProps {
  readonly combinationIds: readonly string[];
  readonly onClose: () => void;
}

/** Combinations side by side. */
export function CompareMixes({ combinationIds, onClose }: CompareMixesProps) {
  const found = useCall('v1/combinations/compare', { combinationIds: [...combinationIds] });
  if (found.data === undefined) return null;
  return (
    <CompareDrawer
      subject="组合"
      items={found.data.combinations}
      aspects={aspects}
      headOf={({ row }) => ({ id: row.combinationId, name: row.name, number: `${row.lots} 个采购单元` })}
      footnote="到达、频次为预估（同一批样本人）；净价与距理论最高为保存时的结果。"
      onClose={onClose}
    />
  );
}
