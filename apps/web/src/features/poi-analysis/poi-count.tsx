import { poiScreen, type PoiCount } from '@ooh/contract/domain/place-insight';
import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { audienceOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { cityPage, type CityPart } from '../../shared/scope/city-page.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import { categoryName } from './category-name.ts';
import { CategoryFilter } from './category-filter.tsx';
import { BrandFilter } from './brand-filter.tsx';
import { CountDock } from './count-dock.tsx';
import { CountHead } from './count-head.tsx';
import { CountMap } from './count-map.tsx';
import type { CountMetric } from './count-metrics.ts';
import styles from './poi-analysis.module.css';
import type { PoiPageProps } from './poi-landing.tsx';
import { countRows } from './prepare-count.ts';
import { usePoiCount } from './use-poi-count.ts';
import { useDistrictGround } from './use-district-ground.ts';

const title = 'POI 数量分析';
const metrics: { value: CountMetric; label: string }[] = [
  { value: 'own', label: '门店数' },
  { value: 'perPersons', label: '每万人' },
  { value: 'perArea', label: '每 km²' },
  { value: 'share', label: '份额' },
];

function InCity({ cityCode, scope, address, onAddress }: PoiPageProps & CityPart) {
  const cityName = useCityNames()(cityCode);
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const [isSaving, setIsSaving] = useState(false);
  const own = allParts(address.brand);
  const rivals = allParts(address.rival).filter((brand) => !own.includes(brand));
  const brands = [...own, ...rivals];
  const audience = audienceOf(address);
  const types = brands.length > 0 ? [] : allParts(address.type);
  const isAsked = brands.length + types.length > 0;
  // A category has no rivals to share with.
  const metric = types.length > 0 && address.metric === 'share' ? 'own' : (address.metric ?? 'own');
  const found = usePoiCount(cityCode, brands, types);
  const { ground, outlines, heat, source } = useDistrictGround(cityCode, audience);
  const groups: readonly PoiCount[] = isAsked ? (found.data?.groups ?? []) : [];
  const ownGroups = brands.length > 0 ? own.length : groups.length;
  const rows = countRows(groups.slice(0, ownGroups), groups.slice(ownGroups), ground);
  const subject = brands.join('、') || types.map(categoryName).join('、') || '未选品牌或类别';
  const change = (part: Partial<typeof address>) => onAddress({ ...address, city: cityCode, ...part });
  const sentence = useAudienceSentence(audience, labelName);
  const ownPoints = (found.data?.map.points ?? []).filter(({ groupNo }) => groupNo < ownGroups);
  const ownEntries = ownPoints.map(({ placeId, name, lng, lat }) => ({
    placeId,
    name: name.slice(0, 60),
    lng,
    lat,
  }));
  const blanks = rows.filter(({ isBlank }) => isBlank).map(({ districtName }) => districtName);
  return (
    <MapWorkbench
      name="poi-count"
      leftName="品牌与人群"
      head={
        <CountHead
          {...{ title, cityCode, address, onAddress }}
          entries={ownEntries}
          isClustered={found.data?.map.isClustered ?? false}
          onSave={() => setIsSaving(true)}
        />
      }
      left={
        <search className={panel.filters} aria-label="选择品牌与人群">
          <CrowdBar
            cityCode={cityCode}
            scope={scope}
            address={address}
            parts={['city', 'audience']}
            onCity={(city) => {
              const { ta, brand, rival, type, draft } = address;
              onAddress({ city, ta, brand, rival, type, draft });
            }}
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
          <CategoryFilter
            cityCode={cityCode}
            value={address.type}
            isBlocked={brands.length > 0}
            onChange={(type) => change({ type })}
          />
          <Segmented<CountMetric>
            block
            aria-label="地图颜色"
            value={metric}
            options={types.length > 0 ? metrics.filter(({ value }) => value !== 'share') : metrics}
            onChange={(next) => change({ metric: next === 'own' ? undefined : next })}
          />
          {blanks.length > 0 && <Alert type="info" title={`空白区：${blanks.join('、')}`} />}
        </search>
      }
      top={null}
      map={
        <section className={styles.map} aria-label="门店分布地图">
          <CountMap
            cityCode={cityCode}
            cityName={cityName}
            subtitle={`${subject} · ${sentence}`}
            metric={metric}
            rows={rows}
            outlines={outlines}
            places={isAsked ? found.data?.map : undefined}
            ownGroups={ownGroups}
            ownName={brands.length > 0 ? '我的门店' : 'POI'}
            source={source}
          />
        </section>
      }
      dock={
        <CountDock
          {...{ cityCode, cityName, own, rivals, types, found, rows, audience, sentence }}
          basis={heat.data?.basis}
          tab={address.tab}
          pageNo={address.page ?? 1}
          onPick={change}
        />
      }
      over={
        isSaving && (
          <SavePlaceSet
            cityCode={cityCode}
            kind="poi"
            name={(own.join('、') || subject).slice(0, 30)}
            entries={ownEntries}
            onSaved={() => setIsSaving(false)}
            onClose={() => setIsSaving(false)}
          />
        )
      }
    />
  );
}

/** POI 数量分析: own and rival places by district, and where there are none. */
export const PoiCountPage = cityPage<PoiPageProps>(title, poiScreen, InCity);
