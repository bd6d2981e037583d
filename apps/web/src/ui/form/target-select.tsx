import { Select } from 'antd';
import styles from './target-select.module.css';

export interface TargetSelectProps {
  readonly label: string;
  readonly placeholder: string;
  /** Message when nothing can be chosen. */
  readonly emptyText: string;
  readonly options: { readonly value: string; readonly label: string }[] | undefined;
  readonly isLoading: boolean;
  readonly error: { readonly message: string } | null;
  readonly value: string | undefined;
  readonly onSearch: (keyword: string) => void;
  readonly onChange: (value: string | undefined) => void;
}

/** One of what the service finds for a keyword. */
export function TargetSelect(props: TargetSelectProps) {
  const { label, placeholder, emptyText, options, isLoading, error, value, onSearch, onChange } = props;
  return (
    <Select
      className={styles.select}
      aria-label={label}
      placeholder={placeholder}
      allowClear
      showSearch={{ filterOption: false, onSearch }}
      loading={isLoading}
      value={value}
      options={options}
      notFoundContent={error ? `加载失败：${error.message}` : emptyText}
      onChange={(chosen?: string) => onChange(chosen)}
    />
  );
}
