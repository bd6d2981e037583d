import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

interface ExportButtonProps {
  readonly text: string;
  /** Resolves when the file is saved, or was refused and said so. */
  readonly onExport: () => Promise<unknown>;
}

export function ExportButton({ text, onExport }: ExportButtonProps) {
  const [isLoading, setLoading] = useState(false);
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isLoading}
      onClick={() => {
        setLoading(true);
        void onExport().finally(() => setLoading(false));
      }}
    >
      {text}
    </Button>
  );
}
