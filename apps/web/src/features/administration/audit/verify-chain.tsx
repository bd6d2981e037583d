import { Alert, Button } from 'antd';
import { useMutationCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';

/** Checks the whole chain on demand and says what was found. */
export function useChainCheck() {
  const verify = useMutationCall('v1/admin/audit/verify');
  const button = (
    <Button loading={verify.isPending} onClick={() => verify.mutate({})}>
      核验审计链
    </Button>
  );
  const { data, error } = verify;
  const outcome = error ? (
    <Alert type="error" showIcon title="未能核验" description={error.message} />
  ) : data?.isWhole ? (
    <Alert
      type="success"
      showIcon
      title={`审计链完整：${formatNumber(data.entries)} 条记录相互衔接，未被改动（${formatTime(data.checkedAt)}）`}
    />
  ) : data ? (
    <Alert
      type="error"
      showIcon
      title="审计链已被破坏"
      description={[
        data.firstBroken === null ? '' : `第 ${data.firstBroken} 条起与链不符。`,
        data.isCutShort ? '此前核验过的末尾记录已不在。' : '',
      ].join('')}
    />
  ) : null;
  return { button, outcome };
}
