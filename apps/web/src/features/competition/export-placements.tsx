import type { CallInput } from '@ooh/contract/registry';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';

/** The placements of the filter as a workbook. */
export function ExportButtons({
  filter,
  blocked,
}: {
  readonly filter: CallInput<'v1/competitor/export'>;
  readonly blocked: boolean;
}) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const saved = await saveFile('v1/competitor/export', filter);
    setIsSaving(false);
    if (saved.body) publishNotice({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isSaving}
      disabled={blocked}
      onClick={() => void save()}
    >
      导出 Excel
    </Button>
  );
}
