import { Segmented } from 'antd';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { PhotoExampleRow } from '../../../shared/media-picture/photo-examples.tsx';
import styles from './standards.module.css';

/** Media whose pictures differ most. */
const examples = [
  { key: '2/1', label: '候车亭' },
  { key: '1/2', label: '公交车身' },
  { key: '3/1', label: '地铁灯箱' },
  { key: '7/1', label: 'LED 大屏' },
  { key: '8/1', label: '户外大牌' },
  { key: '5/1', label: '电梯海报' },
];

const ExampleMedium = createContext(examples[0].key);

/** Chooses the medium whose pictures the examples below show. */
export function ExampleMediumChoice({ children }: { readonly children: ReactNode }) {
  const [medium, setMedium] = useState(examples[0].key);
  return (
    <ExampleMedium value={medium}>
      <div className={styles.choice}>
        <span className={styles.note}>示例媒体</span>
        <Segmented
          aria-label="示例媒体"
          value={medium}
          options={examples.map(({ key, label }) => ({ value: key, label }))}
          onChange={setMedium}
        />
      </div>
      {children}
    </ExampleMedium>
  );
}

/** Drawn photos of the chosen medium as they must be, or must not be, each with its reason. */
export function PhotoExamples({ kind }: { readonly kind: 'right' | 'wrong' }) {
  const medium = useContext(ExampleMedium);
  const [mediumId, formId] = medium.split('/').map(Number);
  const label = examples.find(({ key }) => key === medium)?.label ?? '';
  return <PhotoExampleRow format={{ mediumId, formId }} label={label} kind={kind} />;
}
