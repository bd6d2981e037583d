import { aroundMeters } from '@ooh/contract/domain/order-view';
import { noAudienceReason } from '@ooh/contract/domain/target-audience';
import type { ReactNode } from 'react';
import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { FigureValue, NoFigure } from '../../../shared/figure/figure-value.tsx';
import { asPersons, asShare } from '../../../ui/figure/figure-formats.ts';
import { formatCountOf, missing } from '../../../ui/figure/format-figure.ts';
import { TgiValue } from '../../../shared/figure/tgi-value.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderPoint } from './point-pois.tsx';

const times = (value: number) => formatCountOf(value, '人次');

/** What the figures are, in small print under them. */
export function audienceRemark({ contacts }: OrderPoint): string {
  const around =
    `周边人群为模型估计：以点位为圆心、半径 ${aroundMeters} 米的圆内，一天里到过或途经（含乘车）的不重复人数，取典型周 7 天平均。` +
    '样本只到约 0.1 平方公里的网格：停留者按圆占网格面积折算，途经者按穿过网格的路径碰到圆的比例折算。';
  if (contacts === null) return around;
  return `${around}本面日均接触与触达按接触模型（可视距离、沿街集中度、注意率）另算：1 面 1 天、全体人群；两者范围与算法不同，不宜相加或相除。`;
}

export interface PointAudienceProps {
  readonly point: OrderPoint;
  readonly hasAudience: boolean;
}

/** People around the face on an average day, and people reached by one face per day. */
export function PointAudience({ point, hasAudience }: PointAudienceProps) {
  const { audience, audienceReason, contacts } = point;
  if (audience === null)
    return <StateBlock kind="not-produced" title="暂无人群数据" description={audienceReason ?? undefined} />;
  const facts = [
    ['日均到过或途经', audience.dailyPersons, asPersons],
    ['其中非居住、非工作', audience.dailyVisitors, asPersons],
    ['同一时刻平均在场', audience.averagePresent, asPersons],
    ['居住', audience.residents, asPersons],
    ['工作', audience.workers, asPersons],
  ] as const;
  const ofAudience = (value: ReactNode) =>
    hasAudience ? value : <NoFigure word={missing} reason={noAudienceReason} />;
  return (
    <FactList>
      {facts.map(([name, figure, format]) => (
        <Fact key={name} name={name}>
          <FigureValue figure={figure} format={format} />
        </Fact>
      ))}
      <Fact name="其中目标人群">
        {ofAudience(<FigureValue figure={audience.taPersons} format={asPersons} />)}
      </Fact>
      <Fact name="TA浓度（人数口径）">
        {ofAudience(<FigureValue figure={audience.taConcentrationPeople} format={asShare} />)}
      </Fact>
      <Fact name="TGI">{ofAudience(<TgiValue figure={audience.tgi} />)}</Fact>
      {contacts !== null && (
        <>
          <Fact name="本面日均接触">
            <FigureValue figure={contacts.impressions} format={times} />
          </Fact>
          <Fact name="本面日均触达">
            <FigureValue figure={contacts.reach} format={asPersons} />
          </Fact>
        </>
      )}
    </FactList>
  );
}
