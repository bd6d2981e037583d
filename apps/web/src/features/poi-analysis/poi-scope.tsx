import { poiScreen } from '@ooh/contract/domain/place-insight';
import { Alert } from 'antd';
import { useState } from 'react';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { crowdOf } from '../../shared/crowd-bar/crowd-address.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { cityPage, type CityPart } from '../../shared/scope/city-page.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { cornersText } from './poi-address.ts';
import styles from './poi-analysis.module.css';
import type { PoiPageProps } from './poi-landing.tsx';
import { QuickPicks } from './quick-picks.tsx';
import { ScopeCard } from './scope-card.tsx';
import { ScopeHead } from './scope-head.tsx';
import { lineColumns, positionColumns, type LineRow, type PositionRow } from './scope-columns.tsx';
import { ScopeMap } from './scope-map.tsx';
import { ScopePanel } from './scope-panel.tsx';
import { pageSize, useScope } from './use-scope.ts';

const title = 'POI 范围分析';

function InCity({ cityCode, scope: cities, address, onAddress }: PoiPageProps & CityPart) {
  const cityName = useCityNames()(cityCode);
  const [isDrawing, setIsDrawing] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const scope = useScope(cityCode, address);
  const { facts, points, source, call } = scope;
  const change = (part: Partial<typeof address>) =>
    onAddress({ ...address, city: cityCode, page: undefined, ...part });
  const list = address.list ?? 'media';
  const page = { pageNo: address.page ?? 1, pageSize, total: facts?.total ?? 0 };
  const onPage = (pageNo: number) => change({ page: pageNo === 1 ? undefined : pageNo });
  const shared = {
    page,
    onPage,
    isLoading: call.isPlaceholderData,
    error: scope.isAsked ? call.error : null,
    onRetry: () => void call.refetch(),
  };
  return (
    <MapWorkbench
      name="poi-scope"
      leftName="圈定条件"
      head={
        <ScopeHead
          {...{ title, cityCode, address, onAddress, points }}
          targetAudience={scope.targetAudience}
          onSave={() => setIsSaving(true)}
        />
      }
      left={
        <ScopePanel
          cityCode={cityCode}
          scope={cities}
          address={address}
          isDrawing={isDrawing}
          progress={progress}
          onDraw={() => setIsDrawing(!isDrawing)}
          onCity={(city) =>
            onAddress({
              ...crowdOf(address),
              city,
              brand: address.brand,
              kw: address.kw,
              r: address.r,
              draft: address.draft,
            })
          }
          onChange={change}
        />
      }
      top={null}
      notices={
        <>
          {source.error && (
            <StateBlock
              kind="section-failed"
              title="圈定的地点加载失败"
              error={source.error}
              onRetry={source.retry}
            />
          )}
          {source.isClustered && (
            <Alert type="warning" title="点位较多（超过 5,000 个），已按网格聚合；请增加条件后再圈定" />
          )}
        </>
      }
      map={
        <section className={styles.map} aria-label="圈定范围地图">
          <ScopeMap
            cityCode={cityCode}
            cityName={cityName}
            scope={scope}
            isDrawing={isDrawing}
            onProgress={setProgress}
            onDrawn={(corners) => {
              setIsDrawing(false);
              if (corners !== null)
                change({ shape: address.shape === 'way' ? 'way' : 'ring', path: cornersText(corners) });
            }}
          />
        </section>
      }
      right={<ScopeCard scope={scope} picks={<QuickPicks cityCode={cityCode} withSets onPick={change} />} />}
      dock={
        <DockTabs
          active={list}
          onTab={(key) => change({ list: key === 'lines' ? 'lines' : undefined })}
          tabs={[
            {
              key: 'media',
              label: facts ? `媒体点位 ${formatNumber(facts.positions)}` : '媒体点位',
              children: (
                <DockPane label="媒体点位">
                  <AppTable<PositionRow>
                    {...shared}
                    caption={`${cityName}圈内媒体点位`}
                    columns={positionColumns}
                    rows={scope.isAsked && !scope.isWithoutPlaces ? facts?.positionRows : []}
                    rowKey={({ positionId }) => positionId}
                    emptyTitle={
                      scope.isWithoutPlaces
                        ? '没有找到要圈定的地点'
                        : scope.isAsked
                          ? '圈内没有有权限的媒体点位'
                          : '先圈定范围'
                    }
                  />
                </DockPane>
              ),
            },
            {
              key: 'lines',
              label: facts ? `公交线路 ${formatNumber(facts.lines)}` : '公交线路',
              children: (
                <DockPane label="公交线路">
                  <AppTable<LineRow>
                    {...shared}
                    caption={`${cityName}圈内公交线路`}
                    columns={lineColumns}
                    rows={scope.isAsked ? facts?.lineRows : []}
                    rowKey={({ lineId }) => lineId}
                    emptyTitle={scope.isAsked ? '圈内没有有权限的公交线路' : '先圈定范围'}
                  />
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
            kind="store"
            name={source.name.slice(0, 30)}
            entries={points}
            onSaved={({ placeSetId }) => {
              setIsSaving(false);
              change({ set: placeSetId, brand: undefined, kw: undefined });
            }}
            onClose={() => setIsSaving(false)}
          />
        )
      }
    />
  );
}

/** POI 范围分析: people, media and lines around places, along a way, in a polygon or within a walk. */
export const PoiScopePage = cityPage<PoiPageProps>(title, poiScreen, InCity);
