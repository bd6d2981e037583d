import { Select } from 'antd';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { citiesOutside, usePackChoices } from '../../../shared/ta-builder/pack-choices.ts';
import { Field } from '../../../ui/form/field.tsx';
import styles from './pack-create.module.css';
import type { PartFieldsProps } from './part-fields.ts';

/** People of another pack, or of a crowd of the platform. */
export function PackFields({ id, part, cityCodes, onChange }: PartFieldsProps<'pack'>) {
  const cityName = useCityNames();
  const { data, error } = usePackChoices();
  const chosen = data?.find(({ packId }) => packId === part.packId);
  const missing = chosen === undefined ? [] : citiesOutside(chosen, cityCodes);
  const isGone = part.packId !== '' && data !== undefined && chosen === undefined;
  return (
    <Field
      id={`${id}-pack`}
      label="人群包"
      isRequired
      error={error?.message ?? (isGone ? '该人群包不存在、已过期或不在您的权限内' : undefined)}
      hint={
        missing.length > 0 ? `不含${missing.map(cityName).join('、')}：在那里没有任何人` : chosen?.summary
      }
    >
      <Select
        id={`${id}-pack`}
        className={styles.full}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="选择人群包"
        value={chosen?.packId}
        options={(data ?? []).map(({ packId, name, category }) => ({
          value: packId,
          label: category === null ? `${name}（系统人群）` : name,
        }))}
        onChange={(packId: string) => onChange({ ...part, packId })}
      />
    </Field>
  );
}
