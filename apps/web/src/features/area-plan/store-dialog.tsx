import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { mostPlaces } from '@ooh/contract/domain/place-set-names';
import { Alert, InputNumber, Modal, Segmented } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { NamedPart } from '../../ui/state/named-part.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { givenRows, type LocatedRow } from '../../shared/located-places/located-rows.ts';
import { ListProblems } from '../../shared/place-list/list-problems.tsx';
import { PlaceListField, usePlaceList } from '../../shared/place-list/place-list-field.tsx';
import { useCityFault } from '../../shared/place-list/use-city-fault.ts';
import styles from './area-plan.module.css';
import { maxFences, radiusMeters } from './fence-draft.ts';
import { FileStores } from './file-stores.tsx';
import { NamedStores, noNames, rowsOfNames } from './named-stores.tsx';
import { storesToTake, type StoresToTake } from './stores-to-take.ts';

export interface StoreDialogProps {
  readonly cityCode: string;
  readonly cityName: string;
  /** Fences that the plan has already. */
  readonly fenceCount: number;
  readonly onClose: () => void;
  readonly onTake: (stores: readonly PlaceEntry[], radiusMeters: number) => void;
}

const noun = '门店';

const ways = [
  { value: 'coordinates', label: '粘贴坐标' },
  { value: 'names', label: '名称或地址' },
  { value: 'file', label: 'Excel / CSV 文件' },
] as const;
type Way = (typeof ways)[number]['value'];

const nothing: StoresToTake = { entries: [], refused: [], duplicates: 0, unconfirmed: 0, leftOut: 0 };

/** Stores by coordinates, by name or address, or out of a file, each to become a circle. */
export function StoreDialog({ cityCode, cityName, fenceCount, onClose, onTake }: StoreDialogProps) {
  useReturnFocus();
  const [way, setWay] = useState<Way>('coordinates');
  const [radius, setRadius] = useState(800);
  const listed = usePlaceList({ cityCode, most: mostPlaces, noun });
  const [names, setNames] = useState(noNames);
  const [fileRows, setFileRows] = useState<readonly LocatedRow[]>([]);
  const city = useCityFault(cityCode);
  const rows: Readonly<Record<Way, () => readonly LocatedRow[]>> = {
    coordinates: () =>
      givenRows(listed.list.places.map(({ name, center: [lng, lat] }) => ({ name, lng, lat }))),
    names: () => rowsOfNames(names),
    file: () => fileRows,
  };
  const chosen = rows[way]();
  const stores =
    city.faultOf === undefined ? nothing : storesToTake(chosen, city.faultOf, maxFences - fenceCount);
  return (
    <Modal
      open
      centered
      title="导入门店，自动生成围栏"
      okText={`生成 ${stores.entries.length} 个围栏`}
      okButtonProps={{ disabled: stores.entries.length === 0 }}
      cancelText="取消"
      width={way === 'coordinates' ? 560 : 880}
      onCancel={onClose}
      onOk={() => onTake(stores.entries, radius)}
    >
      <div className={styles.fields}>
        <Segmented<Way> aria-label="门店来源" block value={way} onChange={setWay} options={[...ways]} />
        {/* What was entered one way stays while another one is looked at. */}
        <div hidden={way !== 'coordinates'}>
          <PlaceListField
            places={listed}
            label="门店清单"
            placeholder={'每行一个门店：名称,经度,纬度，例如\n海岸城店,113.936,22.517'}
            isTextOnly
          />
        </div>
        <div hidden={way !== 'names'}>
          <NamedStores cityCode={cityCode} cityName={cityName} list={names} onList={setNames} />
        </div>
        <div hidden={way !== 'file'}>
          <FileStores cityCode={cityCode} rows={fileRows} onRows={setFileRows} />
        </div>
        {way !== 'coordinates' && chosen.length > 0 && city.faultOf === undefined && (
          <NamedPart title="城市边界">
            <SectionPending error={city.error} onRetry={city.retry} rows={2} />
          </NamedPart>
        )}
        <Outcome stores={stores} fenceCount={fenceCount} />
        <RadiusField radius={radius} onRadius={setRadius} />
      </div>
    </Modal>
  );
}

function Outcome({
  stores: { refused, duplicates, unconfirmed, leftOut },
  fenceCount,
}: {
  readonly stores: StoresToTake;
  readonly fenceCount: number;
}) {
  return (
    <>
      {unconfirmed > 0 && (
        <Alert type="info" title={`${unconfirmed} 个门店待确认，按最佳候选生成围栏；清除候选则不采用`} />
      )}
      <ListProblems noun={noun} duplicates={duplicates} refused={refused} />
      {leftOut > 0 && (
        <Alert
          type="warning"
          title={`最多 ${maxFences} 个围栏${fenceCount > 0 ? `，已有 ${fenceCount} 个` : ''}，其余 ${leftOut} 个门店未带入`}
        />
      )}
    </>
  );
}

function RadiusField({
  radius,
  onRadius,
}: {
  readonly radius: number;
  readonly onRadius: (radius: number) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label="围栏半径（米）">
      <InputNumber
        id={id}
        min={radiusMeters.least}
        max={radiusMeters.most}
        step={100}
        precision={0}
        suffix="米"
        value={radius}
        onChange={(value) => value !== null && onRadius(value)}
      />
    </Field>
  );
}
