import { InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import styles from '../imports.module.css';
import { formatBytes, largestFileBytes } from './check-file.ts';

export interface DropZoneProps {
  readonly id: string;
  readonly file: File | undefined;
  readonly isDisabled: boolean;
  readonly describedBy: string;
  /** The formats that are read, for example CSV、GeoJSON. */
  readonly formats: string;
  readonly onFile: (file: File) => void;
}

/** Takes a file by dropping it or by the button. */
export function DropZone({ id, file, isDisabled, describedBy, formats, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files.item(0);
    if (dropped && !isDisabled) onFile(dropped);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <InboxOutlined className={styles.dropPicture} aria-hidden="true" />
      {file ? (
        <p className={styles.dropFile}>
          {file.name} <span className={styles.quiet}>{formatBytes(file.size)}</span>
        </p>
      ) : (
        <p>将文件拖到此处，或</p>
      )}
      <Button
        id={id}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {file ? '换一个文件' : '选择文件'}
      </Button>
      <p className={styles.quiet}>
        {formats}，<span className={styles.nowrap}>不超过 {formatBytes(largestFileBytes)}</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.geojson,.json,.kml,.kmz,.zip,.gz,.parquet"
        aria-label="选择文件"
        onChange={(event) => {
          const chosen = event.target.files?.item(0);
          if (chosen) onFile(chosen);
          // The same file may be chosen again after it was changed on disk.
          event.target.value = '';
        }}
      />
    </div>
  );
}
