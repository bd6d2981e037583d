import { noAudienceReason } from '@ooh/contract/domain/target-audience';
import { useCall } from '../../api/use-call.ts';
import { Chart } from '../../chart/chart.tsx';
import { basisText } from '../../shared/figure/basis-text.ts';
import { intervalText } from '../../shared/figure/figure-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { FoldButton } from '../../shared/map-workbench/fold-button.tsx';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { formatCountOf } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './city-vision.module.css';
import { firstDimensions, LabelBars } from './label-bars.tsx';
import { RingCard } from './ring-card.tsx';
import { SceneBars } from './scene-bars.tsx';
import type { Vision } from './use-vision.ts';
import { prepareCityHours, prepareWeek } from './vision-charts.ts';

const kept = { keepPrevious: true };

/** How many people the city has and how many of the audience; the same figures as the estimate of the audience. */
function CityTiles({ vision }: { readonly vision: Vision }) {
  const { question, hasAudience } = vision;
  const { targetAudience: _audience, ...times } = question;
  const city = useCall('city-perspective/intelligenceCityMapData', times, kept);
  const target = useCall('city-perspective/taIntelligenceCityMapData', question, {
    ...kept,
    enabled: hasAudience,
  });
  const failed = city.error ?? (hasAudience ? target.error : null);
  if (failed)
    return (
      <StateBlock
        kind="section-failed"
        title="城市概况加载失败"
        error={failed}
        onRetry={() => void Promise.all([city.refetch(), ...(hasAudience ? [target.refetch()] : [])])}
      />
    );
  if (city.data === undefined) return <StateBlock kind="loading" rows={4} minHeight={120} />;
  const { universePersons, dailyOutside, basis } = city.data;
  const found = hasAudience ? target.data : undefined;
  return (
    <>
      <dl className={styles.tiles} aria-busy={target.isFetching}>
        <div>
          <dt>常住（15 岁及以上）</dt>
          <dd>{formatCountOf(universePersons, '人')}</dd>
        </div>
        <div>
          <dt>日均外出</dt>
          <dd>
            <FigureValue figure={dailyOutside} format={asPersons} />
            <small>{intervalText(dailyOutside, asPersons)}</small>
          </dd>
        </div>
        <div>
          <dt>TA 人数</dt>
          <dd>
            {found ? <FigureValue figure={found.taPersons} format={asPersons} /> : '—'}
            <small>{found ? intervalText(found.taPersons, asPersons) : noAudienceReason}</small>
          </dd>
        </div>
        <div>
          <dt>TA 占比</dt>
          <dd>
            {found ? <FigureValue figure={found.taShare} format={asShare} /> : '—'}
            <small>{found ? intervalText(found.taShare, asShare) : noAudienceReason}</small>
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>预估。{basisText(basis)}</p>
    </>
  );
}

function CityCurve({ vision }: { readonly vision: Vision }) {
  const { question, hasAudience } = vision;
  const { role: _role, ...asked } = question;
  const { data, error, refetch } = useCall(
    'city-perspective/intelligenceCityUv',
    { ...asked, fromHour: 0, toHour: 24 },
    kept,
  );
  if (error)
    return (
      <StateBlock
        kind="section-failed"
        title="24 小时曲线加载失败"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <StateBlock kind="loading" rows={4} minHeight={200} />;
  return (
    <>
      <Chart model={prepareCityHours(data.byHour, hasAudience)} height={160} />
      <Chart model={prepareWeek(data, hasAudience)} height={140} />
    </>
  );
}

function CityPortrait({ vision }: { readonly vision: Vision }) {
  const { data, error, refetch } = useCall('city-perspective/getChartData', vision.question, kept);
  if (error)
    return (
      <StateBlock kind="section-failed" title="画像加载失败" error={error} onRetry={() => void refetch()} />
    );
  const [chart] = data?.charts ?? [];
  if (chart === undefined) return <StateBlock kind="loading" rows={6} minHeight={200} />;
  if (chart.portrait.length === 0) return <StateBlock kind="empty" title="样本不足，暂无画像" />;
  return (
    <>
      {firstDimensions(chart.portrait).map((dimension) => (
        <LabelBars key={dimension.dimension} dimension={dimension} />
      ))}
    </>
  );
}

export interface VisionRailProps {
  readonly vision: Vision;
  readonly cityName: string;
  /** An area that was drawn, corners [lng, lat]. */
  readonly ring: [number, number][] | undefined;
  readonly onClearRing: () => void;
}

/** At the right: the drawn area, the city as a whole, its day and week, who its people are, and the scenes that they visit. */
export function VisionRail({ vision, cityName, ring, onClearRing }: VisionRailProps) {
  const { layout, window } = useWorkbench();
  return (
    <section className={styles.rail} aria-label="城市概况">
      <div className={styles.railHead}>
        <h2>{cityName}</h2>
        {window !== 'slim' && <FoldButton side="right" />}
      </div>
      {layout.isRightOpen && (
        <div className={styles.railBody}>
          {ring && <RingCard vision={vision} ring={ring} onClear={onClearRing} />}
          <CityTiles vision={vision} />
          <CityCurve vision={vision} />
          <CityPortrait vision={vision} />
          <SceneBars vision={vision} />
        </div>
      )}
    </section>
  );
}
