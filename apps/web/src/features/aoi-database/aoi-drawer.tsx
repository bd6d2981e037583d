import type { CallOutput } from '@ooh/contract/registry';
import { Drawer, Segmented } from 'antd';
import { useCall } from '../../api/use-call.ts';
import type { ChartModel } from '../../chart/chart-model.ts';
import { Chart } from '../../chart/chart.tsx';
import { basisText } from '../../shared/figure/basis-text.ts';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AoiQuestion } from './aoi-question.ts';
import { aoiRings, type AoiRing } from './aoi-address.ts';
import styles from './aoi-database.module.css';
import { prepareAoiHours, prepareAoiOrigins } from './prepare-aoi-charts.ts';

export interface AoiDrawerProps {
  readonly areaId: string;
  readonly ring: AoiRing;
  readonly question: AoiQuestion;
  readonly hasAudience: boolean;
  readonly onRing: (ring: AoiRing) => void;
  readonly onClose: () => void;
}

const roleNames = { present: '在场', residents: '居住', workers: '工作', visitors: '到访' } as const;

type Roles = CallOutput<'city-perspective/getAoiTaConcentrationDataById'>['byRole'];

function RoleTable({ roles, hasAudience }: { readonly roles: Roles; readonly hasAudience: boolean }) {
  return (
    <table className={styles.plain} aria-label="人群角色">
      <thead>
        <tr>
          <th scope="col">角色</th>
          <th scope="col">人数</th>
          {hasAudience && (
            <>
              <th scope="col">TA 人数</th>
              <th scope="col">TA浓度</th>
              <th scope="col">TGI</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {roles.map(({ role, persons, taPersons, taConcentration, tgi }) => (
          <tr key={role}>
            <th scope="row">{roleNames[role]}</th>
            <td>
              <FigureValue figure={persons} format={asCount} />
            </td>
            {hasAudience && (
              <>
                <td>
                  <FigureValue figure={taPersons} format={asCount} />
                </td>
                <td>
                  <FigureValue figure={taConcentration} format={asShare} />
                </td>
                <td>
                  <TgiValue figure={tgi} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const maxLines = 12;

/** How many lines there are, and the first of them by name. */
function linesText(names: readonly string[]): string {
  if (names.length === 0) return '无';
  const listed = names.slice(0, maxLines).join('、');
  return `${names.length} 条：${listed}${names.length > maxLines ? ' 等' : ''}`;
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

/** Places, media and lines inside, or within a ring around the AOI. */
function Around({ areaId, ring, question, onRing }: Omit<AoiDrawerProps, 'hasAudience' | 'onClose'>) {
  const { data, error, refetch, isPlaceholderData } = useCall(
    'aoi-draw/aoiStatistics',
    { ...question, placeId: areaId, bufferMeters: ring },
    { quiet: true, keepPrevious: true },
  );
  const listed = (parts: readonly { name: string; count: number }[]) =>
    parts.map(({ name, count }) => `${name} ${formatNumber(count)}`).join('、') || '无';
  return (
    <section aria-label="周边" aria-busy={isPlaceholderData}>
      <div className={styles.between}>
        <h3>周边</h3>
        <Segmented<AoiRing>
          size="small"
          aria-label="缓冲圈"
          value={ring}
          options={aoiRings.map((value) => ({ value, label: value === 0 ? '轮廓内' : `${value} 米` }))}
          onChange={onRing}
        />
      </div>
      {error ? (
        <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <StateBlock kind="loading" rows={4} />
      ) : (
        <FactList isSmall>
          <Fact name="POI">
            {listed(data.pois.map(({ category, count }) => ({ name: category, count })))}
          </Fact>
          <Fact name="AOI">{listed(data.aois.map(({ aoiType, count }) => ({ name: aoiType, count })))}</Fact>
          <Fact name="媒体点位">
            {listed(data.media.map((each) => ({ name: each.mediumName, count: each.positions })))}
          </Fact>
          <Fact name="公交线路">{linesText(data.busLines.map(({ lineName }) => lineName))}</Fact>
        </FactList>
      )}
    </section>
  );
}

function Details(props: AoiDrawerProps & { readonly found: CallOutput<'aoi-draw/get-by-id/{id}'> }) {
  const { areaId, question, hasAudience, found } = props;
  const { aoi, businessDistrict, places } = found;
  const insight = useCall(
    'city-perspective/getAoiTaConcentrationDataById',
    { ...question, aoiId: areaId },
    { quiet: true },
  );
  const visitors = useCall(
    'aoi-draw/getThroughClearlyData',
    { ...question, placeId: areaId, role: 'visitors' },
    { quiet: true },
  );
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
          errorText={failed.message}
          onRetry={() => void Promise.all([insight.refetch(), visitors.refetch()])}
        />
      ) : insight.data === undefined || visitors.data === undefined ? (
        <StateBlock kind="loading" rows={10} minHeight={420} />
      ) : (
        <>
          <RoleTable roles={insight.data.byRole} hasAudience={hasAudience} />
          <Around {...props} />
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
  const { data, error, refetch } = useCall(
    'aoi-draw/get-by-id/{id}',
    { id: areaId, targetAudience: question.targetAudience },
    { quiet: true },
  );
  return (
    <Drawer open size={560} title={data?.aoi.name ?? 'AOI 详情'} onClose={onClose}>
      {error ? (
        <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <StateBlock kind="loading" rows={12} />
      ) : (
        <Details {...props} found={data} />
      )}
    </Drawer>
  );
}
