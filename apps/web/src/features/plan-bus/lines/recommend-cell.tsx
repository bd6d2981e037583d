import type { PlanLine } from '@ooh/contract/domain/bus';
import { Popover } from 'antd';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './recommend-cell.module.css';

/** The recommend index with its parts, which sum to it. */
export function RecommendCell({ line }: { readonly line: PlanLine }) {
  const { score, parts } = line.recommendIndex;
  const { contactWeight } = line;
  const breakdown = (
    <table className={styles.parts}>
      <tbody>
        {parts.map((part) => (
          <tr key={part.name}>
            <th scope="row">{part.name}</th>
            <td>{formatNumber(part.points, 1)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">合计</th>
          <td>{formatNumber(score, 1)}</td>
        </tr>
      </tbody>
      {contactWeight !== null && (
        <tbody>
          <tr>
            <th scope="colgroup" colSpan={2}>
              本方案的选线权重：得分 × 占比
            </th>
          </tr>
          {contactWeight.parts.map(({ name, share, score }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {formatNumber(score, 2)} × {formatShare(share, 0)}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">一次接触折算</th>
            <td>{formatNumber(contactWeight.weight, 2)} 次</td>
          </tr>
        </tbody>
      )}
    </table>
  );
  return (
    <Popover title={`${line.lineName} 推荐指数`} content={breakdown} trigger="click" destroyOnHidden>
      <button
        type="button"
        className={styles.score}
        aria-label={`${line.lineName}推荐指数 ${formatNumber(score)}，查看构成`}
      >
        <span className={styles.bar} style={{ inlineSize: `${Math.round(score * 0.32)}px` }} aria-hidden />
        {formatNumber(score)}
      </button>
    </Popover>
  );
}
