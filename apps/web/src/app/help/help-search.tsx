import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';

interface HelpSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows what a drawer of help lists. */
export function HelpSearch({ label, placeholder, value, onChange }: HelpSearchProps) {
  return (
    <Input
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={placeholder}
      aria-label={label}
      allowClear
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
