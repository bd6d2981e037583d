import { Select } from 'antd';

export interface CodesFilterProps<Code extends string> {
  readonly label: string;
  readonly codes: readonly Code[];
  readonly names: Readonly<Record<Code, string>>;
  readonly chosen: Code[];
  /** Takes the codes as an address holds them: comma-separated, undefined for none. */
  readonly onChange: (codes: string | undefined) => void;
}

/** A filter by any of the codes of one kind. */
export function CodesFilter<Code extends string>(props: CodesFilterProps<Code>) {
  const { label, codes, names, chosen, onChange } = props;
  return (
    <Select
      mode="multiple"
      allowClear
      maxTagCount="responsive"
      aria-label={label}
      placeholder={label}
      value={chosen}
      options={codes.map((code) => ({ value: code, label: names[code] }))}
      onChange={(next) => onChange(next.length === 0 ? undefined : next.join(','))}
    />
  );
}
