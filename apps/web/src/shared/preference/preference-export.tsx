import type { CallInput } from '@ooh/contract/registry';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';

/** The rows that are shown as a workbook. */
export function PreferenceExport({
  question,
}: {
  readonly question: CallInput<'v1/people/preference/export'>;
}) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const saved = await saveFile('v1/people/preference/export', question);
    setIsSaving(false);
    if (saved.body) publishNotice({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isSaving} onClick={() => void save()}>
      导出 Excel
    </Button>
  );
}
