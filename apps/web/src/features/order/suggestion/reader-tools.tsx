import { DownloadOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { saveFile } from '../../../api/save-file.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { countFound } from './report-parts.ts';
import { zooms } from './suggestion-address.ts';
import styles from './reader-tools.module.css';
import type { ReportReaderProps } from './report-reader.tsx';

export function ReaderTools({ orderId, parts, address, onAddress }: Omit<ReportReaderProps, 'advice'>) {
  const { q = '', zoom = 100 } = address;
  const [isSaving, setSaving] = useState(false);
  const download = async () => {
    setSaving(true);
    const saved = await saveFile('competitor/getBrandInspirationSuggestionAttachment', { orderId });
    setSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已下载', description: saved.body.fileName });
  };
  return (
    <div className={styles.tools}>
      <span className={styles.search}>
        <KeywordInput
          subject="报告内容"
          value={q}
          onSearch={(text) => onAddress({ ...address, q: text || undefined })}
        />
      </span>
      {q !== '' && <output className={styles.quiet}>找到 {formatNumber(countFound(parts, q))} 处</output>}
      <span className={styles.grow} />
      <Select
        aria-label="缩放"
        value={zoom}
        options={zooms.map((value) => ({ value, label: `${value}%` }))}
        onChange={(value) => onAddress({ ...address, zoom: value === 100 ? undefined : value })}
      />
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={isSaving}
        onClick={() => void download()}
      >
        下载 PDF
      </Button>
    </div>
  );
}
