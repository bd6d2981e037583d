import type { Crs } from '@ooh/geo/point';
import { Button, Input, Segmented, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { coordinateSystems } from './coordinate-systems.ts';
import { readTextFile } from '../../ui/form/read-text-file.ts';
import { NamedPart } from '../../ui/state/named-part.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { ListProblems } from './list-problems.tsx';
import { parsePlaceList, type PlaceList, type PlaceListRules } from './parse-place-list.ts';
import styles from './place-list-field.module.css';
import { useCityFault } from './use-city-fault.ts';

interface PlaceListAbout extends Pick<PlaceListRules, 'most' | 'noun'> {
  readonly cityCode: string;
}

const nothing: PlaceList = { places: [], refused: [], duplicates: 0 };

/** A list of places as it is typed, pasted or read out of a file, with the places of the city that it holds. */
export function usePlaceList({ cityCode, most, noun }: PlaceListAbout) {
  const [text, setText] = useState('');
  const [crs, setCrs] = useState<Crs>('WGS84');
  const { faultOf, error, retry } = useCityFault(cityCode);
  const list = useMemo(
    () => (faultOf === undefined ? nothing : parsePlaceList(text, { crs, faultOf, most, noun })),
    [text, crs, faultOf, most, noun],
  );
  return { list, noun, text, setText, crs, setCrs, isReady: faultOf !== undefined, error, retry };
}

export interface PlaceListFieldProps {
  readonly places: ReturnType<typeof usePlaceList>;
  readonly label: string;
  readonly placeholder: string;
  /** True where files are taken elsewhere. */
  readonly isTextOnly?: boolean;
}

/** Takes places out of pasted text or a CSV file; says which rows it refuses and why. */
export function PlaceListField({ places, label, placeholder, isTextOnly = false }: PlaceListFieldProps) {
  const { list, noun, text, setText, crs, setCrs, isReady, error, retry } = places;
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
      {!isTextOnly && (
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
      )}
      {!isReady && (error !== null || text !== '') && (
        <NamedPart title="城市边界">
          <SectionPending error={error} onRetry={retry} rows={2} />
        </NamedPart>
      )}
      <ListProblems noun={noun} duplicates={list.duplicates} refused={list.refused} />
    </div>
  );
}
