import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { maxNames, namesIn } from '../../shared/aoi/names-in.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { Field } from '../../ui/form/field.tsx';
import styles from './place-bench.module.css';

type Match = CallOutput<'aoi-draw/selectList'>['matches'][number];

export interface NameMatchProps {
  readonly cityCode: string;
  /** AOIs that the names stand for. */
  readonly onFound: (areaIds: readonly string[]) => void;
}

/** Matches up to 200 names with AOIs; several candidates are decided in place. */
export function NameMatch({ cityCode, onFound }: NameMatchProps) {
  const [text, setText] = useState('');
  const names = namesIn(text);
  const match = useMutationCall('aoi-draw/selectList');
  const matches: readonly Match[] = match.data?.matches ?? [];
  const count = (state: Match['state']) => matches.filter((one) => one.state === state).length;
  const problem = names.length > maxNames ? `最多 ${maxNames} 个名称，现有 ${names.length} 个` : undefined;
  return (
    <div className={styles.stack}>
      <Field
        id="bench-names"
        label="批量匹配名称"
        hint={`每行一个；已识别 ${names.length} 个，最多 ${maxNames} 个。`}
        error={problem}
      >
        <Input.TextArea
          id="bench-names"
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button
        loading={match.isPending}
        disabled={names.length === 0 || problem !== undefined}
        onClick={() =>
          match.mutate(
            { cityCode, names, pageSize: 1 },
            {
              onSuccess: (answer) =>
                onFound(
                  answer.matches.flatMap(({ state, candidates }) =>
                    state === 'found' ? candidates.map(({ areaId }) => areaId) : [],
                  ),
                ),
            },
          )
        }
      >
        匹配
      </Button>
      {match.error && <Alert type="error" showIcon title={match.error.message} />}
      {match.data && (
        <p className={styles.hint} aria-live="polite">
          命中 {count('found')} 个，多候选 {count('ambiguous')} 个，未找到 {count('unknown')} 个
        </p>
      )}
      {matches
        .filter(({ state }) => state === 'ambiguous')
        .map(({ name, candidates }) => (
          <Select<string | null>
            key={name}
            aria-label={`「${name}」的候选`}
            placeholder={`「${name}」有 ${candidates.length} 个候选`}
            options={candidates.map((one) => ({
              value: one.areaId,
              label: `${one.name}（${one.districtName ?? missing}）`,
            }))}
            onChange={(areaId: string | null) => areaId !== null && onFound([areaId])}
          />
        ))}
      {count('unknown') > 0 && (
        <Alert
          type="warning"
          title={`未找到：${matches
            .filter(({ state }) => state === 'unknown')
            .map(({ name }) => name)
            .join('、')
            .slice(0, 200)}`}
        />
      )}
    </div>
  );
}
