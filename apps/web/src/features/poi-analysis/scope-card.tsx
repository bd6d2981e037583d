import { curveRadiiMeters } from '@ooh/contract/domain/scope-names';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Chart } from '../../chart/chart.tsx';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { MetricLabel } from '../../shared/figure/metric.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './poi-analysis.module.css';
import { prepareScopeCurve } from './prepare-scope-curve.ts';
import { mostCurvePlaces, type ScopeFacts, type useScope } from './use-scope.ts';

const costNote = '费用为圈内每个点位一面、按最低刊例价折 28 天的合计（示例价）。';

function Curve({ scope }: { readonly scope: ReturnType<typeof useScope> }) {
  const { question, shape, points, corners, source, facts } = scope;
  const userName = useDisplayName();
  const isWay = shape === 'way' && corners.length >= 2;
  const isPossible = isWay || (shape === 'radius' && points.length > 0 && points.length <= mostCurvePlaces);
  const curve = useCall(
    'v1/places/delineate',
    {
      ...question,
      ...(isWay ? { way: corners } : { places: points }),
      radiiMeters: [...curveRadiiMeters],
      pageSize: 1,
    },
    { enabled: isPossible },
  );
  if (!isPossible)
    return shape === 'radius' && points.length > mostCurvePlaces ? (
      <p className={styles.hint}>地点超过 {mostCurvePlaces} 个，不计算半径曲线。</p>
    ) : null;
  if (curve.data === undefined)
    return <SectionPending error={curve.error} onRetry={() => void curve.refetch()} rows={5} />;
  const hasAudience = isAudienceChosen(question.targetAudience);
  return (
    <Chart
      height={200}
      model={prepareScopeCurve(curve.data.reaches, hasAudience)}
      footnote={costNote}
      picture={{
        fileName: `圈定范围_${source.name || '自绘'}`.slice(0, 60),
        notes: [source.name || '自绘范围', `${costNote}${facts ? basisText(facts.basis) : ''}`],
        watermark: productWithUser(userName),
      }}
    />
  );
}

function Tiles({ facts, hasAudience }: { readonly facts: ScopeFacts; readonly hasAudience: boolean }) {
  const { crowd } = facts;
  const tiles: readonly (readonly [string, ReactNode, ReactNode?])[] = [
    ['门店', facts.places === 0 ? '—' : formatNumber(facts.places)],
    ['重叠率', formatShare(facts.overlapShare)],
    ['圈内人口', <FigureValue key="p" figure={crowd.persons} format={asCount} />],
    ...(hasAudience
      ? ([
          ['圈内 TA', <FigureValue key="t" figure={crowd.taPersons} format={asCount} />],
          ['TA浓度', <FigureValue key="c" figure={crowd.taConcentrationPeople} format={asShare} />],
        ] as const)
      : []),
    ['圈定面积', `${formatNumber(facts.unionSquareMeters / 1e6, 2)} km²`],
    ['媒体点位', formatNumber(facts.positions)],
    ['公交线路', formatNumber(facts.lines)],
  ];
  return (
    <div className={styles.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name} className={styles.tile}>
          <span>{name === 'TA浓度' ? <MetricLabel metric="taConcentration" /> : name}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}

/** Figures of the scope and how they grow with the radius. */
export function ScopeCard({
  scope,
  picks,
}: {
  readonly scope: ReturnType<typeof useScope>;
  /** Scopes to begin with. */
  readonly picks: ReactNode;
}) {
  const { facts, call, isAsked, question, source } = scope;
  const hasAudience = isAudienceChosen(question.targetAudience);
  return (
    <section className={styles.side} aria-label="圈内概况" aria-busy={call.isPlaceholderData}>
      {scope.isWithoutPlaces ? (
        <StateBlock
          kind="no-match"
          title={source.kind === 'set' ? '这个地点集没有地点' : `没有找到「${source.name}」的地点`}
          description="换一个品牌、关键词或地点集；也可在地图上绘制沿线或多边形。"
          action={picks}
        />
      ) : !isAsked ? (
        <StateBlock
          kind="unselected"
          title="还没有圈定范围"
          description="选择品牌、关键词或地点集；也可在地图上绘制沿线或多边形。"
          action={picks}
        />
      ) : facts === undefined ? (
        <SectionPending error={call.error} onRetry={() => void call.refetch()} rows={8} />
      ) : (
        <>
          <Tiles facts={facts} hasAudience={hasAudience} />
          <Curve scope={scope} />
          <p className={styles.hint}>
            圈内只占一部分的网格按面积折算；重叠率 = 1 − 合并面积 ÷ 各圈面积之和。
            {facts.isSchematic && '步行时间按示意路网推算，仅供参考（示意）。'}
            {basisText(facts.basis)}
          </p>
        </>
      )}
    </section>
  );
}
