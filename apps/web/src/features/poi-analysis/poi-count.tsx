import { poiScreen, type PoiCount } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Chart } from '../../chart/chart.tsx';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { audienceOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { basisText } from '../../shared/figure/basis-text.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { CityPage } from '../../shared/scope/city-page.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { countColumns } from './count-columns.tsx';
import { CountMap } from './count-map.tsx';
import type { CountMetric } from './count-metrics.ts';
import styles from './poi-analysis.module.css';
import type { PoiPageProps } from './poi-landing.tsx';
import { countRows, type CountRow } from './prepare-count.ts';
import { prepareCountBars } from './prepare-count-bars.ts';
import { QuickPicks } from './quick-picks.tsx';
import { useDistrictGround } from './use-district-ground.ts';

const title = 'POI 数量分析';
const metrics: { value: CountMetric; label: string }[] = [
  { value: 'own', label: '门店数' },
  { value: 'perPersons', label: '每万人' },
  { value: 'perArea', label: '每 km²' },
  { value: 'share', label: '份额' },
];

function InCity({
  cityCode,
  scope,
  address,
  onAddress,
}: PoiPageProps & { readonly cityCode: string; readonly scope: CityScope }) {
  const cityName = useCityNames()(cityCode);
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const [isSaving, setIsSaving] = useState(false);
  const own = allParts(address.brand);
  const rivals = allParts(address.rival).filter((brand) => !own.includes(brand));
  const brands = [...own, ...rivals];
  const audience = audienceOf(address);
  const metric = address.metric ?? 'own';
  const found = useCall(
    'poi-analyse/getBrandPoi',
    { cityCode, brands },
    { quiet: true, keepPrevious: true, enabled: brands.length > 0 },
  );
  const { ground, outlines, heat, source } = useDistrictGround(cityCode, audience);
  const groups: readonly PoiCount[] = brands.length === 0 ? [] : (found.data?.groups ?? []);
  const rows = countRows(groups.slice(0, own.length), groups.slice(own.length), ground);
  const change = (part: Partial<typeof address>) => onAddress({ ...address, city: cityCode, ...part });
  const sentence = useAudienceSentence(audience, labelName);
  const ownPoints = (found.data?.map.points ?? []).filter(({ groupNo }) => groupNo < own.length);
  const blanks = rows.filter(({ isBlank }) => isBlank).map(({ districtName }) => districtName);
  return (
    <MapWorkbench
      name="poi-count"
      leftName="品牌与人群"
      head={
        <ScreenHead
          title={title}
          facts="谁的店在哪里：按行政区比较我的品牌与竞品，找出 TA 多而没有门店的空白区。"
          actions={
            <Button disabled={ownPoints.length === 0} onClick={() => setIsSaving(true)}>
              保存为地点集
            </Button>
          }
        />
      }
      left={
        <search className={panel.filters} aria-label="选择品牌与人群">
          <CrowdBar
            cityCode={cityCode}
            scope={scope}
            address={address}
            parts={['city', 'audience']}
            onCity={(city) => onAddress({ city, ta: address.ta, brand: address.brand, rival: address.rival })}
            onChange={change}
          />
          <BrandFilter
            cityCode={cityCode}
            label="我的品牌"
            value={address.brand}
            without={rivals}
            onChange={(brand) => change({ brand })}
          />
          <BrandFilter
            cityCode={cityCode}
            label="竞品品牌"
            value={address.rival}
            without={own}
            onChange={(rival) => change({ rival })}
          />
          <Segmented<CountMetric>
            block
            aria-label="地图颜色"
            value={metric}
            options={metrics}
            onChange={(next) => change({ metric: next === 'own' ? undefined : next })}
          />
          {found.error && brands.length > 0 && (
            <SectionPending error={found.error} onRetry={() => void found.refetch()} />
          )}
          {blanks.length > 0 && <Alert type="info" title={`空白区：${blanks.join('、')}`} />}
        </search>
      }
      top={null}
      map={
        <section className={styles.map} aria-label="门店分布地图">
          <CountMap
            cityCode={cityCode}
            cityName={cityName}
            subtitle={`${brands.join('、') || '未选品牌'} · ${sentence}`}
            metric={metric}
            rows={rows}
            outlines={outlines}
            places={brands.length === 0 ? undefined : found.data?.map}
            ownGroups={own.length}
            source={source}
          />
        </section>
      }
      dock={
        <DockTabs
          active="districts"
          onTab={() => undefined}
          tabs={[
            {
              key: 'districts',
              label: '行政区对比',
              children: (
                <DockPane label="行政区对比">
                  {brands.length === 0 ? (
                    <>
                      <QuickPicks cityCode={cityCode} onPick={change} />
                      <StateBlock
                        kind="unselected"
                        title="先选择品牌"
                        description="点一个门店最多的品牌，或在左侧搜索我的品牌与竞品品牌。"
                      />
                    </>
                  ) : (
                    <>
                      <AppTable<CountRow>
                        caption={`${cityName}门店按行政区`}
                        columns={countColumns(rivals, rows, isAudienceChosen(audience))}
                        rows={found.data === undefined ? undefined : rows}
                        rowKey={({ districtName }) => districtName}
                      />
                      {found.data && <Chart model={prepareCountBars(rows, own, rivals)} height={220} />}
                      <p className={panel.footnote}>
                        门店数为 POI 数据中的品牌门店；每万人以居住人口为分母。{sentence}。
                        {heat.data && basisText(heat.data.basis)}
                        {found.data?.places.isDemo && ' 地点为演示数据。'}
                      </p>
                    </>
                  )}
                </DockPane>
              ),
            },
          ]}
        />
      }
      over={
        isSaving && (
          <SavePlaceSet
            cityCode={cityCode}
            kind="poi"
            name={own.join('、').slice(0, 30)}
            entries={ownPoints.map(({ placeId, name, lng, lat }) => ({
              placeId,
              name: name.slice(0, 60),
              lng,
              lat,
            }))}
            onSaved={() => setIsSaving(false)}
            onClose={() => setIsSaving(false)}
          />
        )
      }
    />
  );
}

/** POI 数量分析: own and rival places by district, and where there are none. */
export function PoiCountPage(props: PoiPageProps) {
  return (
    <CityPage title={title} group={poiScreen} city={props.address.city}>
      {(cityCode, scope) => <InCity {...props} cityCode={cityCode} scope={scope} />}
    </CityPage>
  );
}
