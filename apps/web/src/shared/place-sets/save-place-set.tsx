import type { PlaceEntry, PlaceSet, PlaceSetRow } from '@ooh/contract/domain/place-set';
import {
  longestPlaceSetName,
  mostPlaces,
  placeSetKindNames,
  type PlaceSetKind,
} from '@ooh/contract/domain/place-set-names';
import { Alert, Button, Checkbox, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { isConflict } from '../../ui/saving/conflict-code.ts';
import { ConflictDialog } from '../../ui/saving/conflict-dialog.tsx';
import styles from './place-sets.module.css';

export interface SavePlaceSetProps {
  readonly cityCode: string;
  readonly kind: PlaceSetKind;
  readonly entries: readonly PlaceEntry[];
  /** The own set that the places came from: it may be saved as its next version. */
  readonly base?: Pick<PlaceSetRow, 'placeSetId' | 'name' | 'isShared' | 'version'>;
  /** Proposed name of a new set. */
  readonly name?: string;
  readonly onSaved: (saved: PlaceSet) => void;
  readonly onClose: () => void;
}

/** Saves places as a new set, or as the next version of an own one. */
export function SavePlaceSet(props: SavePlaceSetProps) {
  useReturnFocus();
  const { cityCode, kind, entries, base, onSaved, onClose } = props;
  const nameId = useId();
  const [name, setName] = useState(base?.name ?? props.name ?? '');
  const [isShared, setIsShared] = useState(base?.isShared ?? false);
  const save = useMutationCall('v1/place-sets/save');
  const stored = useCall('v1/place-sets/list', { cityCode }, { enabled: base !== undefined });
  const send = (over: { readonly placeSetId: string; readonly version: number } | undefined) =>
    save.mutate(
      {
        ...(over === undefined ? {} : { placeSetId: over.placeSetId }),
        name: name.trim(),
        kind,
        cityCode,
        isShared,
        entries: [...entries],
        version: over?.version ?? 0,
      },
      {
        onSuccess: (saved) => {
          notifyBriefly({
            kind: 'success',
            title: `已保存地点集「${saved.name}」V${saved.version}`,
            description: `${formatNumber(saved.places)} 个地点`,
          });
          onSaved(saved);
        },
      },
    );
  const problem =
    entries.length === 0
      ? '还没有选择地点'
      : entries.length > mostPlaces
        ? `地点集最多 ${formatNumber(mostPlaces)} 个地点，现有 ${formatNumber(entries.length)} 个`
        : undefined;
  const isReady = name.trim() !== '' && problem === undefined;
  if (base !== undefined && isConflict(save.error))
    return (
      <ConflictDialog
        subject="地点集"
        width={520}
        onCancel={() => save.reset()}
        footer={
          <>
            <Button onClick={() => send(undefined)}>另存为新地点集</Button>
            <Button
              type="primary"
              danger
              onClick={async () => {
                const { data } = await stored.refetch();
                const latest = data?.placeSets.find(({ placeSetId }) => placeSetId === base.placeSetId);
                if (latest !== undefined) send(latest);
              }}
            >
              用我的地点覆盖
            </Button>
          </>
        }
      >
        <p>保存前有人改过这份地点集。可以另存，或以您的地点覆盖最新版本。</p>
      </ConflictDialog>
    );
  return (
    <Modal
      open
      title={`保存为地点集（${placeSetKindNames[kind]}，${formatNumber(entries.length)} 个地点）`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          {base !== undefined && (
            <Button disabled={!isReady} loading={save.isPending} onClick={() => send(base)}>
              保存为 V{base.version + 1}
            </Button>
          )}
          <Button type="primary" disabled={!isReady} loading={save.isPending} onClick={() => send(undefined)}>
            {base === undefined ? '保存' : '另存为'}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Field id={nameId} label="地点集名称" isRequired error={problem}>
          <Input
            id={nameId}
            value={name}
            maxLength={longestPlaceSetName}
            onChange={({ target }) => setName(target.value)}
            onPressEnter={({ nativeEvent }) => {
              if (isReady && !nativeEvent.isComposing) send(undefined);
            }}
          />
        </Field>
        <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
          本组织可用
        </Checkbox>
        {save.error && <Alert type="error" showIcon title={save.error.message} />}
      </div>
    </Modal>
  );
}
