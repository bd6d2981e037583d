import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { CallInput, KeysOfKind } from '../../api/call-types.ts';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';

export interface ExportButtonProps<Key extends KeysOfKind<'file'>> {
  readonly call: Key;
  readonly input: CallInput<Key>;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Why it is disabled. */
  readonly title?: string;
  /** Small beside other small buttons. */
  readonly size?: 'small';
}

/** Saves the file of a call and says under which name. */
export function ExportButton<Key extends KeysOfKind<'file'>>(props: ExportButtonProps<Key>) {
  const { call, input, label, isDisabled, title, size } = props;
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const saved = await saveFile(call, input);
    setIsSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <Button
      size={size}
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isSaving}
      disabled={isDisabled}
      title={title}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
