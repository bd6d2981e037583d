import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { DemoMark } from '../../../shared/figure/source-mark.tsx';
import { ReportReader } from '../../../shared/report/report-reader.tsx';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { Watermark } from '../../../ui/watermark/watermark.tsx';
import { SharedPending } from '../../../shared/share/shared-pending.tsx';
import styles from './share.module.css';

/** A closing report as its link shows it: to be read, the sharer's name across it. */
export function SharedReport({ token }: { readonly token: string }) {
  const found = useCall('v1/reports/shared', { token }, { enabled: token !== '' });
  const { data, error } = found;
  const arranged = useMemo(
    () => data?.pages.map((page) => ({ page, isHidden: false, isRenamed: false })) ?? [],
    [data],
  );
  if (!data) return <SharedPending token={token} error={error} />;
  return (
    <>
      <header className={styles.head}>
        <h1>
          {data.name} 结案报告 {data.isSample && <DemoMark text="演示订单" />}
        </h1>
        <p className={styles.quiet}>
          由 {data.sharerName} 分享，有效期至 {formatTime(data.expiresAt)}
          。上刊照片不随链接公开，请向分享人索取文件。
        </p>
      </header>
      <ReportReader arranged={arranged} />
      <Watermark text={data.watermark} />
    </>
  );
}
