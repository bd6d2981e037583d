import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';

export interface KeywordInputProps {
  readonly id?: string;
  /** What is searched, for example 「线路、起讫站或运营公司」. */
  readonly subject: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches on Enter, on leaving the field and when it is cleared. */
export function KeywordInput({ id, subject, value, onSearch }: KeywordInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Navigating back changes the search params while the field is mounted.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const search = () => {
    if (text.trim() !== value) onSearch(text.trim());
  };
  return (
    <Input
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      id={id}
      placeholder={subject}
      aria-label={`搜索${subject}`}
      maxLength={60}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') onSearch('');
      }}
      onPressEnter={(event) => {
        if (!event.nativeEvent.isComposing) search();
      }}
      onBlur={search}
    />
  );
}
