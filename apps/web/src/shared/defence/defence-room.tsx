import type { Defence } from '@ooh/contract/domain/defence';
import { ExpandOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import styles from './defence.module.css';
import { DefenceView } from './defence-view.tsx';
import { useDefence, type DefenceOf } from './use-defence.ts';

interface DefenceRoomProps {
  readonly of: DefenceOf;
  /** Name of what is defended, for the head of the presentation. */
  readonly title: string;
  /** Further buttons, such as the export of the same. */
  readonly actions?: ReactNode;
  readonly voices?: ReactNode;
  /** The way to what it lacks, where nothing can be presented yet. */
  readonly wayOn?: ReactNode;
}

function Made({ defence, of, title, actions, voices }: DefenceRoomProps & { readonly defence: Defence }) {
  const stage = useRef<HTMLDivElement>(null);
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.room}>
      <div className={styles.tools}>
        <Button
          type="primary"
          icon={<ExpandOutlined aria-hidden="true" />}
          onClick={() => void stage.current?.requestFullscreen()}
        >
          全屏演示
        </Button>
        <Button icon={<ShareAltOutlined aria-hidden="true" />} onClick={() => setSharing(true)}>
          分享这一份
        </Button>
        {actions}
      </div>
      {isSharing && (
        <ShareDialog
          subject={of}
          shows="defence"
          defenceId={defence.defenceId}
          onClose={() => setSharing(false)}
        />
      )}
      <div ref={stage} className={styles.stage}>
        <p className={styles.stageTitle}>
          {title}
          <small>
            {defence.brandName} · {defence.startDate} 至 {defence.endDate}
          </small>
        </p>
        <DefenceView defence={defence} voices={voices} />
      </div>
    </div>
  );
}

/** A plan or an order as it is presented: made once for its present state, then the same for everybody. */
export function DefenceRoom(props: DefenceRoomProps) {
  const { defence, error, failure, jobId, job, prepare, refetch } = useDefence(props.of);
  if (defence !== null) return <Made {...props} defence={defence} />;
  if (error?.isRefused === true)
    return (
      <StateBlock
        kind="empty"
        minHeight={320}
        title="还没有可以陈述的内容"
        description={error.message}
        action={props.wayOn}
      />
    );
  if (error !== null)
    return <StateBlock kind="section-failed" title="方案陈述打不开" error={error} onRetry={refetch} />;
  if (failure !== null)
    return (
      <StateBlock
        kind="not-produced"
        minHeight={320}
        title="方案陈述没有生成"
        description={failure}
        action={
          <Button type="primary" onClick={prepare}>
            重新生成
          </Button>
        }
      />
    );
  if (jobId === null) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return <JobProgress jobId={jobId} job={job} label="生成方案陈述" />;
}
