import { Button, Segmented } from 'antd';
import { useRef } from 'react';
import { PlainCheck } from '../../../ui/form/plain-check.tsx';
import type { FieldUnit } from './field-unit.ts';
import styles from './field.module.css';
import type { Reading } from './use-picked-photos.ts';

/** What the photographer says of the light of the faces on the photos that he takes or chooses next. */
export type Light = 'unknown' | 'lit' | 'dark';

const lights = [
  { value: 'unknown', label: '不记录' },
  { value: 'lit', label: '灯亮' },
  { value: 'dark', label: '灯灭' },
] satisfies { value: Light; label: string }[];

export interface BatchBarProps {
  readonly units: readonly FieldUnit[];
  readonly picked: readonly FieldUnit[];
  readonly reading: Reading | undefined;
  /** Types of pictures that may be chosen. */
  readonly accept: string;
  readonly onChoose: (units: readonly FieldUnit[]) => void;
  readonly onMark: (what: 'posted' | 'exception') => void;
  readonly light: Light;
  readonly onLight: (light: Light) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What is done with the chosen units, at the lower edge where the thumb is. */
export function BatchBar(props: BatchBarProps) {
  const { units, picked, reading, accept, light, onLight, onChoose, onMark, onFiles } = props;
  const album = useRef<HTMLInputElement>(null);
  const isAll = units.length > 0 && picked.length === units.length;
  const isTooEarly = picked.some(({ postedOn }) => postedOn === null);
  const mayBePhotographed = picked.length > 0 && !isTooEarly;
  return (
    <div className={styles.bar} role="toolbar" aria-label="批量操作">
      <label className={styles.all}>
        <PlainCheck
          type="checkbox"
          checked={isAll}
          aria-label="全选"
          onChange={() => onChoose(isAll ? [] : units)}
        />
        <span className="numeric">
          {reading === undefined
            ? `已选 ${picked.length}/${units.length}${isTooEarly ? ' · 先登记上刊，再选照片' : ''}`
            : `正在读取照片 ${reading.done + 1}/${reading.total}，请不要关闭此页`}
        </span>
      </label>
      <div className={styles.light}>
        <span id="field-light">照片里的灯</span>
        <Segmented<Light>
          size="small"
          aria-labelledby="field-light"
          value={light}
          options={lights}
          onChange={onLight}
        />
      </div>
      <div className={styles.actions}>
        <Button type="primary" disabled={picked.length === 0} onClick={() => onMark('posted')}>
          登记上刊
        </Button>
        <Button
          disabled={!mayBePhotographed || reading !== undefined}
          loading={reading !== undefined}
          onClick={() => album.current?.click()}
        >
          选照片
        </Button>
        <Button danger disabled={picked.length === 0} onClick={() => onMark('exception')}>
          报异常
        </Button>
      </div>
      <input
        ref={album}
        hidden
        multiple
        type="file"
        accept={accept}
        aria-label="相册"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
