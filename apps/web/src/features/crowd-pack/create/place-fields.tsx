import { InputNumber, Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { Field } from '../../../ui/form/field.tsx';
import { OwnAreas } from './own-areas.tsx';
import styles from './pack-create.module.css';
import type { PartFieldsProps } from './part-fields.ts';

const counted = (rows: readonly { readonly name: string; readonly count: number }[] = []) =>
  rows.map(({ name, count }) => ({ value: name, label: `${name}（${count}）` }));

/** People who are at some places on so many days of a typical week; the choices are those of the first city. */
export function PlaceFields({ id, part, cityCodes, onChange }: PartFieldsProps<'place'>) {
  const [cityCode] = cityCodes;
  const { data } = useCall(
    'v1/crowd-packs/place-options',
    { cityCode: cityCode ?? '' },
    { enabled: cityCode !== undefined, staleMs: 10 * 60_000 },
  );
  const districts = (data?.districts ?? []).map(({ placeId, name }) => ({ value: placeId, label: name }));
  const lists = [
    { field: 'districtIds', label: '商圈', options: districts },
    { field: 'aoiTypes', label: 'AOI 类型', options: counted(data?.aoiTypes) },
    { field: 'poiCategories', label: 'POI 分类', options: counted(data?.poiCategories) },
    { field: 'poiBrands', label: 'POI 品牌', options: counted(data?.poiBrands) },
  ] as const;
  const numbers = [
    { field: 'leastDays', label: '每周到访天数', min: 1, max: 7, suffix: '天' },
    { field: 'leastMinutes', label: '单次停留', min: 0, max: 1440, suffix: '分钟' },
  ] as const;
  return (
    <>
      {cityCode === undefined && <p className={styles.quiet}>请先选择城市，再选择地点。</p>}
      <div className={styles.pair}>
        {lists.map(({ field, label, options }) => (
          <Field key={field} id={`${id}-${field}`} label={label}>
            <Select
              id={`${id}-${field}`}
              mode="multiple"
              maxCount={20}
              className={styles.full}
              showSearch={{ optionFilterProp: 'label' }}
              value={part[field]}
              options={options}
              disabled={cityCode === undefined}
              onChange={(value: string[]) => onChange({ ...part, [field]: value })}
            />
          </Field>
        ))}
        {numbers.map(({ field, label, min, max, suffix }) => (
          <Field key={field} id={`${id}-${field}`} label={label}>
            <InputNumber
              id={`${id}-${field}`}
              min={min}
              max={max}
              precision={0}
              prefix="≥"
              suffix={suffix}
              value={part[field]}
              onChange={(value) => onChange({ ...part, [field]: value ?? min })}
            />
          </Field>
        ))}
      </div>
      <OwnAreas part={part} cityCode={cityCode} onChange={onChange} />
      <p className={styles.quiet}>所选各类地点取「或」；按约 0.1 平方公里的网格判定到访（推算）。</p>
    </>
  );
}
