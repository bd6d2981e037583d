import { useCall } from '../../api/use-call.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { Watermark } from '../../ui/watermark/watermark.tsx';
import { DemoMark } from '../figure/source-mark.tsx';
import { SharedPending } from '../share/shared-pending.tsx';
import styles from './defence.module.css';
import { DefenceView } from './defence-view.tsx';

/** What was presented, as its link shows it: the sharer's name across it. */
export function SharedDefence({ token }: { readonly token: string }) {
  const { data, error } = useCall('v1/defence/shared', { token }, { enabled: token !== '' });
  if (!data) return <SharedPending token={token} error={error} />;
  const { defence } = data;
  return (
    <>
      <header>
        <h1>
          {defence.name} {defence.isSample && <DemoMark text="演示订单" />}
        </h1>
        <p className={styles.label}>
          {defence.brandName} · {defence.startDate} 至 {defence.endDate} · 由 {data.sharerName} 分享，有效期至{' '}
          {formatTime(data.expiresAt)}
        </p>
      </header>
      <DefenceView defence={defence} />
      <Watermark text={data.watermark} />
    </>
  );
}
