import { SearchOutlined } from '@ant-design/icons';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { citiesOutside, searchPacks, usePackChoices, type PackChoice } from './pack-choices.ts';
import styles from './pack-list.module.css';

export interface PackListProps {
  readonly packId: string | undefined;
  readonly cityCodes: readonly string[];
  readonly cityName: (cityCode: string) => string;
  readonly onChoose: (pack: PackChoice) => void;
}

const sections = [
  { title: '系统人群', holds: (pack: PackChoice) => pack.category === null },
  { title: '本组织人群包', holds: (pack: PackChoice) => pack.category !== null },
] as const;

/** Packs to choose one of as the audience; those without a chosen city cannot be taken. */
export function PackList({ packId, cityCodes, cityName, onChoose }: PackListProps) {
  const [query, setQuery] = useState('');
  const { data, error, refetch } = usePackChoices();
  if (error)
    return (
      <StateBlock kind="section-failed" title="人群包加载失败" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <StateBlock kind="loading" rows={6} minHeight={320} />;
  const found = searchPacks(data, query);
  return (
    <div className={styles.packs}>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder="搜索人群包"
        aria-label="搜索人群包"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.length === 0 && <StateBlock kind="no-match" title={`没有名称或条件含「${query}」的人群包`} />}
      {sections.map(({ title, holds }) => {
        const own = found.filter(holds);
        if (own.length === 0) return null;
        return (
          <fieldset key={title} className={styles.section}>
            <legend>{title}</legend>
            {own.map((pack) => {
              const missing = citiesOutside(pack, cityCodes);
              return (
                <Radio
                  key={pack.packId}
                  className={styles.pack}
                  checked={pack.packId === packId}
                  disabled={missing.length > 0}
                  onChange={() => onChoose(pack)}
                >
                  {pack.name}
                  <span className={styles.summary} title={pack.summary}>
                    {missing.length > 0 ? `不含${missing.map(cityName).join('、')}` : pack.summary}
                  </span>
                </Radio>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}
