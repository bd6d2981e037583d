import type { Crs } from '@ooh/geo/point';
import { Alert, Button, Input, Segmented, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { coordinateSystems } from './coordinate-systems.ts';
import { readTextFile } from '../../ui/form/read-text-file.ts';
import { parsePlaceList, type PlaceList, type PlaceListRules } from './parse-place-list.ts';
import styles from './place-list-field.module.css';

/** Refused rows that are named. */
const shownRefusals = 8;

/** A list of places as it is typed, pasted or read out of a file, with the places that it holds. */
export function usePlaceList({ centre, most, noun }: Omit<PlaceListRules, 'crs'>) {
  const [text, setText] = useState('');
  const [crs, setCrs] = useState<Crs>('WGS84');
  const list = useMemo(
    () => parsePlaceList(text, { crs, centre, most, noun }),
    [text, crs, centre, most, noun],
  );
  return { list, text, setText, crs, setCrs };
}

export interface PlaceListFieldProps {
  readonly places: ReturnType<typeof usePlaceList>;
  readonly label: string;
  readonly placeholder: string;
}

/** Takes places out of pasted text or a CSV file; says which rows it refuses and why. */
export function PlaceListField({ places, label, placeholder }: PlaceListFieldProps) {
  const { list, text, setText, crs, setCrs } = places;
  return (
    <div className={styles.list}>
      <Segmented aria-label="坐标系" value={crs} onChange={setCrs} options={[...coordinateSystems]} />
      <Input.TextArea
        rows={8}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Upload
        accept=".csv,.txt"
        showUploadList={false}
        beforeUpload={async (file) => {
          setText(await readTextFile(file));
          return Upload.LIST_IGNORE;
        }}
      >
        <Button>选择 CSV 文件</Button>
      </Upload>
      <ListProblems list={list} />
    </div>
  );
}

function ListProblems({ list: { duplicates, refused } }: { readonly list: PlaceList }) {
  const more = refused.length - shownRefusals;
  return (
    <>
      {duplicates > 0 && <p className={styles.quiet}>重复的 {duplicates} 个点位已合并。</p>}
      {refused.length > 0 && (
        <Alert
          type="warning"
          title={`${refused.length} 行未采用`}
          description={
            <ul className={styles.refusals}>
              {refused.slice(0, shownRefusals).map(({ row, text, reason }) => (
                <li key={row}>
                  第 {row} 行「{text.slice(0, 30)}」：{reason}
                </li>
              ))}
              {more > 0 && <li>其余 {more} 行原因类似</li>}
            </ul>
          }
        />
      )}
    </>
  );
}
