import { businessDistrictScreen } from '@ooh/contract/domain/place-insight';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { Alert } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { CityPage } from '../../shared/scope/city-page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AudienceButton } from '../../shared/ta-builder/audience-button.tsx';
import { audienceText } from '../../shared/ta-builder/audience-text.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import styles from './business-districts.module.css';
import { CompareCard } from './compare/compare-card.tsx';
import { districtList, type DistrictAddress } from './district-address.ts';
import { DistrictFilters } from './district-filters.tsx';
import type { DistrictListPage } from './district-table.tsx';
import { ExportButton } from './export-button.tsx';
import { filterOptions } from './filter-districts.ts';
import { MapAndRanking } from './map-and-ranking.tsx';
import { QuadrantCard } from './quadrant-card.tsx';
import { useDistrictScene, type DistrictScene } from './use-district-scene.ts';

const title = '商圈洞察';
const dayLabels = { all: '全部日子', workday: '工作日', weekend: '周末及节假日' } as const;

export interface BusinessDistrictsProps {
  readonly address: DistrictAddress;
  readonly onAddress: OnAddress<DistrictAddress>;
  /** Hands chosen business districts on to a plan. */
  readonly renderPlanButton: (
    cityCode: string,
    districts: readonly { readonly areaId: string; readonly name: string }[],
  ) => ReactNode;
}

interface InCityProps extends BusinessDistrictsProps {
  readonly cityCode: string;
  readonly scope: CityScope;
}

interface ContentProps extends InCityProps {
  readonly scene: DistrictScene;
  readonly list: DistrictListPage;
}

/** Map, ranking, quadrants and comparison; or why there is nothing to show. */
function Content({ scene, list, cityCode, address, onAddress }: ContentProps) {
  const nameOf = useCityNames();
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const { question, all, listed, answer, error, refetch, hasAudience, chosen, chosenIds } = scene;
  const { targetAudience, dayType, month } = question;
  const asked = [month ?? '样本周', dayLabels[dayType], sentenceOf(targetAudience, labelName)].join(' · ');
  const cityName = nameOf(cityCode);
  if (error && !all) return <StateBlock kind="section-failed" errorText={error.message} onRetry={refetch} />;
  if (answer?.total === 0)
    return (
      <StateBlock
        kind="empty"
        title={`${cityName}还没有商圈`}
        description="商圈来自地点数据，由管理员导入后即可查看。"
      />
    );
  return (
    <>
      {answer?.isModelled && (
        <Alert
          type="info"
          showIcon
          className={styles.notice}
          title={`${month} 的数字由样本周按声明的季节与节假日变化外推，不是实测。`}
        />
      )}
      <MapAndRanking scene={scene} cityCode={cityCode} cityName={cityName} asked={asked} list={list} />
      {listed && all && (
        <div className={styles.stack}>
          <QuadrantCard
            rows={listed}
            chosen={chosenIds}
            hasAudience={hasAudience}
            audienceButton={
              <AudienceButton
                value={targetAudience}
                cityCode={cityCode}
                cityName={nameOf}
                onChange={(audience) => onAddress({ ...address, city: cityCode, ta: audienceText(audience) })}
              />
            }
          />
          <CompareCard question={question} hasAudience={hasAudience} chosen={chosen} city={all} />
        </div>
      )}
      {answer && (
        <p className={styles.footnote}>
          {asked}。样本不足的数字不展示，排在最后；工作日/周末比为全体人群。{basisText(answer.basis)}
        </p>
      )}
    </>
  );
}

function InCity(props: InCityProps) {
  const { cityCode, scope, address, onAddress, renderPlanButton } = props;
  const nameOf = useCityNames();
  const scene = useDistrictScene(props);
  const list = useListPage(districtList, {
    name: 'business-districts',
    address: { ...address, city: cityCode },
    onAddress,
  });
  const options = useMemo(() => filterOptions(scene.all ?? []), [scene.all]);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="比较一个城市各商圈的客流、目标人群、业态、线路与媒体，选出商圈用于选线。"
        actions={
          <>
            <ExportButton question={scene.question} address={address} isEmpty={scene.listed?.length === 0} />
            {renderPlanButton(cityCode, scene.chosen)}
          </>
        }
      />
      <DistrictFilters
        {...list.filters}
        city={cityCode}
        scope={scope}
        cityName={nameOf}
        address={address}
        options={options}
        onAddress={onAddress}
        onRefresh={scene.refetch}
      />
      <Content {...props} scene={scene} list={list} />
    </>
  );
}

/** 商圈洞察: which business districts to choose, on the map, ranked, in quadrants and side by side. */
export function BusinessDistricts(props: BusinessDistrictsProps) {
  return (
    <CityPage title={title} group={businessDistrictScreen} city={props.address.city}>
      {(cityCode, scope) => <InCity {...props} cityCode={cityCode} scope={scope} />}
    </CityPage>
  );
}
