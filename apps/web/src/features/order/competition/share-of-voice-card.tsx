import type { CallOutput } from '@ooh/contract/registry';
import { formatFen, formatShare } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import styles from './competition.module.css';
import { adviceNames, adviseOnCell, meanShare, type CellAdvice } from './advise-on-cell.ts';

type Competition = CallOutput<'competitor/getMediaCompetitorDataByOrder'>;
type Cell = Competition['cells'][number];

const tones: Readonly<Record<CellAdvice, StatusTone>> = {
  free: 'success',
  keep: 'success',
  contest: 'warning',
  avoid: 'error',
};

function Share({ share }: { readonly share: number | null }) {
  return (
    <span className={styles.share}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(share ?? 0) * 100}%` }} />
      </span>
      <span className="numeric">{formatShare(share)}</span>
    </span>
  );
}

const rivalText = ({ rivals }: Cell) =>
  rivals
    .slice(0, 3)
    .map(({ brandName, sos }) => `${brandName} ${formatShare(sos)}`)
    .join('、') || '未见竞品';

export function ShareOfVoiceCard({ competition }: { readonly competition: Competition }) {
  const { cells, basis } = competition;
  const mean = meanShare(cells);
  const columns: AppColumn<Cell>[] = [
    { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
    { key: 'medium', title: '媒体', width: 120, render: ({ mediumName }) => mediumName },
    {
      key: 'own',
      title: '本单（刊例）',
      width: 128,
      isNumeric: true,
      render: ({ ownFen }) => <MoneyFen fen={ownFen} unit="auto" />,
    },
    {
      key: 'market',
      title: '同期市场',
      width: 128,
      isNumeric: true,
      render: ({ marketFen }) => <MoneyFen fen={marketFen} unit="auto" />,
    },
    {
      key: 'sos',
      title: <MetricLabel metric="shareOfVoice" label="本单 SOS" />,
      name: '本单 SOS',
      width: 184,
      render: ({ sos }) => <Share share={sos} />,
    },
    { key: 'rivals', title: '前三竞品（SOS）', width: 280, ellipsis: true, render: rivalText },
    {
      key: 'advice',
      title: '建议',
      width: 112,
      render: (cell) => {
        const advice = adviseOnCell(cell, mean);
        return <StatusTag tone={tones[advice]} text={adviceNames[advice]} />;
      },
    },
  ];
  return (
    <Card
      title="同城同媒 SOS"
      extra={
        <span className={styles.quiet}>
          本单合计{' '}
          <b className="numeric">
            {formatFen(
              cells.reduce((sum, cell) => sum + cell.ownFen, 0),
              { unit: 'auto' },
            )}
          </b>{' '}
          · 总体 SOS <b className="numeric">{formatShare(mean)}</b>
        </span>
      }
      footer={`${basis.note}。市场为 ${basis.startMonth ?? '—'} 至 ${basis.endMonth ?? '—'} 中与本单相同的自然月加本单；建议按本单在该格的 SOS 与总体之比：不低于总体为保持，低于一半为避让。${basis.isSample ? '含演示数据。' : ''}`}
    >
      <AppTable<Cell>
        caption="同城同媒 SOS"
        columns={columns}
        rows={cells}
        rowKey={({ cityCode, mediumId }) => `${cityCode}:${mediumId}`}
        emptyTitle="订单还没有媒体，无从比较"
      />
    </Card>
  );
}
