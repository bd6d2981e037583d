import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

const formats = [
  { key: 'pptx', label: 'PPT' },
  { key: 'pdf', label: 'PDF' },
] as const;

/** The proposal of a draft as a file, in the format that one chooses. */
export function DraftExport({ draftId }: { readonly draftId: string }) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async (format: 'pptx' | 'pdf') => {
    setIsSaving(true);
    const saved = await saveFile('v1/strategy-drafts/export', { draftId, format });
    setIsSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <DropMenu menu={{ items: [...formats], onClick: ({ key }) => void save(key === 'pdf' ? 'pdf' : 'pptx') }}>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        loading={isSaving}
      >
        导出提案
      </Button>
    </DropMenu>
  );
}
