import type { ReactNode } from 'react';
import type { CityArgument, Defence } from '@ooh/contract/domain/defence';
import { otherBudgetsSentence } from '@ooh/contract/domain/defence-words';
import { formatCount, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { FrontierAnswer } from '../plan/frontier-answer.tsx';
import { PricesAnswer } from '../plan/prices-answer.tsx';
import answers from '../plan/answers.module.css';
import styles from './defence.module.css';

const mostLines = 12;

/** A table that is wider than a phone. */
function Wide({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={`${answers.answers} ${styles.scroll}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

/** What each line gives, and whom it shares it with. */
function LineParts({ lines, withheldLines }: Pick<CityArgument, 'lines' | 'withheldLines'>) {
  const shown = lines.slice(0, mostLines);
  return (
    <Wide label="线路分摊与重合">
      <table>
        <caption>
          公平分摊：线路按所有先后次序加入时新增触达的平均，各线之和等于方案触达；独有触达：去掉该线路会少触达的人。
          {lines.length > shown.length && `只列分摊最多的 ${mostLines} 条，共 ${lines.length} 条。`}
          {withheldLines > 0 && `另有 ${withheldLines} 条样本不足，不单独列出。`}
        </caption>
        <thead>
          <tr>
            <th scope="col">线路</th>
            <th scope="col">车辆</th>
            <th scope="col">单独触达</th>
            <th scope="col">公平分摊</th>
            <th scope="col">独有触达</th>
            <th scope="col">最重合线路</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.lineName}>
              <th scope="row">{line.lineName}</th>
              <td>{formatNumber(line.vehicles)}</td>
              <td>{formatCount(line.alonePersons)}</td>
              <td>{formatCount(line.fairPersons)}</td>
              <td>{formatCount(line.addedPersons)}</td>
              <td>
                {line.mostShared
                  ? `${line.mostShared.lineName} ${formatShare(line.mostShared.share, 0)}`
                  : '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Rejected({ rejected }: Pick<CityArgument, 'rejected'>) {
  return (
    <ul className={styles.rejected}>
      {rejected.map(({ lineName, score, reason }) => (
        <li key={lineName}>
          <strong>{lineName}</strong>
          <span className="numeric">推荐指数 {formatNumber(score)}</span>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

type City = Defence['cities'][number];

/** Why exactly these lines of a city: more and less money, what each brings, which were left, what a rule costs. */
export function DefenceArgument({
  cityName,
  argument,
}: Pick<City, 'cityName'> & { readonly argument: CityArgument }) {
  const { frontier, prices, rejected } = argument;
  const reading = otherBudgetsSentence(argument);
  return (
    <>
      {frontier !== null && (
        <Card title={`${cityName}：预算多一点、少一点`}>
          {reading !== null && <p className={styles.reading}>{reading}。</p>}
          <Wide label="预算推演">
            <FrontierAnswer result={frontier} />
          </Wide>
        </Card>
      )}
      <Card title={`${cityName}：每条线带来什么`}>
        <LineParts {...argument} />
      </Card>
      {rejected.length > 0 && (
        <Card
          title={`${cityName}：比较过、没有选的线路`}
          footer="按推荐指数从高到低，理由与方案页逐线说明一致。"
        >
          <Rejected rejected={rejected} />
        </Card>
      )}
      {prices !== null && prices.prices.length > 0 && (
        <Card title={`${cityName}：放宽一条约束会怎样`}>
          <Wide label="约束价格">
            <PricesAnswer result={prices} />
          </Wide>
        </Card>
      )}
    </>
  );
}
