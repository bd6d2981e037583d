import type { Crs } from '@ooh/geo/point';
import type { CallOutput } from '@ooh/contract/registry';
import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Select, Upload } from 'antd';
import { useState } from 'react';
import { useUploadCall } from '../../api/use-call.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { coordinateSystems } from '../place-list/coordinate-systems.ts';
import styles from './place-sets.module.css';

export type ReadPlaceFile = CallOutput<'v1/place-sets/import'>;

/** Refused rows that are named. */
const shownIssues = 8;

function Issues({ file, locates }: { readonly file: ReadPlaceFile; readonly locates: boolean }) {
  const { issues, issueCount, duplicates, unplaced, entries, rowsRead } = file;
  return (
    <>
      <p className={styles.quiet} aria-live="polite">
        读取 {formatNumber(rowsRead)} 行：有坐标 {formatNumber(entries.length)} 个
        {duplicates > 0 && `（另有 ${formatNumber(duplicates)} 行重复）`}
        {unplaced.length > 0 &&
          `，没有坐标 ${formatNumber(unplaced.length)} 个，${locates ? '按名称与地址查找' : '可在「地点检索」按地址解析'}`}
      </p>
      {issueCount > 0 && (
        <Alert
          type="warning"
          title={`${formatNumber(issueCount)} 处需要核对`}
          description={
            <ul className={styles.refusals}>
              {issues.slice(0, shownIssues).map(({ row, field, reason, value }) => (
                <li key={`${row}-${field}-${reason}`}>
                  第 {row} 行{field}：{reason}
                  {value !== null && value !== '' && `（${value.slice(0, 30)}）`}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}

export interface PlaceFileFieldProps {
  readonly cityCode: string;
  /** True where rows without coordinates are looked for by name and address. */
  readonly locates?: boolean;
  /** A file was chosen: what an earlier one held is out of date. */
  readonly onBegin?: () => void;
  readonly onRead: (file: ReadPlaceFile, fileName: string) => void;
}

/** Reads a list of places out of a CSV file or a workbook and says what it found. */
export function PlaceFileField({ cityCode, locates = false, onBegin, onRead }: PlaceFileFieldProps) {
  const [crs, setCrs] = useState<Crs>('WGS84');
  const read = useUploadCall('v1/place-sets/import');
  return (
    <div className={styles.stack}>
      <Select<Crs> aria-label="坐标系" value={crs} onChange={setCrs} options={[...coordinateSystems]} />
      <Upload
        accept=".csv,.xlsx,.txt"
        showUploadList={false}
        beforeUpload={(file) => {
          onBegin?.();
          read.mutate(
            { input: { cityCode, crs }, file },
            { onSuccess: (answer) => onRead(answer, file.name.replace(/\.[^.]+$/, '')) },
          );
          return Upload.LIST_IGNORE;
        }}
      >
        <Button loading={read.isPending} icon={<UploadOutlined aria-hidden="true" />}>
          选择 Excel 或 CSV 文件
        </Button>
      </Upload>
      <p className={styles.quiet}>
        列名：名称、地址、经度、纬度，名称与地址至少一列；区域用「轮廓」列。每份最多 2,000 个地点。
      </p>
      {read.error && <Alert type="error" showIcon title={read.error.message} />}
      {read.data && <Issues file={read.data} locates={locates} />}
    </div>
  );
}
