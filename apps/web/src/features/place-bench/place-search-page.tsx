import { taPeopleScreen } from '@ooh/contract/domain/place-insight';
import type { CallOutput } from '@ooh/contract/registry';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import { AddressText } from '../../shared/located-places/address-text.tsx';
import { FixPlace } from '../../shared/located-places/fix-place.tsx';
import {
  entriesOf,
  givenRows,
  withFixed,
  withKept,
  type LocatedRow,
} from '../../shared/located-places/located-rows.ts';
import { LocatedTable } from '../../shared/located-places/located-table.tsx';
import { useLocate } from '../../shared/located-places/use-locate.ts';
import { PlaceFileField } from '../../shared/place-sets/place-file-field.tsx';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { BenchFrame, type BenchPageProps, type BenchProps } from './bench-frame.tsx';
import { RingTable } from './ring-table.tsx';
import { SearchMap } from './search-map.tsx';

const title = '地点检索';
const radii = [300, 500, 1000, 3000];
/** Nothing is found before an address is given, so its field is there in narrow windows too. */
const first = { isLeftOpenNarrow: true };

interface RingsProps {
  readonly isAsked: boolean;
  readonly around: UseQueryResult<CallOutput<'v1/places/delineate'>>;
  readonly hasAudience: boolean;
}

function Rings({ isAsked, around, hasAudience }: RingsProps) {
  if (!isAsked) return <StateBlock kind="unselected" title="先解析地点并选择半径" />;
  if (around.data === undefined)
    return <SectionPending error={around.error} onRetry={() => void around.refetch()} rows={4} />;
  return <RingTable reaches={around.data.reaches} hasAudience={hasAudience} />;
}

/** Rows with a place more; keys stay apart where a place is given twice. */
const withGiven = (rows: readonly LocatedRow[], place: PlaceEntry): LocatedRow[] =>
  [...rows, ...givenRows([place])].map((row, at) => ({ ...row, key: `${at}-${row.key}` }));

function InCity(props: BenchProps) {
  const { cityCode, address, onAddress } = props;
  const cityName = useCityNames()(cityCode);
  const question = useCrowdQuestion(cityCode, address);
  const [rows, setRows] = useState<readonly LocatedRow[]>([]);
  const [text, setText] = useState('');
  const [chosenRadii, setChosenRadii] = useState<readonly number[]>([300, 500]);
  const [tab, setTab] = useState('rows');
  const unplaced = useLocate(cityCode);
  const entries = entriesOf(rows);
  const open = rows.filter(({ state, place }) => place === null && state !== 'left');
  const around = useCall(
    'v1/places/delineate',
    {
      ...question,
      places: entries.map(({ name, lng, lat }) => ({ name, lng, lat })),
      radiiMeters: [...chosenRadii],
      pageSize: 1,
    },
    { keepPrevious: true, enabled: entries.length > 0 && chosenRadii.length > 0 },
  );
  return (
    <BenchFrame
      {...props}
      name="place-search"
      current="/strategy/people/ta/place-search"
      first={first}
      leftName="地点与地址"
      title={title}
      facts="这些地址在哪里：粘贴或上传门店清单，逐行解析、就地修正，再看各半径圈内的人与媒体。"
      question={question}
      entries={entries}
      kind="store"
      count={`${entries.length} 个地点`}
      missing="先添加地点"
      onCrowd={(change) => onAddress({ ...address, city: cityCode, ...change })}
      onLeave={() => setRows([])}
      fieldsName="地点与地址"
      fields={
        <>
          <FixPlace
            cityCode={cityCode}
            label="添加一个地点"
            onFix={({ name, address: own, lng, lat }) =>
              setRows((now) =>
                withGiven(now, { name: name.slice(0, 60), lng, lat, ...(own !== null && { address: own }) }),
              )
            }
          />
          <AddressText
            cityCode={cityCode}
            text={text}
            onText={setText}
            onRows={(found) => setRows((now) => withKept(now, found))}
          />
          <PlaceFileField
            cityCode={cityCode}
            locates
            onRead={(file) => {
              const given = givenRows(file.entries);
              setRows(given);
              if (file.unplaced.length > 0)
                unplaced.locate(file.unplaced, (found) => setRows([...given, ...found]));
            }}
          />
          {unplaced.error && <Alert type="error" showIcon title={unplaced.error.message} />}
          <Checkbox.Group
            aria-label="圈的半径"
            options={radii.map((value) => ({ value, label: `${value} 米` }))}
            value={[...chosenRadii]}
            onChange={(values) => setChosenRadii(radii.filter((one) => values.includes(one)))}
          />
        </>
      }
      notices={
        open.length > 0 && (
          <Alert type="warning" title={`${open.length} 条未找到或有多个候选，请在列表中选定或修改地址`} />
        )
      }
      mapName="地点地图"
      map={
        <SearchMap
          cityCode={cityCode}
          cityName={cityName}
          entries={entries}
          radiusMeters={chosenRadii.at(-1) ?? 300}
        />
      }
      dock={
        <DockTabs
          active={tab}
          onTab={setTab}
          tabs={[
            {
              key: 'rows',
              label: rows.length === 0 ? '地点' : `地点 ${rows.length}`,
              children: (
                <DockPane label="地点">
                  <LocatedTable
                    cityCode={cityCode}
                    rows={rows}
                    onFix={(key, place) => setRows((now) => withFixed(now, key, place))}
                  />
                </DockPane>
              ),
            },
            {
              key: 'rings',
              label: '圈内概况',
              children: (
                <DockPane label="圈内概况">
                  <Rings
                    isAsked={entries.length > 0 && chosenRadii.length > 0}
                    around={around}
                    hasAudience={isAudienceChosen(question.targetAudience)}
                  />
                </DockPane>
              ),
            },
          ]}
        />
      }
    />
  );
}

/** 地点检索: addresses resolved in one go, mended in place, with the rings around them. */
export const PlaceSearchPage = cityPage<BenchPageProps>(title, taPeopleScreen, InCity);
