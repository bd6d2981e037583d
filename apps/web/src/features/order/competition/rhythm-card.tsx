import type { CallOutput } from '@ooh/contract/registry';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './competition.module.css';

type Competition = CallOutput<'competitor/getMediaCompetitorDataByOrder'>;

/** Months of the order side by side: its own spend beside its rivals', on one scale; shaded by how busy rivals are. */
export function RhythmCard({ competition }: { readonly competition: Competition }) {
  const { rhythm, basis } = competition;
  const maxFen = Math.max(1, ...rhythm.flatMap(({ ownFen, marketFen }) => [ownFen, marketFen]));
  return (
    <Card
      title="投放节奏"
      footer={`两者均为刊例金额，同一比例。竞品指数 = 该自然月同业花费 ÷ 近十二个月月均；100% 为平均。${basis.isSample ? '含演示数据。' : ''}`}
    >
      {rhythm.length === 0 ? (
        <StateBlock kind="empty" title="订单还没有媒体，无从比较" />
      ) : (
        <ol className={styles.ribbon}>
          {rhythm.map(({ month, ownFen, marketFen, index }) => (
            <li key={month} data-level={index >= 120 ? 'busy' : index <= 80 ? 'quiet' : 'usual'}>
              <b>{month} 月</b>
              <span className={styles.columns} aria-hidden="true">
                <i data-kind="own" style={{ height: `${(ownFen / maxFen) * 100}%` }} />
                <i data-kind="market" style={{ height: `${(marketFen / maxFen) * 100}%` }} />
              </span>
              <span className="numeric">本单 {formatFen(ownFen, { unit: 'auto' })}</span>
              <span className="numeric">竞品 {formatFen(marketFen, { unit: 'auto' })}</span>
              <small className="numeric">
                指数 {formatNumber(index)}%{index >= 120 ? ' · 高峰' : index <= 80 ? ' · 低谷' : ''}
              </small>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.ribbonKey} aria-hidden="true">
        <span>
          <i data-kind="own" /> 本单花费
        </span>
        <span>
          <i data-kind="market" /> 竞品花费
        </span>
      </p>
    </Card>
  );
}
