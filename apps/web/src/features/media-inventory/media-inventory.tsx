import { chinaDate } from '@ooh/contract/domain/china-time';
import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import type { MediaUnit } from '@ooh/contract/domain/media-search';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Alert } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { CompareDrawer } from '../../shared/compare/compare-drawer.tsx';
import { basisText } from '../../shared/figure/basis-text.ts';
import { ChoosePlaceSet } from '../../shared/place-sets/choose-place-set.tsx';
import { CityPage } from '../../shared/scope/city-page.tsx';
import { audienceFromText } from '../../shared/ta-builder/audience-text.ts';
import { addDays } from '../../ui/calendar/dates.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { BatchBar } from './batch-bar.tsx';
import { MediaActions } from './media-actions.tsx';
import {
  mediaFilterNames,
  mediaList,
  nearText,
  orderOf,
  questionOf,
  type MediaAddress,
} from './media-address.ts';
import { countMedia } from './count-media.ts';
import { MediaCards } from './media-cards.tsx';
import { mediaColumns } from './media-columns.tsx';
import { MediaAside } from './media-aside.tsx';
import styles from './media-inventory.module.css';
import { MediaTiles } from './media-tiles.tsx';
import { MediaTools } from './media-tools.tsx';
import { unitAspects } from './unit-aspects.ts';
import { UnitDrawer } from './unit-drawer.tsx';
import { useNearPlaces } from './use-near-places.ts';

const title = '媒体资源';
const fourWeeks = 27;
/** As many places of a file as an address holds. */
const mostPlaces = 200;
const cardsOnPage = 24;

export interface MediaInventoryProps {
  readonly address: MediaAddress;
  readonly onAddress: OnAddress<MediaAddress>;
}

interface InCityProps extends MediaInventoryProps {
  readonly cityCode: string;
  readonly scope: CityScope;
}

