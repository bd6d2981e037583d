import { taPeopleScreen, type AoiRow } from '@ooh/contract/domain/place-insight';
import { Alert } from 'antd';
import { callForBody, useCall } from '../../api/use-call.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import panel from '../../shared/map-workbench/panel.module.css';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useChosenRows } from '../../ui/table/use-chosen-rows.ts';
import { AoiBench } from './aoi-bench.tsx';
import { AoiFields } from './aoi-fields.tsx';
import { AoiNotices } from './aoi-notices.tsx';
import { benchFilterNames, benchList, type BenchAddress } from './bench-address.ts';
import type { BenchPageProps, BenchProps } from './bench-frame.tsx';
import { entryOf } from './entry-of.ts';
import styles from './place-bench.module.css';
import { ThresholdSlider } from './threshold-slider.tsx';
import { useAoiBench } from './use-aoi-bench.ts';

const title = 'TA 高浓度 AOI';
/** AOIs of the highest concentration, of which the histograms are drawn. */
const sample = 200;

interface ThresholdsProps {
  readonly hasAudience: boolean;
  readonly rows: readonly AoiRow[];
  readonly address: BenchAddress;
  readonly onChange: (change: Partial<BenchAddress>) => void;
}

function Thresholds({ hasAudience, rows, address, onChange }: ThresholdsProps) {
  if (!hasAudience) return <Alert type="info" title="选择目标人群后，可按 TA浓度 与 TGI 设阈值" />;
  const percent = (value: number | null) => (value === null ? null : value * 100);
  return (
    <>
      <ThresholdSlider
        label="TA浓度"
        values={rows.map((row) => percent(row.taConcentrationPeople.value))}
        value={address.minShare}
        format={(value) => `${formatNumber(value, 0)}%`}
        onChange={(minShare) => onChange({ minShare })}
      />
      <ThresholdSlider
        label="TGI"
        values={rows.map((row) => row.tgi.value)}
        value={address.minTgi}
        format={(value) => formatNumber(value, 0)}
        onChange={(minTgi) => onChange({ minTgi })}
      />
      <p className={styles.hint}>直方图为 TA浓度最高的 {sample} 个 AOI。</p>
    </>
  );
}

const filterOf = (address: BenchAddress) => ({
  keyword: address.q ?? '',
  aoiTypes: allParts(address.type),
  districtNames: allParts(address.districts),
});

const thresholdOf = ({ minShare, minTgi = 0 }: BenchAddress) => ({
  minTgi,
  ...(minShare !== undefined && { minConcentration: minShare / 100 }),
});

function InCity(props: BenchProps) {
  const { address } = props;
  const bench = useAoiBench('ta-aois', props);
  const { question, hasAudience, page } = bench;
  const sort = benchList.sortOf(address);
  const filter = { ...question, ...filterOf(address) };
  const order = {
    orderBy: sort?.key ?? 'taConcentrationPeople',
    isAscending: sort?.order === 'asc',
  } as const;
  const all = useCall('aoi-draw/selectTaDrawList', { ...filter, pageSize: sample }, { keepPrevious: true });
  const list = useCall(
    'aoi-draw/selectTaDrawList',
    {
      ...filter,
      ...order,
      ...thresholdOf(address),
      pageNo: page.pageNo,
      pageSize: page.pageSize,
    },
    { keepPrevious: true },
  );
  const conditions = page.conditionsOf(benchFilterNames, async (without) => {
    const input = { ...question, ...filterOf(without), ...thresholdOf(without), pageSize: 1 };
    return (await callForBody('aoi-draw/selectTaDrawList', input)).total;
  });
  const counts = useCall('city-perspective/getAoiTaConcentrationData', { ...filter, pageSize: 1 });
  const choice = useChosenRows<AoiRow>(list.data?.rows, ({ areaId }) => areaId);
  return (
    <AoiBench
      {...props}
      bench={bench}
      current="/strategy/people/ta/aoi-list"
      leftName="人群与阈值"
      title={title}
      facts="TA 在哪些 AOI 最集中：按 TA浓度 或 TGI 设阈值，选出的 AOI 可保存为地点集。"
      entries={choice.chosen.map(entryOf)}
      fieldsName="筛选 AOI"
      fields={
        <>
          <AoiFields bench={bench} address={address} />
          <Thresholds
            hasAudience={hasAudience}
            rows={all.data?.rows ?? []}
            address={address}
            onChange={page.filters.filter}
          />
        </>
      }
      notices={
        <AoiNotices
          leastShare={address.minShare}
          all={all.data}
          role={question.role}
          total={counts.data?.total}
          onPresent={() => page.filters.filter({ role: undefined })}
        />
      }
      rows={list.data?.rows ?? []}
      chosen={choice.table.selectedKeys}
      list={list}
      order={order}
      conditions={conditions}
      choice={choice.table}
      isWithheld={hasAudience && (counts.data?.total ?? 0) > 0}
      below={
        list.data && (
          <p className={panel.footnote}>
            {bench.words}。全部 {formatNumber(counts.data?.total ?? list.data.total)} 个
            AOI；样本不足的数字不展示，排在最后。
            {basisText(list.data.basis)}
          </p>
        )
      }
    />
  );
}

/** Where the audience is densest: AOIs by concentration and TGI, chosen ones kept as a set. */
export const TaAoiPage = cityPage<BenchPageProps>(title, taPeopleScreen, InCity);
