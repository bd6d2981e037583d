import { photoDoubts, photoVerdicts } from '@ooh/contract/domain/monitoring';
import { Button, Select, Tag } from 'antd';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import type { MonitoringAddress } from './monitoring-address.ts';
import monitoringStyles from './monitoring.module.css';
import { doubtNames, verdictNames } from '../../../shared/order/posting-names.ts';
import type { PhotoWallProps } from './photo-wall.tsx';

interface BarProps extends PhotoWallProps {
  /** Of the first photo that is shown. */
  readonly unitName: string | undefined;
  readonly chosen: readonly string[];
  readonly onReviewed: () => void;
  readonly onReject: () => void;
}

export function WallBar({ address, onAddress, unitName, chosen, onReviewed, onReject }: BarProps) {
  const { verdict, doubt, posting } = address;
  const evaluate = useMutationCall('v1/monitoring/verdict', {
    onSuccess: ({ photos }) => {
      notifyBriefly({ kind: 'success', title: `${photos.length} 张照片已判为合格` });
      onReviewed();
    },
  });
  const change = (part: Partial<MonitoringAddress>) => onAddress({ ...address, ...part, page: undefined });
  return (
    <div className={monitoringStyles.tools}>
      <Select
        allowClear
        className={monitoringStyles.select}
        aria-label="审核结果"
        placeholder="全部审核结果"
        value={verdict}
        options={photoVerdicts.map((value) => ({ value, label: verdictNames[value] }))}
        onChange={(value?: MonitoringAddress['verdict']) => change({ verdict: value })}
      />
      <Select
        allowClear
        className={monitoringStyles.select}
        aria-label="疑点"
        placeholder="全部疑点"
        value={doubt}
        options={photoDoubts.map((value) => ({ value, label: doubtNames[value] }))}
        onChange={(value?: MonitoringAddress['doubt']) => change({ doubt: value })}
      />
      {posting !== undefined && (
        <Tag closable onClose={() => change({ posting: undefined })}>
          点位：{unitName ?? '…'}
        </Tag>
      )}
      <span className={monitoringStyles.grow} />
      <span className="numeric">已选 {chosen.length} 张</span>
      <Button
        disabled={chosen.length === 0}
        loading={evaluate.isPending}
        onClick={() => evaluate.mutate({ photoIds: [...chosen], verdict: 'accepted' })}
      >
        判为合格
      </Button>
      <Button danger disabled={chosen.length === 0} onClick={onReject}>
        退回重拍
      </Button>
    </div>
  );
}
