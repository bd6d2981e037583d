import type { PlaceSetRow } from '@ooh/contract/domain/place-set';
import { placeSetKindNames } from '@ooh/contract/domain/place-set-names';
import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Popconfirm, Tooltip } from 'antd';
import { saveFile } from '../../api/save-file.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import styles from './place-sets.module.css';

export interface PlaceSetListProps {
  readonly placeSets: readonly PlaceSetRow[];
  readonly chosenId: string | undefined;
  readonly onChoose: (placeSetId: string) => void;
}

/** Sets to choose from; own ones can be removed, every one exported. */
export function PlaceSetList({ placeSets, chosenId, onChoose }: PlaceSetListProps) {
  const remove = useMutationCall('v1/place-sets/remove');
  return (
    <ul className={styles.sets} aria-label="地点集">
      {placeSets.map(({ placeSetId, name, kind, places, isOwn, isShared, ownerName, version, updatedAt }) => (
        <li key={placeSetId}>
          <button
            type="button"
            className={styles.set}
            aria-pressed={placeSetId === chosenId}
            onClick={() => onChoose(placeSetId)}
          >
            {name}
            <small>
              {placeSetKindNames[kind]} · {formatNumber(places)} 个地点 · V{version} · {formatTime(updatedAt)}
              {isOwn ? isShared && ' · 本组织可用' : ` · ${ownerName}`}
            </small>
          </button>
          <Tooltip title="导出 Excel">
            <Button
              type="text"
              size="small"
              aria-label={`导出「${name}」`}
              icon={<DownloadOutlined aria-hidden="true" />}
              onClick={() => void saveFile('v1/place-sets/export', { placeSetId })}
            />
          </Tooltip>
          {isOwn && (
            <Popconfirm
              title={`删除地点集「${name}」？已带入方案的地点不受影响。`}
              okText="删除"
              cancelText="取消"
              onConfirm={() => remove.mutate({ placeSetId, version })}
            >
              <Button
                type="text"
                size="small"
                danger
                aria-label={`删除「${name}」`}
                icon={<DeleteOutlined aria-hidden="true" />}
              />
            </Popconfirm>
          )}
        </li>
      ))}
    </ul>
  );
}
