import { taPeopleScreen, type AoiRow } from '@ooh/contract/domain/place-insight';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { areaCentroid, polygonFrom } from '@ooh/geo/polygon';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { aoiColumns } from '../../shared/aoi/aoi-columns.tsx';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { crowdOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { crowdWords } from '../../shared/crowd-bar/crowd-words.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { ManyFilter } from '../../ui/list/many-filter.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { useChosenRows } from '../../ui/table/use-chosen-rows.ts';
import { benchFilterNames, benchList } from './bench-address.ts';
import { BenchMap } from './bench-map.tsx';
import { BenchNav } from './bench-nav.tsx';
import { BenchOver } from './bench-over.tsx';
import { entryOf } from './entry-of.ts';
import { countAois, useAoiSearch } from './use-aoi-search.ts';
import { NameMatch } from './name-match.tsx';
import styles from './place-bench.module.css';
import type { BenchPageProps } from './ta-aoi-page.tsx';
import { AoiDock } from '../../shared/aoi/aoi-dock.tsx';
import { audienceDraft } from '../../shared/strategy-draft/audience-draft.ts';
import { sentPlaces } from '../../shared/place-sets/sent-places.ts';
import { BenchHead } from './bench-head.tsx';

const title = 'AOI 检索';
const mostMatched = 200;

/** A drawn area as a place of a set. */
function entryOfShape(shape: DrawnShape, number: number): PlaceEntry {
  const ring =
    shape.kind === 'ring' ? shape.ring : circleRing(wgs84(...shape.center), shape.radiusMeters).slice(0, -1);
  const corners = ring.map(([lng, lat]): [number, number] => [lng, lat]);
  const { lng, lat } = areaCentroid(polygonFrom(corners.map(([x, y]) => wgs84(x, y))));
  return { name: `自绘区域 ${number}`, lng, lat, ring: corners };
}

interface MatchedAoisProps {
  readonly rows: readonly AoiRow[];
  readonly hasAudience: boolean;
  readonly openId: string | undefined;
  readonly onOpen: (areaId: string) => void;
  readonly onClear: () => void;
}

function MatchedAois({ rows, hasAudience, openId, onOpen, onClear }: MatchedAoisProps) {
  if (rows.length === 0) return null;
  return (
    <AppTable<AoiRow>
      caption="匹配到的 AOI"
      toolbar={
        <span>
          匹配到 {rows.length} 个
          <Button size="small" type="link" onClick={onClear}>
            清空
          </Button>
        </span>
      }
      columns={aoiColumns(hasAudience, openId, onOpen)}
      rows={rows}
      rowKey={({ areaId }) => areaId}
    />
  );
}

const ranges = [
  { value: 'all', label: '全部 AOI' },
  { value: 'market', label: '商场市场' },
];

/** How many areas were drawn by hand, and a way to drop them. */
function OwnAreas({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  if (count === 0) return null;
  return (
    <p className={styles.hint}>
      自绘区域 {count} 个
      <Button size="small" type="link" onClick={onClear}>
        清空
      </Button>
    </p>
  );
}

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
  const [matched, setMatched] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<readonly PlaceEntry[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const page = useListPage(benchList, {
    name: 'aoi-search',
    address: { ...address, city: cityCode },
    onAddress,
  });
  const sort = benchList.sortOf(address);
  const order = { orderBy: sort?.key ?? 'persons', isAscending: sort?.order === 'asc' } as const;
  const list = useAoiSearch({ question, address, order, page });
  const tags = useCall('aoi-draw/selectRegionIdTag', { cityCode }, { staleMs: 10 * 60_000 });
  const typeOptions = (tags.data?.aoiTypes ?? []).map(({ tag, count }) => ({ name: tag, count }));
  const conditions = page.conditionsOf(benchFilterNames, (without) => countAois(question, without));
  const ofNames = useCall(
    'city-perspective/getAoiTaConcentrationDataResponses',
    { ...question, aoiIds: [...matched] },
    { keepPrevious: true, enabled: matched.length > 0 },
  );
  const matchedRows = matched.length === 0 ? [] : (ofNames.data?.rows ?? []);
  const choice = useChosenRows<AoiRow>(list.data?.rows, ({ areaId }) => areaId);
  const words = crowdWords(question, useAudienceSentence(question.targetAudience, labelName));
  const open = (aoi: string) => onAddress({ ...address, city: cityCode, aoi });
  const chosenRows = [
    ...matchedRows,
    ...choice.chosen.filter(({ areaId }) => !matchedRows.some((row) => row.areaId === areaId)),
  ];
  const entries = [...chosenRows.map(entryOf), ...own];
  const shown = [
    ...matchedRows,
    ...(list.data?.rows ?? []).filter(({ areaId }) => !matchedRows.some((row) => row.areaId === areaId)),
  ];
  return (
    <MapWorkbench
      name="aoi-search"
      leftName="检索条件"
      head={
        <BenchHead
          title={title}
          facts="要找的是哪个 AOI：按名称检索或批量匹配；用地图工具圈画可添加自有区域。"
          count={`已选 ${entries.length}`}
          blocked={entries.length === 0 ? '先选择 AOI' : undefined}
          load={sentPlaces(cityCode, question.targetAudience, entries)}
          onSave={() => setIsSaving(true)}
          draft={audienceDraft({ cityCode, address, onAddress, targetAudience: question.targetAudience })}
        />
      }
      left={
        <search className={panel.filters} aria-label="检索 AOI">
          <CrowdBar
            cityCode={cityCode}
            scope={scope}
            address={address}
            parts={['city', 'audience']}
            onCity={(city) => {
              setMatched([]);
              setOwn([]);
              onAddress({ ...crowdOf(address), city, draft: address.draft });
            }}
            onChange={page.filters.filter}
          />
          <Segmented
            block
            aria-label="检索范围"
            value={address.market === true ? 'market' : 'all'}
            options={ranges}
            onChange={(kind) =>
              page.filters.filter({ market: kind === 'market' ? true : undefined, type: undefined })
            }
          />
          {address.market !== true && (
            <ManyFilter
              label="类型"
              options={typeOptions}
              value={address.type}
              onChange={(type) => page.filters.filter({ type })}
            />
          )}
          <KeywordInput
            subject="AOI 名称"
            value={address.q ?? ''}
            onSearch={(q) => page.filters.filter({ q: q === '' ? undefined : q })}
          />
          <NameMatch
            cityCode={cityCode}
            onFound={(ids) => setMatched((now) => [...new Set([...now, ...ids])].slice(0, mostMatched))}
          />
          <OwnAreas count={own.length} onClear={() => setOwn([])} />
        </search>
      }
      top={
        <BenchNav
          current="/strategy/people/ta/aoi-search"
          asked={{ city: cityCode, ta: address.ta, draft: address.draft }}
        />
      }
      map={
        <section className={styles.map} aria-label="AOI 地图">
          <BenchMap
            cityCode={cityCode}
            cityName={cityName}
            subtitle={words}
            rows={shown}
            chosen={chosenRows.map(({ areaId }) => areaId)}
            hasAudience={hasAudience}
            ownAreas={own.map(({ name, ring: corners = [] }) => ({ name, ring: corners }))}
            onOpen={open}
            onArea={(shape) => setOwn((now) => [...now, entryOfShape(shape, now.length + 1)])}
          />
        </section>
      }
      dock={
        <AoiDock
          {...page.tableOf(list)}
          conditions={conditions}
          {...choice.table}
          {...{ cityName, hasAudience, order }}
          count={list.data?.total}
          openId={address.aoi}
          onOpen={open}
          above={
            <MatchedAois
              rows={matchedRows}
              hasAudience={hasAudience}
              openId={address.aoi}
              onOpen={open}
              onClear={() => setMatched([])}
            />
          }
        />
      }
      over={
        <BenchOver
          areaId={address.aoi}
          question={{ cityCode, targetAudience: question.targetAudience }}
          hasAudience={hasAudience}
          isSaving={isSaving}
          entries={entries}
          onClose={() => onAddress({ ...address, aoi: undefined })}
          onSaved={() => setIsSaving(false)}
        />
      }
    />
  );
}

/** AOI 检索: AOIs by name, many at once, and own drawn areas, kept as a set. */
export const AoiSearchPage = cityPage<BenchPageProps>(title, taPeopleScreen, InCity);
