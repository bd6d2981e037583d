import { businessDistrictScreen } from '@ooh/contract/domain/place-insight';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { Alert } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { crowdWords } from '../../shared/crowd-bar/crowd-words.ts';
import { FilterChips } from '../../shared/map-workbench/filter-chips.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { audienceDraft } from '../../shared/strategy-draft/audience-draft.ts';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import styles from './business-districts.module.css';
import { districtList, type DistrictAddress } from './district-address.ts';
import { districtChips } from './district-chips.ts';
import { DistrictDock } from './district-dock.tsx';
import { DistrictFilters } from './district-filters.tsx';
import { ExportRanking } from './export-ranking.tsx';
import { filterOptions } from './filter-districts.ts';
import { OutlineMap } from './outline-map.tsx';
import { useDistrictScene } from './use-district-scene.ts';

const title = '商圈洞察';

/** Ranking and comparison are read in the dock. */
const first = { halfHeight: 300 };

export interface BusinessDistrictsProps {
  readonly address: DistrictAddress;
  readonly onAddress: OnAddress<DistrictAddress>;
  /** Sends chosen business districts and the audience on. */
  readonly renderPlanButton: (
    cityCode: string,
    districts: readonly { readonly areaId: string; readonly name: string }[],
    targetAudience: TargetAudience,
  ) => ReactNode;
}

interface InCityProps extends BusinessDistrictsProps {
  readonly cityCode: string;
  readonly scope: CityScope;
}

function InCity(props: InCityProps) {
  const { cityCode, scope, address, onAddress, renderPlanButton } = props;
  const nameOf = useCityNames();
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const [focused, setFocused] = useState<string>();
  const scene = useDistrictScene(props);
  const list = useListPage(districtList, {
    name: 'business-districts',
    address: { ...address, city: cityCode },
    onAddress,
  });
  const options = useMemo(() => filterOptions(scene.all ?? []), [scene.all]);
  const { month, targetAudience } = scene.question;
  const asked = crowdWords(scene.question, useAudienceSentence(targetAudience, labelName));
  return (
    <MapWorkbench
      name="business-districts"
      first={first}
      leftName="筛选"
      head={
        <>
          <ScreenHead
            title={title}
            facts="比较一个城市各商圈的客流、目标人群、业态、线路与媒体，选出商圈用于选线。"
            actions={
              <>
                <ExportRanking
                  question={scene.question}
                  address={address}
                  isEmpty={scene.listed?.length === 0}
                />
                {renderPlanButton(cityCode, scene.chosen, targetAudience)}
              </>
            }
          />
          <DraftBar {...audienceDraft({ cityCode, address, onAddress, targetAudience })} isCompact />
        </>
      }
      left={
        <DistrictFilters
          {...list.filters}
          city={cityCode}
          scope={scope}
          address={address}
          options={options}
          onAddress={onAddress}
          onRefresh={scene.refetch}
        />
      }
      top={
        <FilterChips
          chips={districtChips(address)}
          onFilter={list.filters.filter}
          onClear={list.filters.clear}
        />
      }
      notices={
        scene.answer?.isModelled && (
          <Alert
            type="info"
            showIcon
            title={`${month} 的数字由样本周按声明的季节与节假日变化外推，不是实测。`}
          />
        )
      }
      map={
        <section className={styles.map} aria-label="商圈地图">
          <OutlineMap
            scene={scene}
            cityCode={cityCode}
            cityName={nameOf(cityCode)}
            asked={asked}
            focused={focused}
          />
        </section>
      }
      dock={
        <DistrictDock
          scene={scene}
          cityCode={cityCode}
          nameOf={nameOf}
          asked={asked}
          address={address}
          onAddress={onAddress}
          list={list}
          onLocate={setFocused}
        />
      }
    />
  );
}

/** 商圈洞察: which business districts to choose, on the map, ranked, in quadrants and side by side. */
export const BusinessDistricts = cityPage<BusinessDistrictsProps>(title, businessDistrictScreen, InCity);
