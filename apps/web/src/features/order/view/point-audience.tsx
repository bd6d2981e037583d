import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { FigureValue } from '../../../ui/figure/figure-value.tsx';
import { formatCount, formatShare } from '../../../ui/figure/format-figure.ts';
import { TgiValue } from '../../../ui/figure/tgi-value.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderPoint } from './point-info-view.tsx';

const persons = (value: number) => `${formatCount(value)}人`;

/** Who is where the face can be seen, on an average day. */
export function PointAudience({ point }: { readonly point: OrderPoint }) {
  const { audience, audienceReason } = point;
  if (audience === null)
    return <StateBlock kind="not-produced" title="暂无人群数据" description={audienceReason ?? undefined} />;
  const facts = [
    ['日均在场', audience.dailyPersons, persons],
    ['日均到访', audience.dailyVisitors, persons],
    ['居住', audience.residents, persons],
    ['工作', audience.workers, persons],
    ['目标人群', audience.taPersons, persons],
    ['TA浓度（人数口径）', audience.taConcentrationPeople, (value: number) => formatShare(value)],
  ] as const;
  return (
    <FactList>
      {facts.map(([name, figure, format]) => (
        <Fact key={name} name={name}>
          <FigureValue figure={figure} format={format} />
        </Fact>
      ))}
      <Fact name="TGI">
        <TgiValue figure={audience.tgi} />
      </Fact>
    </FactList>
  );
}
