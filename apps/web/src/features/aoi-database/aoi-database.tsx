import { aoiBaseScreen } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Button } from 'antd';
import { useState } from 'react';
import { callForBody, useCall } from '../../api/use-call.ts';
import { ringOfShape, type DrawnShape } from '../../map/draw-shape.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { basisText } from '../../shared/figure/basis-text.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { FilterChips } from '../../shared/map-workbench/filter-chips.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { drawnPlace } from '../../shared/place-sets/drawn-place.ts';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { ScreenHead } from '../../shared/map-workbench/screen-head.tsx';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { filterOf, orderOf, questionOf } from './aoi-question.ts';
import { aoiList, type AoiAddress } from './aoi-address.ts';
import { aoiFilterNames } from './aoi-filter-names.ts';
import { aoiChips } from './aoi-chips.ts';
import styles from './aoi-database.module.css';
import { AoiDrawer } from '../../shared/aoi/aoi-drawer.tsx';
import { AoiFilters } from './aoi-filters.tsx';
import { AoiMap } from './aoi-map.tsx';
import { ImportAreas } from './import-areas.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { AoiDock } from '../../shared/aoi/aoi-dock.tsx';

const title = 'AOI 数据库';
const reference = { staleMs: 10 * 60_000 };

export interface AoiDatabaseProps {
  readonly address: AoiAddress;
  readonly onAddress: OnAddress<AoiAddress>;
}

interface InCityProps extends AoiDatabaseProps {
  readonly cityCode: string;
  readonly scope: CityScope;
}

function ExportAois({ cityCode, address }: Pick<InCityProps, 'cityCode' | 'address'>) {
  const input = { ...filterOf(cityCode, address), orderBy: orderOf(address).orderBy };
  return <ExportButton call="v1/aois/export" input={input} label="导出清单" />;
}

function InCity({ cityCode, scope, address, onAddress }: InCityProps) {
  const nameOf = useCityNames();
  const cityName = nameOf(cityCode);
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const [isMatching, setIsMatching] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [drawn, setDrawn] = useState<DrawnShape>();
  const question = questionOf(cityCode, address);
  const hasAudience = isAudienceChosen(question.targetAudience);
  const { aoi, ring = 0 } = address;
  const page = useListPage(aoiList, {
    name: 'aoi-database',
    address: { ...address, city: cityCode },
    onAddress,
  });
  const order = orderOf(address);
  const list = useCall(
    'aoi-draw/selectList',
    { ...filterOf(cityCode, address), ...order, pageNo: page.pageNo, pageSize: page.pageSize },
    { keepPrevious: true },
  );
  const conditions = page.conditionsOf(aoiFilterNames, async (without) => {
    const input = { ...filterOf(cityCode, without), pageSize: 1 };
    return (await callForBody('aoi-draw/selectList', input)).total;
  });
  const open = (areaId: string) => onAddress({ ...address, city: cityCode, aoi: areaId });
  const sentence = useAudienceSentence(question.targetAudience, labelName);
  const total = list.data?.total ?? 0;
  const businessDistricts = useCall('poi-analyse-detail/getCbdLocationSelect', { cityCode }, reference);
  const districtNameOf = (id: string) =>
    businessDistricts.data?.options.find(({ placeId }) => placeId === id)?.name ?? id;
  return (
    <MapWorkbench
      name="aoi-database"
      leftName="筛选"
      head={
        <ScreenHead
          title={title}
          facts="查找商场、写字楼、小区、医院等兴趣面，看谁在那里、从哪里来、周边有什么媒体。"
          actions={
            <>
              <Button onClick={() => setIsMatching(true)}>批量匹配</Button>
              <Button onClick={() => setIsImporting(true)}>导入区域</Button>
              <ExportAois cityCode={cityCode} address={address} />
            </>
          }
        />
      }
      left={
        <AoiFilters
          city={cityCode}
          scope={scope}
          {...page.filters}
          hasAudience={hasAudience}
          address={address}
          onAddress={onAddress}
          onRefresh={() => void list.refetch()}
        />
      }
      top={
        <FilterChips
          chips={aoiChips(address, districtNameOf)}
          onFilter={page.filters.filter}
          onClear={page.filters.clear}
        />
      }
      map={
        <section className={styles.map} aria-label="AOI 地图">
          <AoiMap
            cityCode={cityCode}
            cityName={cityName}
            address={address}
            question={question}
            subtitle={`样本周 · ${sentence}`}
            onOpen={open}
            onArea={setDrawn}
          />
        </section>
      }
      dock={
        <AoiDock
          {...page.tableOf(list)}
          conditions={conditions}
          {...{ cityName, hasAudience, order }}
          count={list.data && total}
          openId={aoi}
          onOpen={open}
          onRowClick={({ areaId }) => open(areaId)}
          toolbar={list.data && <span>{formatNumber(total)} 个 AOI</span>}
          below={
            list.data && (
              <p className={panel.footnote}>
                样本周 · {sentence}。日均客流含居住与工作者；样本不足的数字不展示，排在最后。
                {basisText(list.data.basis)}
              </p>
            )
          }
        />
      }
      over={
        <>
          {aoi !== undefined && (
            <AoiDrawer
              key={aoi}
              areaId={aoi}
              ring={ring}
              question={question}
              hasAudience={hasAudience}
              onRing={(value) =>
                onAddress({ ...address, city: cityCode, ring: value === 0 ? undefined : value })
              }
              onClose={() => onAddress({ ...address, aoi: undefined, ring: undefined })}
            />
          )}
          {drawn && (
            <SavePlaceSet
              cityCode={cityCode}
              kind="fence"
              name="自绘区域"
              entries={[drawnPlace('自绘区域', ringOfShape(drawn))]}
              onSaved={() => setDrawn(undefined)}
              onClose={() => setDrawn(undefined)}
            />
          )}
          {isImporting && <ImportAreas cityCode={cityCode} onClose={() => setIsImporting(false)} />}
          {isMatching && (
            <MatchDialog
              cityCode={cityCode}
              onClose={() => setIsMatching(false)}
              onOpen={(areaId) => {
                setIsMatching(false);
                open(areaId);
              }}
            />
          )}
        </>
      }
    />
  );
}

/** AOI 数据库: areas of interest of a city on the map and in a list, and each of them in detail. */
export const AoiDatabase = cityPage<AoiDatabaseProps>(title, aoiBaseScreen, InCity);
