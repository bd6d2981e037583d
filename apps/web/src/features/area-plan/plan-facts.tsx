import type { CallOutput } from '@ooh/contract/registry';
import { figureText, intervalText } from '../../shared/figure/figure-text.ts';
import { asPersons, asShare, asTimes } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { Metric } from '../../shared/figure/metric.tsx';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { Card } from '../../ui/page/card.tsx';
import ownStyles from './plan-facts.module.css';
import styles from './area-plan.module.css';

type City = CallOutput<'crowd-tag-plan/v1/getCityList'>[number];

/** What the chosen faces do to the audience in a city, each figure with its interval, and where they come from. */
function ReachFigures({ city, isOnly }: { readonly city: City; readonly isOnly: boolean }) {
  if (city.reach === null) return null;
  const { basis, unmodelledFaces, ...figures } = city.reach;
  const shown = [
    { metric: 'reach', label: 'TA 触达人数', figure: figures.reach, format: asPersons },
    { metric: 'reachShare', label: 'TA 到达率', figure: figures.reachShare, format: asShare },
    { metric: 'frequency', label: 'TA 平均频次', figure: figures.frequency, format: asTimes },
    {
      metric: 'taConcentrationPeople',
      label: 'TA浓度 · 人数',
      figure: figures.taConcentrationPeople,
      format: asShare,
    },
    {
      metric: 'taConcentrationImpressions',
      label: 'TA浓度 · 曝光',
      figure: figures.taConcentrationImpressions,
      format: asShare,
    },
  ] as const;
  return (
    <section className={ownStyles.reached} aria-label={`${city.cityName}的触达`}>
      {!isOnly && <h3>{city.cityName}</h3>}
      <div className={ownStyles.facts}>
        {shown.map(({ metric, label, figure, format }) => (
          <Metric
            key={metric}
            metric={metric}
            label={label}
            nature={basis.nature}
            isSuppressed={figure.suppressed}
            note={intervalText(figure, format)}
          >
            {figureText(figure, format)}
          </Metric>
        ))}
      </div>
      <p className={styles.note}>
        口径：{basis.universe}；{basis.period}；{basis.source}；数据{' '}
        {basis.dataReleases.map(({ releaseNo }) => releaseNo).join('、')}
        {basis.isDemo && '；演示数据'}
        {unmodelledFaces > 0 && `；${unmodelledFaces} 面媒体接触模型没有数据，未计入`}
      </p>
    </section>
  );
}

/** What the plan comes to in one line of figures: positions, vacancies, money, reach. */
export function PlanFacts({ cities }: { readonly cities: readonly City[] }) {
  const sum = (of: (city: City) => number) => cities.reduce((total, city) => total + of(city), 0);
  return (
    <Card
      title="方案概览"
      footer="触达为固定媒体接触模型的预估；点位热度为周边典型周在场人数，不等于触达。选点按每元 TA 人数排序，不附最优性证书；设单区上限或最小间距时，概览给出与任何选法的最大差距。"
    >
      <dl className={ownStyles.facts}>
        <div>
          <dt>匹配点位</dt>
          <dd>{formatNumber(sum((city) => city.positions))}</dd>
        </div>
        <div>
          <dt>空位（面）</dt>
          <dd>{formatNumber(sum((city) => city.freeFaces))}</dd>
        </div>
        <div>
          <dt>已选（面）</dt>
          <dd>{formatNumber(sum((city) => city.chosenFaces))}</dd>
        </div>
        <div>
          <dt>净价</dt>
          <dd>
            <MoneyFen fen={sum((city) => city.amounts.netFen)} unit="auto" />
          </dd>
        </div>
        <div>
          <dt>含税合计</dt>
          <dd>
            <MoneyFen fen={sum((city) => city.amounts.totalFen)} unit="auto" />
          </dd>
        </div>
      </dl>
      {cities.map((city) => (
        <ReachFigures key={city.cityCode} city={city} isOnly={cities.length === 1} />
      ))}
    </Card>
  );
}
