import { BulbOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useCityCatalog } from '../../../shared/city-picker/use-city-catalog.ts';
import type { CrowdLabel } from '../../../shared/ta-builder/label-index.ts';
import { understandRequirement } from '../understand/understand-requirement.ts';
import type { BriefDraft } from './brief-draft.ts';
import styles from './brief.module.css';
import { DescribedBrief } from './described-brief.tsx';

const example = '例如：星河汽车新品上市，12月1日起在深圳投放8周，预算300万，面向25-35岁女性上班族';

export interface DescribeBoxProps {
  readonly labels: readonly CrowdLabel[];
  readonly today: string;
  readonly onApply: (changes: Partial<BriefDraft>) => void;
}

/** A description in plain words, read by rules; shows what was understood before anything is filled in. */
export function DescribeBox({ labels, today, onApply }: DescribeBoxProps) {
  const [text, setText] = useState('');
  /** The text that is to be read; it waits until brands, cities and labels are there. */
  const [asked, setAsked] = useState<string>();
  const { cities } = useCityCatalog();
  const brands = useCall('common/getBrandNameList', { keyword: '', limit: 200 });
  const found = useMemo(() => {
    const isReady = cities !== undefined && brands.data !== undefined && labels.length > 0;
    return asked !== undefined && isReady
      ? understandRequirement(asked, { brands: brands.data, cities, labels, today })
      : undefined;
  }, [asked, brands.data, cities, labels, today]);
  return (
    <section className={styles.describe} aria-labelledby="describe-title">
      <h2 id="describe-title">
        <BulbOutlined aria-hidden="true" /> 描述需求
      </h2>
      <Input.TextArea
        id="describe-text"
        aria-labelledby="describe-title"
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={1000}
        placeholder={example}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAsked(undefined);
        }}
      />
      <div className={styles.describeFoot}>
        <Button
          disabled={text.trim() === ''}
          loading={asked !== undefined && found === undefined && !brands.error}
          onClick={() => setAsked(text)}
        >
          识别
        </Button>
        <span>按规则识别，结果先供核对，不会自动提交。</span>
      </div>
      <div aria-live="polite">
        {found && (
          <DescribedBrief
            found={found}
            onApply={() => {
              onApply(found.changes);
              setAsked(undefined);
            }}
          />
        )}
      </div>
    </section>
  );
}
