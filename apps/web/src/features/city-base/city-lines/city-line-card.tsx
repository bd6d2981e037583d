import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { CallFailure } from '../../../api/call-types.ts';
import type { CityScope } from '../../../shared/city-picker/choose-cities.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { cityList, comparedOf, type CityBaseAddress } from '../city-base-address.ts';
import styles from '../city-base.module.css';
import { CityLineDialog } from './city-line-dialog.tsx';
import { useLineDeletion, type CityLine } from './use-line-deletion.ts';

export interface CityLineCardProps {
  readonly lines: UseQueryResult<CityLine[], CallFailure>;
  readonly scope: CityScope;
  readonly address: CityBaseAddress;
  readonly onAddress: (address: CityBaseAddress) => void;
}

const namesOf = ({ cities }: CityLine): string =>
  cities.length === 0 ? '没有您可见的城市' : cities.map(({ cityName }) => cityName).join('、');

/** 我的城市线: lists of cities that the user keeps; one of them at a time narrows the page. */
export function CityLineCard({ lines, scope, address, onAddress }: CityLineCardProps) {
  const [edited, setEdited] = useState<CityLine | 'new'>();
  const look = (lineId: string | undefined): void => onAddress(cityList.filtered(address, { line: lineId }));
  const remove = useLineDeletion((lineId) => {
    if (lineId === address.line) look(undefined);
  });
  const compared = comparedOf(address);
  return (
    <Card
      title="我的城市线"
      extra={
        <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEdited('new')}>
          新建
        </Button>
      }
      footer="点击名称只看其中的城市，再次点击取消。"
    >
      {lines.error && !lines.data ? (
        <StateBlock kind="section-failed" error={lines.error} onRetry={() => void lines.refetch()} />
      ) : lines.data === undefined ? (
        <StateBlock kind="loading" rows={3} />
      ) : lines.data.length === 0 ? (
        <StateBlock
          kind="empty"
          title="还没有城市线"
          description={
            compared.length > 0 ? '新建时会带入正在对比的城市。' : '把常看的城市组合存为一条线，随时筛选。'
          }
        />
      ) : (
        // The list scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.lines} tabIndex={0} aria-label="城市线">
          {lines.data.map((line) => (
            <li key={line.lineId} data-chosen={line.lineId === address.line || undefined}>
              <button
                type="button"
                className={styles.line}
                aria-pressed={line.lineId === address.line}
                title={namesOf(line)}
                onClick={() => look(line.lineId === address.line ? undefined : line.lineId)}
              >
                <span className={styles.lineName}>
                  {line.name}
                  <span className={styles.hint}>{line.cities.length} 城</span>
                </span>
                <span className={styles.lineCities}>{namesOf(line)}</span>
              </button>
              <Button
                type="text"
                size="small"
                icon={<EditOutlined aria-hidden="true" />}
                aria-label={`修改城市线 ${line.name}`}
                onClick={() => setEdited(line)}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={`删除城市线 ${line.name}`}
                onClick={() => void remove(line)}
              />
            </li>
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <CityLineDialog
          line={edited === 'new' ? undefined : edited}
          cityCodes={compared}
          scope={scope}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}
