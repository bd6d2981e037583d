import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import type { Vision } from './use-vision.ts';

/** The ranking as a workbook: the areas, people and hours that are looked at. */
export function ExportButton({ vision }: { readonly vision: Vision }) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const saved = await saveFile('v1/city-perspective/export', { ...vision.asked, unit: vision.unit });
    setIsSaving(false);
    if (saved.body) publishNotice({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isSaving} onClick={() => void save()}>
      导出排名
    </Button>
  );
}
