import { Select } from 'antd';
import { isOpen } from '../../shared/city-picker/choose-cities.ts';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import type { PackageAddress } from './package-address.ts';

/** What a tab about one city of a pack is given. */
export interface PackTabProps {
  readonly packId: string;
  readonly packName: string;
  readonly cities: readonly PackCity[];
  readonly address: PackageAddress;
  readonly onAddress: (address: PackageAddress) => void;
}

export interface PackCity {
  readonly cityCode: string;
  readonly cityName: string;
}

/** Cities of the pack that a permission opens, and the one that is looked at. */
export function usePackCity(group: string, cities: readonly PackCity[], chosen: string | undefined) {
  const scope = useGroupScope(group);
  const open = cities.filter(({ cityCode }) => isOpen(scope, cityCode));
  return { open, city: open.find(({ cityCode }) => cityCode === chosen) ?? open.at(0) };
}

/** Another city of the pack. */
export function PackCitySelect(props: {
  readonly open: readonly PackCity[];
  readonly value: string;
  readonly onChange: (cityCode: string) => void;
}) {
  const { open, value, onChange } = props;
  return (
    <Select
      aria-label="城市"
      style={{ width: 132 }}
      value={value}
      options={open.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName }))}
      onChange={onChange}
    />
  );
}

/** Stands for a tab where no city of the pack is open to the reader; the group of permissions would open one. */
export const NoPackCity = ({ group }: { readonly group: string }) => (
  <NoPermission group={group} minHeight={320} title="暂无人群包所含城市的数据权限" />
);
