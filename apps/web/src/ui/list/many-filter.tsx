import { Select } from 'antd';
import { allParts, listText } from '../address/address-values.ts';

export interface ManyFilterProps {
  readonly label: string;
  /** Values that can be chosen, each with how many it is true of. */
  readonly options: readonly { readonly name: string; readonly count: number }[];
  /** Comma-separated, as an address holds them. */
  readonly value: string | undefined;
  readonly onChange: (list: string | undefined) => void;
}

/** A filter by any of the names that occur. */
export function ManyFilter({ label, options, value, onChange }: ManyFilterProps) {
  return (
    <Select<string[]>
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      aria-label={label}
      placeholder={label}
      value={allParts(value)}
      options={options.map(({ name, count }) => ({ value: name, label: `${name}（${count}）` }))}
      onChange={(parts) => onChange(listText(parts))}
    />
  );
}
