import type { CallOutput } from '@ooh/contract/registry';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../../api/use-call.ts';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import { isConflict } from '../../../ui/saving/conflict-code.ts';
import styles from './detail.module.css';

export type EffectOrder = CallOutput<'effectestimate/{orderId}/getMediaOrderByOrderId'>;

export type ConclusionPanelProps = Pick<EffectOrder, 'conclusions' | 'draft'> & {
  readonly orderId: string;
};

const headCall = 'effectestimate/{orderId}/getMediaOrderByOrderId';

const maxCharacters = 5000;

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

export function Bullets({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {lines.map((line, index) => (
        // Two lines may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

export function Editor({
  orderId,
  conclusions,
  start,
  onDone,
}: Pick<ConclusionPanelProps, 'orderId' | 'conclusions'> & {
  readonly start: string;
  readonly onDone: () => void;
}) {
  const client = useQueryClient();
  const [text, setText] = useState(start);
  const [newest] = conclusions;
  const save = useMutationCall('effectestimate/inputConclusionText', {
    onSuccess: onDone,
  });
  const isOutrun = isConflict(save.error);
  const send = () =>
    save.mutate(
      { orderId, text: text.trim(), version: newest?.version ?? 0 },
      {
        onError: (error) => {
          if (isConflict(error)) void client.invalidateQueries({ queryKey: [headCall] });
        },
      },
    );
  return (
    <div className={styles.editor}>
      <ConfirmLeave when={text !== start} />
      <Input.TextArea
        aria-label="评估结论"
        autoSize={{ minRows: 4, maxRows: 14 }}
        maxLength={maxCharacters}
        value={text}
        placeholder="每行一条结论"
        onChange={({ target }) => setText(target.value)}
      />
      {isOutrun && newest && (
        <Alert
          type="warning"
          showIcon
          title={`保存前 ${newest.authorName} 写了第 ${newest.version} 版，您的文字还在；再次保存将成为新的一版。`}
          description={<Bullets lines={linesOf(newest.text)} />}
        />
      )}
      {save.error && !isOutrun && <Alert type="error" showIcon title={save.error.message} />}
      <div className={styles.editorFoot}>
        <span className="numeric">
          {text.length} / {maxCharacters}
        </span>
        <Button onClick={onDone}>取消</Button>
        <Button
          type="primary"
          disabled={text.trim() === ''}
          title={text.trim() === '' ? '结论不能为空' : undefined}
          loading={save.isPending}
          onClick={send}
        >
          保存结论
        </Button>
      </div>
    </div>
  );
}
