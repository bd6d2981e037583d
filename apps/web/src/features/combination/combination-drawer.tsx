import { shareRangeText } from '@ooh/contract/core/percent-text';
import { Drawer, Space } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import styles from './combination.module.css';
import { MixActions } from './mix-actions.tsx';
import { MixCurves, MixTable } from './mix-table.tsx';

interface CombinationDrawerProps {
  readonly combinationId: string;
  readonly draftId?: string | undefined;
  readonly onClose: () => void;
}

/** A stored combination: what it buys and does, and where it goes. */
export function CombinationDrawer({ combinationId, draftId, onClose }: CombinationDrawerProps) {
  useReturnFocus();
  const { data, error, refetch } = useCall('v1/combinations/get', { combinationId });
  return (
    <Drawer
      open
      size={880}
      title={data?.row.name ?? '媒体组合'}
      onClose={onClose}
      extra={
        <Space>
          <ExportButton call="v1/combinations/export" input={{ combinationId }} label="采购单元 Excel" />
          <ExportButton call="v1/combinations/deck" input={{ combinationId }} label="组合建议 PPT" />
        </Space>
      }
    >
      {data === undefined ? (
        <SectionPending error={error} onRetry={() => void refetch()} rows={8} minHeight={420} />
      ) : (
        <div className={styles.found}>
          <p className={styles.big}>
            <FigureValue figure={data.evaluation.reachShare} format={asShare} />
            <small>
              到达率 · {data.evaluation.audienceSentence} · {data.row.cityNames.join('、')} ·{' '}
              {data.row.startDate} 起 {data.row.weeks} 周
            </small>
          </p>
          {data.evaluation.reachShareRange && (
            <p className={styles.faint}>
              {shareRangeText(data.evaluation.reachShareRange)}：接触模型取其区间两端时的到达率
            </p>
          )}
          <p>
            净价 {formatFen(data.evaluation.amounts.netFen)} · 含税{' '}
            {formatFen(data.evaluation.amounts.totalFen)} ·{' '}
            {data.boundShare === null ? '理论最高未证明' : `理论最高 ${formatShare(data.boundShare)}`}
          </p>
          <MixActions
            name={data.row.name}
            kind={data.row.kind}
            brief={data.brief}
            lots={data.lots}
            combinationId={combinationId}
            draftId={draftId}
          />
          <MixTable evaluation={data.evaluation} />
          <MixCurves evaluation={data.evaluation} />
          <table className={styles.table} aria-label="采购单元">
            <thead>
              <tr>
                <th scope="col">城市</th>
                <th scope="col">媒体 · 形式</th>
                <th scope="col">采购单元</th>
                <th scope="col">数量</th>
                <th scope="col">净价</th>
              </tr>
            </thead>
            <tbody>
              {data.lots.map((lot) => (
                <tr key={JSON.stringify(lot.units)}>
                  <td>{lot.cityName}</td>
                  <td>
                    {lot.mediumName} · {lot.formName}
                  </td>
                  <th scope="row">{lot.name}</th>
                  <td className="numeric">
                    {formatNumber(lot.quantity)} {lot.unit}
                  </td>
                  <td className="numeric">{formatFen(lot.amounts.netFen, { unit: 'auto' })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Drawer>
  );
}
