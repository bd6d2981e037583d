import {
  organisationKindNames,
  organisationKinds,
  type Organisation,
} from '@ooh/contract/domain/administration';
import type { PermissionStructure } from '@ooh/contract/permission/permission-structure';
import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import styles from '../administration.module.css';
import { MenuPreview } from './menu-preview.tsx';

type Preview = CallOutput<'v1/admin/roles/preview'>;

type Group = Preview['groups'][number];

function visibilityText({ isEverywhere, cities, isEveryMedium, media }: Group['visibility'][number]): string {
  const names = cities.map(({ name }) => name).join('、');
  const where = isEverywhere ? (names === '' ? '全国' : `全国，含${names}`) : names;
  const what = isEveryMedium ? '全部媒体' : media.map(({ name }) => name).join('、');
  return `${where}：${what}`;
}

function GroupVisibility({ group }: { readonly group: Group }) {
  return (
    <div>
      <strong>{group.name}</strong>
      {group.visibility.length > 0 && (
        <ul className={styles.visibility}>
          {group.visibility.map((visibility) => (
            <li key={visibilityText(visibility)}>{visibilityText(visibility)}</li>
          ))}
        </ul>
      )}
      {group.remarks.map((remark) => (
        <Alert key={remark} type="warning" showIcon title={remark} />
      ))}
    </div>
  );
}

/** What a user with this structure will see: menu, cities and media of each feature, number of calls. */
export function VisibilityPreview({ permission }: { readonly permission: PermissionStructure }) {
  const [organisationKind, setKind] = useState<Organisation['kind']>('agency');
  const settled = useDebouncedValue(permission, 400);
  const preview = useCall(
    'v1/admin/roles/preview',
    { permission: settled, organisationKind },
    { keepPrevious: true },
  );
  const { data, error } = preview;
  return (
    <aside className={styles.preview} aria-label="此角色的用户将看到什么">
      <Card
        title="此角色的用户将看到什么"
        extra={
          <Segmented
            size="small"
            aria-label="所属组织的类型"
            value={organisationKind}
            options={organisationKinds.map((value) => ({ value, label: organisationKindNames[value] }))}
            onChange={setKind}
          />
        }
        footer={data && `可用调用 ${data.calls.permitted} / ${data.calls.total}`}
      >
        {error && <StateBlock kind="section-failed" error={error} onRetry={() => void preview.refetch()} />}
        {!error && !data && <StateBlock kind="loading" rows={6} />}
        {data && (
          <div className={styles.tree}>
            <MenuPreview permission={data.effective} />
            {data.groups
              .filter(({ isEnabled }) => isEnabled)
              .map((group) => (
                <GroupVisibility key={group.group} group={group} />
              ))}
          </div>
        )}
      </Card>
    </aside>
  );
}
