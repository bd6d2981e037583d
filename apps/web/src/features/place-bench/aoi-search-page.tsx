import { taPeopleScreen, type AoiRow } from '@ooh/contract/domain/place-insight';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { areaCentroid, polygonFrom } from '@ooh/geo/polygon';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { aoiColumns } from '../../shared/aoi/aoi-columns.tsx';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { useChosenRows } from '../../ui/table/use-chosen-rows.ts';
import { AoiBench } from './aoi-bench.tsx';
import { AoiFields } from './aoi-fields.tsx';
import { benchFilterNames, benchList } from './bench-address.ts';
import type { BenchPageProps, BenchProps } from './bench-frame.tsx';
import { entryOf } from './entry-of.ts';
import { NameMatch } from './name-match.tsx';
import styles from './place-bench.module.css';
import { useAoiBench } from './use-aoi-bench.ts';
import { countAois, useAoiSearch } from './use-aoi-search.ts';

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

function InCity(props: BenchProps) {
  const { cityCode, address } = props;
  const bench = useAoiBench('aoi-search', props);
  const { question, hasAudience, page, onOpen } = bench;
  const [matched, setMatched] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<readonly PlaceEntry[]>([]);
  const sort = benchList.sortOf(address);
  const order = { orderBy: sort?.key ?? 'persons', isAscending: sort?.order === 'asc' } as const;
  const list = useAoiSearch({ question, address, order, page });
  const ofNames = useCall(
    'city-perspective/getAoiTaConcentrationDataResponses',
    { ...question, aoiIds: [...matched] },
    { keepPrevious: true, enabled: matched.length > 0 },
  );
  const matchedRows = matched.length === 0 ? [] : (ofNames.data?.rows ?? []);
  const choice = useChosenRows<AoiRow>(list.data?.rows, ({ areaId }) => areaId);
  const withMatched = (rows: readonly AoiRow[]) => [
    ...matchedRows,
    ...rows.filter(({ areaId }) => !matchedRows.some((row) => row.areaId === areaId)),
  ];
  const chosenRows = withMatched(choice.chosen);
  return (
    <AoiBench
      {...props}
      bench={bench}
      current="/strategy/people/ta/aoi-search"
      leftName="检索条件"
      title={title}
      facts="要找的是哪个 AOI：按名称检索或批量匹配；用地图工具圈画可添加自有区域。"
      entries={[...chosenRows.map(entryOf), ...own]}
      parts={['city', 'audience']}
      onLeave={() => {
        setMatched([]);
        setOwn([]);
      }}
      fieldsName="检索 AOI"
      fields={
        <>
          <Segmented
            block
            aria-label="检索范围"
            value={address.market === true ? 'market' : 'all'}
            options={ranges}
            onChange={(kind) =>
              page.filters.filter({ market: kind === 'market' ? true : undefined, type: undefined })
            }
          />
          <AoiFields bench={bench} address={address} hasTypes={address.market !== true} />
          <NameMatch
            cityCode={cityCode}
            onFound={(ids) => setMatched((now) => [...new Set([...now, ...ids])].slice(0, mostMatched))}
          />
          <OwnAreas count={own.length} onClear={() => setOwn([])} />
        </>
      }
      rows={withMatched(list.data?.rows ?? [])}
      chosen={chosenRows.map(({ areaId }) => areaId)}
      ownAreas={own.map(({ name, ring: corners = [] }) => ({ name, ring: corners }))}
      onArea={(shape) => setOwn((now) => [...now, entryOfShape(shape, now.length + 1)])}
      list={list}
      order={order}
      conditions={page.conditionsOf(benchFilterNames, (without) => countAois(question, without))}
      choice={choice.table}
      above={
        <MatchedAois
          rows={matchedRows}
          hasAudience={hasAudience}
          openId={address.aoi}
          onOpen={onOpen}
          onClear={() => setMatched([])}
        />
      }
    />
  );
}

/** AOI 检索: AOIs by name, many at once, and own drawn areas, kept as a set. */
export const AoiSearchPage = cityPage<BenchPageProps>(title, taPeopleScreen, InCity);
