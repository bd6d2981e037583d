import type { CallOutput } from '@ooh/contract/registry';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './aoi-database.module.css';
import { maxNames, namesIn } from '../../shared/aoi/names-in.ts';

type Match = CallOutput<'aoi-draw/selectList'>['matches'][number];

const stateLabels = { found: '命中', ambiguous: '多个候选', unknown: '未找到' } as const;

function Matches({
  matches,
  onOpen,
}: {
  readonly matches: readonly Match[];
  readonly onOpen: (areaId: string) => void;
}) {
  const count = (state: Match['state']) => matches.filter((match) => match.state === state).length;
  return (
    <>
      <p aria-live="polite">
        命中 {count('found')} 个，多个候选 {count('ambiguous')} 个，未找到 {count('unknown')} 个
      </p>
      {/* A table that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.matches} tabIndex={0} aria-label="匹配结果">
        <table className={styles.plain} aria-label="匹配结果">
          <thead>
            <tr>
              <th scope="col">名称</th>
              <th scope="col">结果</th>
              <th scope="col">AOI</th>
            </tr>
          </thead>
          <tbody>
            {matches.map(({ name, state, candidates }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.short}>{stateLabels[state]}</td>
                <td>
                  {candidates.map((candidate) => (
                    <Button
                      key={candidate.areaId}
                      type="link"
                      size="small"
                      onClick={() => onOpen(candidate.areaId)}
                    >
                      {candidate.name}（{candidate.districtName ?? missing}）
                    </Button>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

export interface MatchDialogProps {
  readonly cityCode: string;
  readonly onOpen: (areaId: string) => void;
  readonly onClose: () => void;
}

/** Finds many AOIs by their names at once. */
export function MatchDialog({ cityCode, onOpen, onClose }: MatchDialogProps) {
  useReturnFocus();
  const [text, setText] = useState('');
  const names = namesIn(text);
  const match = useMutationCall('aoi-draw/selectList');
  const problem = names.length > maxNames ? `最多 ${maxNames} 个名称，现有 ${names.length} 个` : undefined;
  return (
    <Modal
      open
      width={720}
      title="批量匹配 AOI"
      okText="匹配"
      cancelText="关闭"
      okButtonProps={{ disabled: names.length === 0 || problem !== undefined }}
      confirmLoading={match.isPending}
      onCancel={onClose}
      onOk={() => match.mutate({ cityCode, names, pageSize: 1 })}
    >
      <Field
        id="aoi-names"
        label="AOI 名称"
        hint={`每行一个，也可用逗号、顿号分开；已识别 ${names.length} 个，最多 ${maxNames} 个。`}
        error={problem}
      >
        <Input.TextArea
          id="aoi-names"
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {match.error && <StateBlock kind="section-failed" title="匹配失败" error={match.error} />}
      {match.data && <Matches matches={match.data.matches} onOpen={onOpen} />}
    </Modal>
  );
}
