import { placeSetKindNames, type PlaceSetKind } from '@ooh/contract/domain/place-set-names';
import { Alert, Modal, Tabs } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { PlaceFileField } from './place-file-field.tsx';
import { PlaceSetList } from './place-set-list.tsx';
import styles from './place-sets.module.css';
import type { TakenPlaces } from './taken-places.ts';

export interface ChoosePlaceSetProps {
  readonly cityCode: string;
  /** Kinds that the caller can use; all without it. */
  readonly kinds?: readonly PlaceSetKind[];
  /** What the places become, for the button: 「生成围栏」. */
  readonly okText?: string;
  readonly onTake: (places: TakenPlaces) => void;
  readonly onClose: () => void;
}

type Tab = 'stored' | 'file';

/** Stored sets of a city, narrowed by a text. */
function StoredSets({
  cityCode,
  kinds,
  chosenId,
  onChoose,
}: Pick<ChoosePlaceSetProps, 'cityCode' | 'kinds'> & {
  readonly chosenId: string | undefined;
  readonly onChoose: (placeSetId: string) => void;
}) {
  const [keyword, setKeyword] = useState('');
  const list = useCall('v1/place-sets/list', { cityCode });
  const sets = list.data?.placeSets.filter(
    ({ kind, name }) => (kinds === undefined || kinds.includes(kind)) && name.includes(keyword),
  );
  return (
    <div className={styles.stack}>
      <KeywordInput subject="地点集名称" value={keyword} onSearch={setKeyword} />
      {sets === undefined ? (
        <SectionPending error={list.error} onRetry={() => void list.refetch()} rows={4} />
      ) : sets.length === 0 ? (
        <StateBlock
          kind="empty"
          title="该城市还没有可用的地点集"
          description={`可在「地点检索」保存，或从文件导入${kinds === undefined ? '' : `（${kinds.map((kind) => placeSetKindNames[kind]).join('、')}）`}`}
        />
      ) : (
        <PlaceSetList placeSets={sets} chosenId={chosenId} onChoose={onChoose} />
      )}
    </div>
  );
}

/** Chooses a stored set of places, or takes places out of a file. */
export function ChoosePlaceSet({ cityCode, kinds, okText = '使用', onTake, onClose }: ChoosePlaceSetProps) {
  useReturnFocus();
  const [tab, setTab] = useState<Tab>('stored');
  const [chosenId, setChosenId] = useState<string>();
  const [read, setRead] = useState<TakenPlaces>();
  const chosen = useCall(
    'v1/place-sets/get',
    { placeSetId: chosenId ?? '' },
    { enabled: chosenId !== undefined },
  );
  const taken: TakenPlaces | undefined =
    tab === 'file' ? read : chosenId === undefined ? undefined : chosen.data;
  const count = taken?.entries.length ?? 0;
  return (
    <Modal
      open
      width={600}
      title="选择地点集"
      okText={count === 0 ? okText : `${okText} ${formatNumber(count)} 个地点`}
      okButtonProps={{ disabled: count === 0 }}
      confirmLoading={tab === 'stored' && chosenId !== undefined && chosen.isPending}
      cancelText="取消"
      onCancel={onClose}
      onOk={() => taken !== undefined && onTake(taken)}
    >
      <Tabs
        size="small"
        activeKey={tab}
        onChange={(key) => setTab(key === 'file' ? 'file' : 'stored')}
        items={[
          {
            key: 'stored',
            label: '已保存',
            children: (
              <StoredSets cityCode={cityCode} kinds={kinds} chosenId={chosenId} onChoose={setChosenId} />
            ),
          },
          {
            key: 'file',
            label: '从文件',
            children: (
              <PlaceFileField
                cityCode={cityCode}
                onBegin={() => setRead(undefined)}
                onRead={({ entries }, name) => setRead({ name, entries })}
              />
            ),
          },
        ]}
      />
      {tab === 'stored' && chosen.error && <Alert type="error" showIcon title={chosen.error.message} />}
    </Modal>
  );
}
