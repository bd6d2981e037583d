import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button } from 'antd';
import { BigNumber } from '../../ui/figure/big-number.tsx';
import { formatCount, formatNumber } from '../../ui/figure/format-figure.ts';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import styles from './calculator.module.css';

type Result = CallOutput<'v1/standard-738/calculate'>;

/** Few impressions a head need their decimals, many people do not. */
const stepValue = (value: number): string => formatNumber(value, value < 10 ? 3 : 0);

function Readings({
  result,
  onAdopt,
}: {
  readonly result: Result;
  readonly onAdopt: (thresholdSeconds: number) => void;
}) {
  return (
    <table className={styles.table}>
      <caption>标准的公式、图示与正文对「多长算看到」说法不一，三种读法并列如下</caption>
      <thead>
        <tr>
          <th scope="col">读法</th>
          <th scope="col">τ</th>
          <th scope="col">OTC</th>
          <th scope="col">总曝光</th>
          <th scope="col" className={styles.words}>
            依据
          </th>
          <th scope="col">采用</th>
        </tr>
      </thead>
      <tbody>
        {result.readings.map((entry) => (
          <tr key={entry.reading} data-used={entry.reading === result.rule.reading}>
            <th scope="row">{entry.name}</th>
            <td>{entry.thresholdSeconds} 秒</td>
            <td>{formatNumber(entry.opportunities, 3)}</td>
            <td>{formatCount(entry.totalImpressions)}</td>
            <td className={styles.words}>{entry.reason}</td>
            <td>
              {entry.reading === result.rule.reading ? (
                <StatusTag tone="success" text="当前" />
              ) : (
                <Button
                  size="small"
                  aria-label={`采用${entry.name}`}
                  onClick={() => onAdopt(entry.thresholdSeconds)}
                >
                  采用
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface CalculatorResultProps {
  readonly result: Result;
  readonly isStale: boolean;
  /** Takes the threshold of a reading. */
  readonly onAdopt: (thresholdSeconds: number) => void;
}

/** Total, the rule that gave it, the arithmetic, and the other readings. */
export function CalculatorResult({ result, isStale, onAdopt }: CalculatorResultProps) {
  return (
    <section className={styles.result} aria-label="计算结果" aria-busy={isStale} data-stale={isStale}>
      <dl className={styles.totals}>
        <div>
          <dt>总曝光（人次）</dt>
          <dd data-size="large">
            <BigNumber value={result.totalImpressions} />
          </dd>
        </div>
        <div>
          <dt>人流曝光（人次）</dt>
          <dd>
            <BigNumber value={result.flowImpressions} />
          </dd>
        </div>
        <div>
          <dt>驻留曝光（人次）</dt>
          <dd>
            <BigNumber value={result.dwellImpressions} />
          </dd>
        </div>
      </dl>
      <p aria-live="polite">{result.rule.sentence}</p>
      {result.notes.map((note) => (
        <Alert key={note} type="warning" showIcon title={note} />
      ))}
      <table className={styles.table}>
        <caption>计算过程</caption>
        <thead>
          <tr>
            <th scope="col">步骤</th>
            <th scope="col" className={styles.words}>
              算式
            </th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {result.steps.map((step) => (
            <tr key={step.name}>
              <th scope="row">{step.name}</th>
              <td className={styles.words}>{step.formula}</td>
              <td>{stepValue(step.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Readings result={result} onAdopt={onAdopt} />
      <p className={styles.quiet}>
        依据 T/CCSA 738—2025（同 T/CAAAD 040—2025，2026-03-01 起实施）。曝光为人次，未去重；不含人群与触达。
      </p>
    </section>
  );
}
