import { DesktopOutlined, DownloadOutlined } from '@ant-design/icons';
import type { CallInput } from '@ooh/contract/registry';
import type { ReportPage } from '@ooh/report/report-page';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';

const BigScreen = lazy(async () => ({
  default: (await import('./big-screen.tsx')).BigScreen,
}));

interface ExportButtonsProps {
  /** As it is called: 公交数字报告. */
  readonly name: string;
  /** What is exported. */
  readonly report: Omit<CallInput<'v1/reports/export'>, 'format'>;
  /** Shown pages of the screen, for 大屏. */
  readonly pages: readonly ReportPage[];
  /** Why files would not be what the screen shows. */
  readonly refusal?: string | undefined;
}

const formats = [
  ['pptx', 'PPT'],
  ['pdf', 'PDF'],
] as const;

/** 大屏, PPT and PDF of the same pages. */
export function ExportButtons({ name: reportName, report, pages, refusal }: ExportButtonsProps) {
  const [saving, setSaving] = useState<'pptx' | 'pdf'>();
  const [isBig, setIsBig] = useState(false);
  const save = async (format: 'pptx' | 'pdf') => {
    setSaving(format);
    const saved = await saveFile('v1/reports/export', { ...report, format });
    setSaving(undefined);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <>
      <Button
        icon={<DesktopOutlined aria-hidden="true" />}
        disabled={pages.length === 0}
        onClick={() => setIsBig(true)}
      >
        大屏
      </Button>
      {formats.map(([format, name]) => (
        <Button
          key={format}
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={saving === format}
          disabled={refusal !== undefined || (saving !== undefined && saving !== format)}
          title={refusal}
          onClick={() => void save(format)}
        >
          导出 {name}
        </Button>
      ))}
      {isBig && (
        <Suspense fallback={null}>
          <BigScreen name={reportName} pages={pages} onClose={() => setIsBig(false)} />
        </Suspense>
      )}
    </>
  );
}
