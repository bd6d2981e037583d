import type { CombinationProposal } from '@ooh/contract/domain/combination';
import { Slider } from 'antd';
import { useState } from 'react';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { readCurve } from './frontier-line.ts';
import styles from './combination.module.css';

const size = { width: 760, height: 300, left: 52, right: 16, top: 14, bottom: 34 };

interface FrontierCurveProps {
  readonly points: CombinationProposal['frontier'];
  readonly budgetFen: number;
  /** Computes the goal anew at a budget. */
  readonly onBudget: (budgetFen: number) => void;
}

const wan = (fen: number): string => formatFen(fen, { unit: 'auto' });

/** Budget against reach: what was found, and what no combination exceeds; the mark reads any budget. */
export function FrontierCurve({ points, budgetFen, onBudget }: FrontierCurveProps) {
  const [mark, setMark] = useState(budgetFen);
  const most = Math.max(budgetFen, ...points.map((point) => point.budgetFen));
  const top = Math.min(
    1,
    Math.ceil(
      Math.max(0.1, ...points.flatMap(({ share, boundShare }) => [share ?? 0, boundShare ?? 0])) * 10,
    ) / 10,
  );
  const x = (fen: number) => size.left + (fen / most) * (size.width - size.left - size.right);
  const y = (share: number) =>
    size.height - size.bottom - (share / top) * (size.height - size.top - size.bottom);
  const lineOf = (of: (point: (typeof points)[number]) => number | null) =>
    points
      .flatMap((point) => {
        const share = of(point);
        return share === null ? [] : [`${x(point.budgetFen).toFixed(1)},${y(share).toFixed(1)}`];
      })
      .join(' ');
  const reading = readCurve(points, mark);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return (
    <figure className={styles.curve}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label="预算与到达率曲线，数值见下方数据表"
      >
        {steps.map((step) => (
          <g key={step}>
            <line
              x1={size.left}
              x2={size.width - size.right}
              y1={y(step * top)}
              y2={y(step * top)}
              className={styles.grid}
            />
            <text x={size.left - 6} y={y(step * top) + 4} textAnchor="end">
              {formatShare(step * top, 0)}
            </text>
            <text
              x={x(step * most)}
              y={size.height - 12}
              textAnchor={step === 1 ? 'end' : step === 0 ? 'start' : 'middle'}
            >
              {wan(step * most)}
            </text>
          </g>
        ))}
        <polyline points={lineOf((point) => point.boundShare)} className={styles.bound} />
        <polyline points={`${x(0)},${y(0)} ${lineOf((point) => point.share)}`} className={styles.found} />
        {points.map(
          ({ budgetFen: fen, share }) =>
            share !== null && (
              <circle
                key={fen}
                cx={x(fen)}
                cy={y(share)}
                r={fen === budgetFen ? 6 : 4}
                className={styles.dot}
              />
            ),
        )}
        <line
          x1={x(mark)}
          x2={x(mark)}
          y1={size.top}
          y2={size.height - size.bottom}
          className={styles.mark}
        />
      </svg>
      <p className={styles.legend}>
        <span data-line="found">找到的组合</span>
        <span data-line="bound">理论最高（任何组合都不高于它）</span>
      </p>
      <div className={styles.markRow}>
        <Slider
          min={Math.round(most / 100)}
          max={most}
          step={100_000_00}
          value={mark}
          onChange={setMark}
          tooltip={{ formatter: (fen) => wan(fen ?? 0) }}
          ariaLabelForHandle="预算标记"
        />
        <output>
          {wan(mark)}：
          {reading === null ? '—' : `${formatShare(reading.share)}${reading.isBetween ? '（插值）' : ''}`}
        </output>
        {mark !== budgetFen && (
          <button type="button" className={styles.link} onClick={() => onBudget(mark)}>
            按此预算重新测算
          </button>
        )}
      </div>
      <details className={styles.more}>
        <summary>数据表</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">预算</th>
              <th scope="col">花费（含税）</th>
              <th scope="col">到达率</th>
              <th scope="col">理论最高</th>
              <th scope="col">媒体</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.budgetFen}>
                <td className="numeric">{wan(point.budgetFen)}</td>
                <td className="numeric">{point.costFen === null ? '—' : wan(point.costFen)}</td>
                <td className="numeric">{formatShare(point.share)}</td>
                <td className="numeric">{formatShare(point.boundShare)}</td>
                <td>{point.mix.map(({ mediumName, fen }) => `${mediumName} ${wan(fen)}`).join('、')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
