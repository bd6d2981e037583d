import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber } from 'antd';
import { useEffect, useRef } from 'react';
import { fetchFile } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import type { ThirdPartyReport } from './figure-names.ts';
import styles from './third-party.module.css';

const call = 'v1/effect/third-party-reports/{reportId}';

interface PdfFrameProps {
  readonly file: Blob;
  readonly page: number;
  readonly title: string;
}

/** A PDF in the browser's own viewer, opened at a page. */
function PdfFrame({ file, page, title }: PdfFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    // Another page needs another address: the viewer reads the fragment once.
    if (frame.current) frame.current.src = `${address}#page=${page}`;
    return () => URL.revokeObjectURL(address);
  }, [file, page]);
  // The viewer of a browser does not start in a sandbox; a PDF runs no scripts of the page.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} className={styles.file} title={title} />;
}

interface ReportFileCardProps {
  readonly report: ThirdPartyReport;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The report itself, opened at a page. */
export function ReportFileCard({ report, page, onPage }: ReportFileCardProps) {
  const { reportId, fileName } = report;
  const found = useQuery({
    queryKey: [call, { reportId }],
    queryFn: async ({ signal }) => {
      const answer = await fetchFile(call, { reportId }, { signal });
      if (!answer.body) throw new Error(answer.message);
      return answer.body.file;
    },
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Card
      title="报告原件"
      extra={
        <span className={styles.fileTools}>
          <label htmlFor="third-party-page">页码</label>
          <InputNumber
            id="third-party-page"
            className={styles.page}
            min={1}
            max={2000}
            precision={0}
            value={page}
            onChange={(value) => onPage(value ?? 1)}
          />
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => void saveFile(call, { reportId })}
          >
            下载
          </Button>
        </span>
      }
      footer={`${fileName} · ${report.agency} ${report.issuedOn} 出具${report.isSample ? ' · 演示' : ''}`}
    >
      {found.data === undefined ? (
        <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={12} minHeight={560} />
      ) : (
        <PdfFrame file={found.data} page={page} title={`${fileName} 第 ${page} 页`} />
      )}
    </Card>
  );
}
