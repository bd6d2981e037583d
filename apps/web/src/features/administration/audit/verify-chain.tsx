import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { readAnchor, type Anchor } from './read-anchor.ts';

interface AnchorDialogProps {
  readonly onAnchor: (anchor: Anchor) => void;
  readonly onClose: () => void;
}

/** Takes an end of the chain that was noted elsewhere. */
function AnchorDialog({ onAnchor, onClose }: AnchorDialogProps) {
  useReturnFocus();
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const anchor = readAnchor(text);
  const error = isChecked && anchor === undefined ? '未找到序号与 64 位哈希' : undefined;
  const submit = () => {
    setChecked(true);
    if (anchor !== undefined) onAnchor(anchor);
  };
  return (
    <Modal open title="比对外部锚点" okText="核验" cancelText="取消" onOk={submit} onCancel={onClose}>
      <Field
        id="anchor"
        label="锚点"
        isRequired
        error={error}
        hint="日志服务器收到的内容，或 audit-anchors 文件中的一行。恢复过旧备份、末尾被删时，外部锚点在链上已不存在。"
      >
        <Input.TextArea
          id="anchor"
          rows={3}
          value={text}
          aria-describedby={describedBy('anchor', error)}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </Modal>
  );
}

/** Checks the whole chain on demand, also against an end that was noted elsewhere, and says what was found. */
export function useChainCheck() {
  const verify = useMutationCall('v1/admin/audit/verify');
  const [isAsking, setAsking] = useState(false);
  const buttons = (
    <>
      <Button onClick={() => setAsking(true)}>比对外部锚点</Button>
      <Button loading={verify.isPending} onClick={() => verify.mutate({})}>
        核验审计链
      </Button>
      {isAsking && (
        <AnchorDialog
          onClose={() => setAsking(false)}
          onAnchor={(anchor) => {
            setAsking(false);
            verify.mutate({ anchor });
          }}
        />
      )}
    </>
  );
  const { data, error } = verify;
  const outcome = error ? (
    <Alert type="error" showIcon title="未能核验" description={error.message} />
  ) : data?.isWhole ? (
    <Alert
      type="success"
      showIcon
      title={`审计链完整：${formatNumber(data.entries)} 条记录相互衔接，未被改动${
        data.isAnchorKnown === true ? '，与外部锚点相符' : ''
      }（${formatTime(data.checkedAt)}）`}
    />
  ) : data ? (
    <Alert
      type="error"
      showIcon
      title="审计链已被破坏"
      description={[
        data.firstBroken === null ? '' : `第 ${data.firstBroken} 条起与链不符。`,
        data.isCutShort ? '此前核验过的末尾记录已不在。' : '',
        data.isAnchorKnown === false ? '外部锚点所记的记录不在链上：末尾被删，或恢复了旧备份。' : '',
      ].join('')}
    />
  ) : null;
  return { buttons, outcome };
}
