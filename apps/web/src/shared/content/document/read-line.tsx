import { CheckCircleOutlined } from '@ant-design/icons';
import type { CallOutput } from '@ooh/contract/registry';
import { Button } from 'antd';
import { useMutationCall } from '../../../api/use-call.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import styles from './document.module.css';

/** The reader's confirmation of the version in force, or the way to give it. */
export function ReadLine({ document }: { readonly document: CallOutput<'v1/content/get'> }) {
  const name = useDisplayName();
  const { docId, title, version, readAt } = document;
  const confirm = useMutationCall('v1/content/acknowledge');
  return (
    <div className={styles.read}>
      {readAt === null ? (
        <>
          <Button
            color="primary"
            variant="filled"
            loading={confirm.isPending}
            aria-label={`我已阅读《${title}》V${version}`}
            onClick={() => confirm.mutate({ docId, version })}
          >
            我已阅读
          </Button>
          <span>新版本须重新确认；确认后记入阅读名单。</span>
        </>
      ) : (
        <span>
          <CheckCircleOutlined aria-hidden="true" /> {name} 已于 {formatTime(readAt)} 阅读 V{version}
        </span>
      )}
    </div>
  );
}
