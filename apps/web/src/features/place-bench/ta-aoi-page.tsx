import { taPeopleScreen, type AoiRow } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Alert } from 'antd';
import { useState } from 'react';
import { callForBody, useCall } from '../../api/use-call.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { crowdOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { crowdWords } from '../../shared/crowd-bar/crowd-words.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { ManyFilter } from '../../ui/list/many-filter.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { useChosenRows } from '../../ui/table/use-chosen-rows.ts';
import { benchFilterNames, benchList, type BenchAddress } from './bench-address.ts';
import { AoiNotices } from './aoi-notices.tsx';
import { BenchMap } from './bench-map.tsx';
import { BenchNav } from './bench-nav.tsx';
import { BenchOver } from './bench-over.tsx';
import { entryOf } from './entry-of.ts';
import styles from './place-bench.module.css';
import { ThresholdSlider } from './threshold-slider.tsx';
import { AoiDock } from '../../shared/aoi/aoi-dock.tsx';
import { audienceDraft } from '../../shared/strategy-draft/audience-draft.ts';
import { sentPlaces } from '../../shared/place-sets/sent-places.ts';
import { BenchHead } from './bench-head.tsx';

const title = 'TA 高浓度 AOI';
/** AOIs of the highest concentration, of which the histograms are drawn. */
const sample = 200;

export interface BenchPageProps {
  readonly address: BenchAddress;
  readonly onAddress: OnAddress<BenchAddress>;
}

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

function InCity({
  cityCode,
  scope,
  address,
  onAddress,
}: BenchPageProps & { readonly cityCode: string; readonly scope: CityScope }) {
  const cityName = useCityNames()(cityCode);
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const question = useCrowdQuestion(cityCode, address);
  const hasAudience = isAudienceChosen(question.targetAudience);
  const [isSaving, setIsSaving] = useState(false);
  const page = useListPage(benchList, {
    name: 'ta-aois',
    address: { ...address, city: cityCode },
    onAddress,
  });
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
  const tags = useCall('aoi-draw/selectRegionIdTag', { cityCode }, { staleMs: 10 * 60_000 });
  const counts = useCall('city-perspective/getAoiTaConcentrationData', { ...filter, pageSize: 1 });
  const choice = useChosenRows<AoiRow>(list.data?.rows, ({ areaId }) => areaId);
  const typeOptions = (tags.data?.aoiTypes ?? []).map(({ tag, count }) => ({ name: tag, count }));
  const open = (aoi: string) => onAddress({ ...address, city: cityCode, aoi });
  const words = crowdWords(question, useAudienceSentence(question.targetAudience, labelName));
  return (
    <MapWorkbench
      name="ta-aois"
      leftName="人群与阈值"
      head={
        <BenchHead
          title={title}
          facts="TA 在哪些 AOI 最集中：按 TA浓度 或 TGI 设阈值，选出的 AOI 可保存为地点集。"
          count={`已选 ${choice.chosen.length}`}
          blocked={choice.chosen.length === 0 ? '先选择 AOI' : undefined}
          load={sentPlaces(cityCode, question.targetAudience, choice.chosen.map(entryOf))}
          onSave={() => setIsSaving(true)}
          draft={audienceDraft({ cityCode, address, onAddress, targetAudience: question.targetAudience })}
        />
      }
      left={
        <search className={panel.filters} aria-label="筛选 AOI">
          <CrowdBar
            cityCode={cityCode}
            scope={scope}
            address={address}
            onCity={(city) => onAddress({ ...crowdOf(address), city, draft: address.draft })}
            onChange={page.filters.filter}
          />
          <ManyFilter
            label="类型"
            options={typeOptions}
            value={address.type}
            onChange={(type) => page.filters.filter({ type })}
          />
          <KeywordInput
            subject="AOI 名称"
            value={address.q ?? ''}
            onSearch={(q) => page.filters.filter({ q: q === '' ? undefined : q })}
          />
          <Thresholds
            hasAudience={hasAudience}
            rows={all.data?.rows ?? []}
            address={address}
            onChange={page.filters.filter}
          />
        </search>
      }
      top={
        <BenchNav
          current="/strategy/people/ta/aoi-list"
          asked={{ city: cityCode, ta: address.ta, draft: address.draft }}
        />
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
      map={
        <section className={styles.map} aria-label="AOI 地图">
          <BenchMap
            cityCode={cityCode}
            cityName={cityName}
            subtitle={words}
            rows={list.data?.rows ?? []}
            chosen={choice.table.selectedKeys}
            hasAudience={hasAudience}
            onOpen={open}
          />
        </section>
      }
      dock={
        <AoiDock
          {...page.tableOf(list)}
          conditions={conditions}
          {...choice.table}
          {...{ cityName, hasAudience, order }}
          isWithheld={hasAudience && (counts.data?.total ?? 0) > 0}
          count={list.data?.total}
          openId={address.aoi}
          onOpen={open}
          below={
            list.data && (
              <p className={panel.footnote}>
                {words}。全部 {formatNumber(counts.data?.total ?? list.data.total)} 个
                AOI；样本不足的数字不展示，排在最后。
                {basisText(list.data.basis)}
              </p>
            )
          }
        />
      }
      over={
        <BenchOver
          areaId={address.aoi}
          question={{ cityCode, targetAudience: question.targetAudience }}
          hasAudience={hasAudience}
          isSaving={isSaving}
          entries={choice.chosen.map(entryOf)}
          onClose={() => onAddress({ ...address, aoi: undefined })}
          onSaved={() => setIsSaving(false)}
        />
      }
    />
  );
}

/** Where the audience is densest: AOIs by concentration and TGI, chosen ones kept as a set. */
export const TaAoiPage = cityPage<BenchPageProps>(title, taPeopleScreen, InCity);
