import { positionLevels } from '@ooh/contract/domain/medium';
import type { CallOutput } from '@ooh/contract/registry';
import { SearchOutlined } from '@ant-design/icons';
import { Checkbox, Input, Select } from 'antd';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import type { InventoryAddress } from './inventory-address.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import styles from './media-inventory.module.css';

export interface InventoryFiltersProps {
  readonly city: string | undefined;
  readonly scope: CityScope;
  readonly media: CallOutput<'v1/media-inventory/list'>['media'];
  readonly address: InventoryAddress;
  readonly filter: (change: Partial<InventoryAddress>) => void;
  readonly onAddress: (address: InventoryAddress) => void;
}

/** City, medium, level, keyword and what is free from when to when. */
export function InventoryFilters(props: InventoryFiltersProps) {
  const { city, scope, media, address, filter: change, onAddress } = props;
  const period = (part: { from?: string; to?: string }): void => {
    const { from = address.from ?? part.to, to = address.to ?? part.from } = part;
    if (from !== undefined && to !== undefined) change(from <= to ? { from, to } : { from: to, to: from });
  };
  const search = (text: string): void => {
    const q = text.trim() === '' ? undefined : text.trim();
    if (q !== address.q) change({ q });
  };
  return (
    <search className={styles.filters} aria-label="筛选媒体点位">
      <CitySelect
        className={styles.city}
        allowClear={false}
        value={city}
        scope={scope}
        onChange={(code) => onAddress({ city: code, size: address.size })}
      />
      <Select
        className={styles.medium}
        allowClear
        aria-label="媒体"
        placeholder="全部媒体"
        value={address.medium}
        options={media.map(({ mediumId, name, positions }) => ({
          value: mediumId,
          label: `${name}（${positions}）`,
        }))}
        onChange={(medium) => change({ medium })}
      />
      <Select
        className={styles.level}
        allowClear
        aria-label="等级"
        placeholder="全部等级"
        value={address.level}
        options={positionLevels.map((value) => ({ value, label: value }))}
        onChange={(level) => change({ level })}
      />
      <span className={styles.value}>
        <DayInput
          className={styles.day}
          aria-label="档期开始"
          value={address.from ?? ''}
          placeholder="档期开始"
          isClearable={false}
          onChange={(day) => period({ from: day === '' ? undefined : day })}
        />
        至
        <DayInput
          className={styles.day}
          aria-label="档期结束"
          value={address.to ?? ''}
          placeholder="档期结束"
          isClearable={false}
          onChange={(day) => period({ to: day === '' ? undefined : day })}
        />
      </span>
      <Checkbox
        checked={address.free === true}
        onChange={({ target }) => change({ free: target.checked ? true : undefined })}
      >
        只看有空位
      </Checkbox>
      <Input
        key={address.q ?? ''}
        className={styles.keyword}
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        defaultValue={address.q ?? ''}
        placeholder="编号、点位名称或行政区"
        aria-label="搜索编号、点位名称或行政区"
        maxLength={60}
        onPressEnter={({ currentTarget }) => search(currentTarget.value)}
        onBlur={({ currentTarget }) => search(currentTarget.value)}
        onClear={() => search('')}
      />
    </search>
  );
}
