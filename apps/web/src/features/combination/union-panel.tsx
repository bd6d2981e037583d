import type { CombinationBrief, LotInput } from '@ooh/contract/domain/combination';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../ui/page/card.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './combination.module.css';
import { MixActions } from './mix-actions.tsx';
import { MixTable } from './mix-table.tsx';
import { unionOfLots } from './union-lots.ts';

interface TickedCell {
  readonly key: string;
  readonly name: string;
  readonly lots: readonly LotInput[];
}

interface UnionPanelProps {
  readonly cells: readonly TickedCell[];
  readonly brief: CombinationBrief;
  readonly draftId?: string | undefined;
}

function CellShare({ cell, brief }: { readonly cell: TickedCell; readonly brief: CombinationBrief }) {
  const alone = useCall('v1/combination/evaluate', { ...brief, lots: [...cell.lots] });
  return (
    <tr>
      <th scope="row">{cell.name}</th>
      <td>
        {alone.data ? (
          <FigureValue figure={alone.data.evaluation.reachShare} format={asShare} />
        ) : alone.error ? (
          '加载失败'
        ) : (
          '…'
        )}
      </td>
      <td className="numeric">
        {alone.data ? formatFen(alone.data.evaluation.amounts.netFen, { unit: 'auto' }) : '—'}
      </td>
    </tr>
  );
}

/** What two cells reach both: 单独之和 − 合并. */
function PairShare({
  one,
  other,
  brief,
}: {
  readonly one: TickedCell;
  readonly other: TickedCell;
  readonly brief: CombinationBrief;
}) {
  const ask = (lots: readonly LotInput[]) => ({ ...brief, lots: unionOfLots(lots) });
  const first = useCall('v1/combination/evaluate', { ...brief, lots: [...one.lots] });
  const second = useCall('v1/combination/evaluate', { ...brief, lots: [...other.lots] });
  const both = useCall('v1/combination/evaluate', ask([...one.lots, ...other.lots]));
  const shares = [first, second, both].map(({ data }) => data?.evaluation.reachShare.value ?? null);
  const [a, b, union] = shares;
  return (
    <tr>
      <th scope="row">
        {one.name} ∩ {other.name}
      </th>
      <td className="numeric">
        {a === null || b === null || union === null ? '—' : formatShare(Math.max(0, a + b - union))}
      </td>
      <td>—</td>
    </tr>
  );
}

/** The ticked cells together: reach, overlap, and what to do with them. */
export function UnionPanel({ cells, brief, draftId }: UnionPanelProps) {
  const lots = unionOfLots(cells.flatMap((cell) => cell.lots));
  const union = useCall(
    'v1/combination/evaluate',
    { ...brief, lots },
    { enabled: lots.length > 0, keepPrevious: true },
  );
  if (cells.length === 0)
    return <StateBlock kind="unselected" title="勾选单元格，查看合并到达与重合" minHeight={280} />;
  if (!union.data)
    return (
      <SectionPending error={union.error} onRetry={() => void union.refetch()} rows={6} minHeight={280} />
    );
  const { evaluation } = union.data;
  const pairs =
    cells.length <= 3
      ? cells.flatMap((one, i) => cells.slice(i + 1).map((other) => [one, other] as const))
      : [];
  return (
    <Card
      title={`已选 ${cells.length} 格`}
      extra={
        <MixActions
          name={cells
            .map((cell) => cell.name)
            .join('＋')
            .slice(0, 50)}
          kind="scene"
          brief={brief}
          lots={union.data.lots}
          draftId={draftId}
        />
      }
      footer="每格取目标人群每元接触最多的一个起投单元；到达为预估，重合为同一批人。"
    >
      <p className={styles.big}>
        <FigureValue figure={evaluation.reachShare} format={asShare} />
        <small>合并到达率</small>
      </p>
      <p>
        <FigureValue figure={evaluation.reach} format={asPersons} /> · 净价{' '}
        {formatFen(evaluation.amounts.netFen, { unit: 'auto' })} · TA-CPM {formatFen(evaluation.taCpmFen)}
      </p>
      <table className={styles.table} aria-label="各格单独到达与重合">
        <thead>
          <tr>
            <th scope="col">场景与媒体</th>
            <th scope="col">到达率</th>
            <th scope="col">净价</th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <CellShare key={cell.key} cell={cell} brief={brief} />
          ))}
          {pairs.map(([one, other]) => (
            <PairShare key={`${one.key} ${other.key}`} one={one} other={other} brief={brief} />
          ))}
        </tbody>
      </table>
      <MixTable evaluation={evaluation} />
    </Card>
  );
}
