import { BulbOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useCityCatalog } from '../city-picker/use-city-catalog.ts';
import type { CrowdLabel } from '../ta-builder/label-index.ts';
import styles from './describe.module.css';
import { DescribedBrief } from './described-brief.tsx';
import { descriptionExample, longestDescription } from './description.ts';
import { understandRequirement, type DescribedContent } from './understand-requirement.ts';

/** What a text was taken for; undefined without a text, and until brands, cities and labels are there. */
function useUnderstanding(asked: string | undefined, labels: readonly CrowdLabel[], today: string) {
  const { cities } = useCityCatalog();
  const brands = useCall('common/getBrandNameList', { keyword: '', limit: 200 });
  const found = useMemo(() => {
    const isReady = cities !== undefined && brands.data !== undefined && labels.length > 0;
    return asked !== undefined && isReady
      ? understandRequirement(asked, { brands: brands.data, cities, labels, today })
      : undefined;
  }, [asked, brands.data, cities, labels, today]);
  return { found, isReading: asked !== undefined && found === undefined && !brands.error };
}

export interface DescribeBoxProps {
  readonly labels: readonly CrowdLabel[];
  readonly today: string;
  /** A description that was written on another page: it is read and filled in at once, to be checked here. */
  readonly described?: string;
  /** What of a description does not come into this form. */
  readonly note?: string;
  readonly onApply: (changes: DescribedContent) => void;
}

/** A description in plain words, read by rules; shows what was understood. */
export function DescribeBox({ labels, today, described, note = '', onApply }: DescribeBoxProps) {
  const [text, setText] = useState(described ?? '');
  /** The text that is to be read. */
  const [asked, setAsked] = useState(described);
  const { found, isReading } = useUnderstanding(asked, labels, today);
  const isBrought = asked === described;
  const isFilled = useRef(false);
  useEffect(() => {
    if (found === undefined || !isBrought || isFilled.current) return;
    isFilled.current = true;
    onApply(found.changes);
  }, [found, isBrought, onApply]);
  return (
    <section className={styles.describe} aria-labelledby="describe-title">
      <h2 id="describe-title">
        <BulbOutlined aria-hidden="true" /> 描述需求
      </h2>
      <Input.TextArea
        id="describe-text"
        aria-labelledby="describe-title"
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={longestDescription}
        placeholder={descriptionExample}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAsked(undefined);
        }}
      />
      <div className={styles.describeFoot}>
        <Button disabled={text.trim() === ''} loading={isReading} onClick={() => setAsked(text)}>
          识别
        </Button>
        <span>按规则识别，结果先供核对，不会自动提交。{note}</span>
      </div>
      <div aria-live="polite">
        {found && (
          <DescribedBrief
            found={found}
            isApplied={isBrought}
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