function InCity({ cityCode, scope, address, onAddress }: InCityProps) {
  const nameOf = useCityNames();
  const cityName = nameOf(cityCode);
  const [today] = useState(() => chinaDate(new Date()));
  const [chosen, setChosen] = useState<ReadonlyMap<string, MediaUnit>>(new Map());
  const [isComparing, setIsComparing] = useState(false);
  const [isNearby, setIsNearby] = useState(false);
  const near = useNearPlaces(address);
  const { view, id } = address;
  const page = useListPage(mediaList, {
    name: 'media',
    usualSize: view === undefined ? 20 : cardsOnPage,
    address: { ...address, city: cityCode },
    onAddress,
  });
  const question = questionOf(cityCode, address, near.places);
  const audience = audienceFromText(address.ta);
  const hasAudience = isAudienceChosen(audience);
  const list = useCall(
    'v1/media-inventory/search',
    { ...question, ...orderOf(address), pageNo: page.pageNo, pageSize: page.pageSize },
    { keepPrevious: true, enabled: !near.isOnItsWay },
  );
  const conditions = page.conditionsOf(mediaFilterNames, (without) =>
    countMedia(cityCode, without, near.places),
  );
  const period = address.from === undefined ? {} : { startDate: address.from, endDate: address.to };
  const periodText = address.from === undefined ? '今天' : `${address.from} 至 ${address.to}`;
  const open = (unitKey: string) => onAddress({ ...address, city: cityCode, id: unitKey });
  const choose = (keys: readonly string[]) => {
    const known = [...chosen.values(), ...(list.data?.rows ?? [])];
    setChosen(
      new Map(known.filter(({ unitKey }) => keys.includes(unitKey)).map((unit) => [unit.unitKey, unit])),
    );
  };
  const picked = [...chosen.values()];
  const hasPlaces = near.places.length > 0;
  const columns = mediaColumns({ hasAudience, hasPlaces, period, today, onOpen: open });
  return (
    <>
      <PageHeader
        title={title}
        subtitle={`${cityName}可售的点位与线路：所选档期（${periodText}）的空位、刊例价、客流与曝光。`}
        actions={
          <MediaActions
            cityCode={cityCode}
            address={address}
            question={{ ...question, ...orderOf(address) }}
            onAddress={onAddress}
          />
        }
      />
      <MediaTools
        cityCode={cityCode}
        scope={scope}
        nameOf={nameOf}
        address={address}
        filter={page.filters.filter}
        onAddress={onAddress}
        near={near}
        onNearby={() => setIsNearby(true)}
      />
      {near.failure && <Alert type="error" showIcon title={near.failure.message} />}
      <div className={styles.page}>
        <MediaAside facets={list.data?.facets} address={address} filters={page.filters} />
        <div className={styles.main}>
          {list.data && <MediaTiles summary={list.data.summary} period={periodText} />}
          {view === undefined ? (
            <AppTable<MediaUnit>
              {...page.tableOf(list)}
              conditions={conditions}
              caption={`${cityName}媒体资源`}
              columns={columns}
              rowKey={({ unitKey }) => unitKey}
              selectedKeys={[...chosen.keys()]}
              onSelect={choose}
              onRowClick={({ unitKey }) => open(unitKey)}
              emptyTitle={`${cityName}还没有媒体资源`}
              toolbar={
                picked.length > 0 ? (
                  <BatchBar
                    cityCode={cityCode}
                    chosen={picked}
                    period={period}
                    onCompare={() => setIsComparing(true)}
                    onClear={() => setChosen(new Map())}
                  />
                ) : (
                  <span>勾选后可批量加入方案篮、对比或导出图册</span>
                )
              }
            />
          ) : (
            <MediaCards
              list={list}
              view={view}
              page={page}
              conditions={conditions}
              question={question}
              cityName={cityName}
              periodText={periodText}
              address={{ ...address, city: cityCode }}
              onAddress={onAddress}
              onOpen={open}
              gallery={{ audience, period, today }}
            />
          )}
          {list.data && (
            <p className={styles.footnote}>
              日均客流为进入可视范围的人次，日均曝光为看到一面（一位、一辆）的人次；TA浓度按曝光；CPM
              按刊例价。样本不足的数字不展示，排在最后。
              {list.data.basis === null ? list.data.figuresReason : basisText(list.data.basis)}
            </p>
          )}
        </div>
      </div>
      {id !== undefined && (
        <UnitDrawer
          key={id}
          cityCode={cityCode}
          unitKey={id}
          audience={audience}
          period={period}
          today={today}
          onPeriod={(from) => onAddress({ ...address, from, to: addDays(from, fourWeeks), page: undefined })}
          onOpen={open}
          onClose={() => onAddress({ ...address, id: undefined })}
        />
      )}
      {isComparing && (
        <CompareDrawer
          subject="媒体"
          items={picked}
          aspects={unitAspects(hasAudience)}
          headOf={({ unitKey, name, code }) => ({ id: unitKey, name, number: code })}
          footnote={`空位按所选档期（${periodText}）；曝光、TA浓度为模型预估，区间重叠的差异不显著。`}
          onClose={() => setIsComparing(false)}
        />
      )}
      {isNearby && (
        <ChoosePlaceSet
          cityCode={cityCode}
          okText="查找周边"
          onClose={() => setIsNearby(false)}
          onTake={({ placeSetId, entries }) => {
            setIsNearby(false);
            page.filters.filter(
              placeSetId === undefined
                ? { set: undefined, near: nearText(entries.slice(0, mostPlaces)) }
                : { set: placeSetId, near: undefined },
            );
          }}
        />
      )}
    </>
  );
}

/** 媒体资源: what a city has for sale, what of it is free, what it costs and whom it reaches. */
export function MediaInventory(props: MediaInventoryProps) {
  return (
    <CityPage title={title} group={mediaInventoryGroup} city={props.address.city}>
      {(cityCode, scope) => <InCity key={cityCode} {...props} cityCode={cityCode} scope={scope} />}
    </CityPage>
  );
}
