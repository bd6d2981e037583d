import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import { Drawer } from 'antd';
import { useCall } from '../../api/use-call.ts';
import type { ChartModel } from '../../chart/chart-model.ts';
import { Chart } from '../../chart/chart.tsx';
import { basisText } from '../figure/basis-text.ts';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AoiRing } from './aoi-rings.ts';
import styles from './aoi.module.css';
import { prepareAoiHours, prepareAoiOrigins } from './prepare-aoi-charts.ts';
import { AoiSurroundings } from './aoi-surroundings.tsx';
import { AoiRoles } from './aoi-roles.tsx';

/** City and audience that the details are about. */
export interface AoiQuestion {
  readonly cityCode: string;
  readonly targetAudience: TargetAudience;
}

export interface AoiDrawerProps {
  readonly areaId: string;
  readonly ring: AoiRing;
  readonly question: AoiQuestion;
  readonly hasAudience: boolean;
  readonly onRing: (ring: AoiRing) => void;
  readonly onClose: () => void;
}

/** A chart, or one line where nothing of it may be shown. */
function FigureChart({ model }: { readonly model: ChartModel }) {
  const isKnown = model.series.some(({ values }) => values.some((value) => value !== null));
  if (isKnown) return <Chart model={model} />;
  return (
    <section>
      <h3>{model.title}</h3>
      <p className={styles.footnote}>{model.summary}</p>
    </section>
  );
}

function Details(props: AoiDrawerProps & { readonly found: CallOutput<'aoi-draw/get-by-id/{id}'> }) {
  const { areaId, question, hasAudience, found } = props;
  const { aoi, businessDistrict, places } = found;
  const insight = useCall('city-perspective/getAoiTaConcentrationDataById', { ...question, aoiId: areaId });
  const visitors = useCall('aoi-draw/getThroughClearlyData', {
    ...question,
    placeId: areaId,
    role: 'visitors',
  });
  const failed = insight.error ?? visitors.error;
  return (
    <div className={styles.stack}>
      <FactList isSmall>
        <Fact name="类型">{aoi.aoiType}</Fact>
        <Fact name="行政区">{aoi.districtName ?? missing}</Fact>
        <Fact name="所在商圈">{businessDistrict?.name ?? '不在商圈内'}</Fact>
        <Fact name="面积">{formatNumber(aoi.squareMeters / 10_000, 1)} 公顷</Fact>
        <Fact name="来源">
          {places.source ?? missing}
          {aoi.isIndicative && '（示意轮廓）'}
        </Fact>
      </FactList>
      {failed ? (
        <StateBlock
          kind="section-failed"
          error={failed}
          onRetry={() => void Promise.all([insight.refetch(), visitors.refetch()])}
        />
      ) : insight.data === undefined || visitors.data === undefined ? (
        <StateBlock kind="loading" rows={10} minHeight={420} />
      ) : (
        <>
          <AoiRoles roles={insight.data.byRole} hasAudience={hasAudience} />
          <AoiSurroundings {...props} />
          <FigureChart model={prepareAoiHours(insight.data.hours, hasAudience)} />
          <FigureChart model={prepareAoiOrigins(visitors.data.origins)} />
        </>
      )}
      <p className={styles.footnote}>
        比网格小的 AOI 取其中心所在网格（约 0.1 平方公里）的人；样本不足的数字不展示。{basisText(found.basis)}
      </p>
    </div>
  );
}

/** Everything that is known of one AOI. */
export function AoiDrawer(props: AoiDrawerProps) {
  useReturnFocus();
  const { areaId, question, onClose } = props;
  const { data, error, refetch } = useCall('aoi-draw/get-by-id/{id}', {
    id: areaId,
    targetAudience: question.targetAudience,
  });
  return (
    <Drawer open size={560} title={data?.aoi.name ?? 'AOI 详情'} onClose={onClose}>
      {error ? (
        <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <StateBlock kind="loading" rows={12} />
      ) : (
        <Details {...props} found={data} />
      )}
    </Drawer>
  );
}
