import { mostGeocodedRows } from '@ooh/contract/domain/known-place';
import { taPeopleScreen } from '@ooh/contract/domain/place-insight';
import type { CallOutput } from '@ooh/contract/registry';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Alert, Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { crowdOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import { MapWorkbench } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { PlaceFileField } from '../../shared/place-sets/place-file-field.tsx';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { FixPlace } from './fix-place.tsx';
import { BenchNav } from './bench-nav.tsx';
import { entriesOf, givenRows, locatedRows, rowsOfText, withFixed, type LocatedRow } from './located-rows.ts';
import { LocatedTable } from './located-table.tsx';
import styles from './place-bench.module.css';
import { RingTable } from './ring-table.tsx';
import { SearchMap } from './search-map.tsx';
import type { BenchPageProps } from './ta-aoi-page.tsx';
import { audienceDraft } from '../../shared/strategy-draft/audience-draft.ts';
import { sentPlaces } from '../../shared/place-sets/sent-places.ts';
import { BenchHead } from './bench-head.tsx';

const title = '地点检索';
const radii = [300, 500, 1000, 3000];
/** Nothing is found before an address is given, so its field is there in narrow windows too. */
const first = { isLeftOpenNarrow: true };

interface AddressTextProps {
  readonly cityCode: string;
  readonly onRows: (rows: readonly LocatedRow[]) => void;
}

/** Names and addresses as they are pasted. */
function AddressText({ cityCode, onRows }: AddressTextProps) {
  const [text, setText] = useState('');
  const geocode = useMutationCall('v1/places/geocode');
  const asked = rowsOfText(text);
  const tooMany = asked.length > mostGeocodedRows;
  return (
    <>
      <Input.TextArea
        rows={4}
        aria-label="门店名称与地址"
        placeholder={'每行一个：名称,地址\n福田店,深南大道1000号'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        loading={geocode.isPending}
        disabled={asked.length === 0 || tooMany}
        onClick={() =>
          geocode.mutate(
            { cityCode, rows: asked },
            { onSuccess: ({ rows }) => onRows(locatedRows(asked, rows)) },
          )
        }
      >
        解析 {asked.length} 行
      </Button>
      {tooMany && (
        <Alert type="warning" title={`每次最多解析 ${mostGeocodedRows} 行，现有 ${asked.length} 行`} />
      )}
      {geocode.error && <Alert type="error" showIcon title={geocode.error.message} />}
    </>
  );
}

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

function InCity({
  cityCode,
  scope,
  address,
  onAddress,
}: BenchPageProps & { readonly cityCode: string; readonly scope: CityScope }) {
  const cityName = useCityNames()(cityCode);
  const question = useCrowdQuestion(cityCode, address);
  const hasAudience = isAudienceChosen(question.targetAudience);
  const [rows, setRows] = useState<readonly LocatedRow[]>([]);
  const [chosenRadii, setChosenRadii] = useState<readonly number[]>([300, 500]);
  const [isSaving, setIsSaving] = useState(false);
  const [tab, setTab] = useState('rows');
  const geocode = useMutationCall('v1/places/geocode');
  const entries = entriesOf(rows);
  const open = rows.filter(({ place }) => place === null);
  const resolve = (list: readonly { name: string; address: string }[], before: readonly LocatedRow[]) =>
    geocode.mutate(
      { cityCode, rows: [...list] },
      { onSuccess: ({ rows: answers }) => setRows([...before, ...locatedRows(list, answers)]) },
    );
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
    <MapWorkbench
      name="place-search"
      first={first}
      leftName="地点与地址"
      head={
        <BenchHead
          title={title}
          facts="这些地址在哪里：粘贴或上传门店清单，逐行解析、就地修正，再看各半径圈内的人与媒体。"
          count={`${entries.length} 个地点`}
          blocked={entries.length === 0 ? '先添加地点' : undefined}
          load={sentPlaces(cityCode, question.targetAudience, entries)}
          onSave={() => setIsSaving(true)}
          draft={audienceDraft({ cityCode, address, onAddress, targetAudience: question.targetAudience })}
        />
      }
      left={
        <search className={panel.filters} aria-label="地点与地址">
          <CrowdBar
            cityCode={cityCode}
            scope={scope}
            address={address}
            onCity={(city) => {
              setRows([]);
              onAddress({ ...crowdOf(address), city, draft: address.draft });
            }}
            onChange={(change) => onAddress({ ...address, city: cityCode, ...change })}
          />
          <FixPlace
            cityCode={cityCode}
            label="添加一个地点"
            onFix={({ name, address: own, lng, lat }) =>
              setRows((now) =>
                withGiven(now, { name: name.slice(0, 60), lng, lat, ...(own !== null && { address: own }) }),
              )
            }
          />
          <AddressText cityCode={cityCode} onRows={setRows} />
          <PlaceFileField
            cityCode={cityCode}
            onRead={(file) => {
              const given = givenRows(file.entries);
              if (file.unplaced.length === 0) setRows(given);
              else
                resolve(
                  file.unplaced.map(({ name, address: own }) => ({ name, address: own })),
                  given,
                );
            }}
          />
          <Checkbox.Group
            aria-label="圈的半径"
            options={radii.map((value) => ({ value, label: `${value} 米` }))}
            value={[...chosenRadii]}
            onChange={(values) => setChosenRadii(radii.filter((one) => values.includes(one)))}
          />
        </search>
      }
      top={
        <BenchNav
          current="/strategy/people/ta/place-search"
          asked={{ city: cityCode, ta: address.ta, draft: address.draft }}
        />
      }
      notices={
        open.length > 0 && (
          <Alert type="warning" title={`${open.length} 条未找到或有多个候选，请在列表中选定或修改地址`} />
        )
      }
      map={
        <section className={styles.map} aria-label="地点地图">
          <SearchMap
            cityCode={cityCode}
            cityName={cityName}
            entries={entries}
            radiusMeters={chosenRadii.at(-1) ?? 300}
          />
        </section>
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
                    hasAudience={hasAudience}
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
            entries={entries}
            onSaved={() => setIsSaving(false)}
            onClose={() => setIsSaving(false)}
          />
        )
      }
    />
  );
}

/** 地点检索: addresses resolved in one go, mended in place, with the rings around them. */
export const PlaceSearchPage = cityPage<BenchPageProps>(title, taPeopleScreen, InCity);
