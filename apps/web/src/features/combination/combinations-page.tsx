import type { CombinationRow } from '@ooh/contract/domain/combination';
import { combinationGroup, combinationKindNames, mostCompared } from '@ooh/contract/domain/combination-names';
import { planGoalNames } from '@ooh/contract/domain/plan-names';
import { Button, Checkbox, Popconfirm } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { CompareButton } from '../../shared/compare/compare-button.tsx';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { CombinationDrawer } from './combination-drawer.tsx';
import { sceneHref, targetHref, type CombinationsAddress } from './combination-address.ts';
import styles from './combination.module.css';
import { CompareMixes } from './compare-mixes.tsx';
import { gapText } from './mix-sentence.ts';

interface CombinationsPageProps {
  readonly address: CombinationsAddress;
  readonly onAddress: OnAddress<CombinationsAddress>;
}

const withDraft = (href: string, draftId: string | undefined): string =>
  draftId === undefined ? href : `${href}?draft=${draftId}`;

interface RowsProps {
  readonly rows: readonly CombinationRow[];
  readonly chosen: readonly string[];
  readonly onChoose: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

function Rows({ rows, chosen, onChoose, onOpen }: RowsProps) {
  const remove = useMutationCall('v1/combinations/remove');
  return (
    <table className={styles.table} aria-label="媒体组合列表">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">选择</span>
          </th>
          <th scope="col">名称</th>
          <th scope="col">来源</th>
          <th scope="col">目标</th>
          <th scope="col">城市</th>
          <th scope="col">媒体</th>
          <th scope="col">预算</th>
          <th scope="col">净价</th>
          <th scope="col">到达率</th>
          <th scope="col">距理论最高</th>
          <th scope="col">TA-CPM</th>
          <th scope="col">更新</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.combinationId}>
            <td>
              <Checkbox
                aria-label={`选择 ${row.name}`}
                checked={chosen.includes(row.combinationId)}
                disabled={!chosen.includes(row.combinationId) && chosen.length >= mostCompared}
                onChange={() => onChoose(row.combinationId)}
              />
            </td>
            <th scope="row">
              <button type="button" className={styles.link} onClick={() => onOpen(row.combinationId)}>
                {row.name}
              </button>
              {row.isSample && <span className={`${styles.faint} ${styles.short}`}> 演示</span>}
            </th>
            <td className={styles.short}>{combinationKindNames[row.kind]}</td>
            <td className={styles.short}>{planGoalNames[row.goal]}</td>
            <td>{row.cityNames.join('、')}</td>
            <td className={styles.short} title={row.mediumNames.join('、')}>
              {row.mediumNames.length} 种
            </td>
            <td className={`numeric ${styles.short}`}>{formatFen(row.budgetFen, { unit: 'auto' })}</td>
            <td className={`numeric ${styles.short}`}>{formatFen(row.netFen, { unit: 'auto' })}</td>
            <td>
              <FigureValue figure={row.reachShare} format={asShare} />
            </td>
            <td className="numeric">
              {row.gap === null ? '未证明' : gapText(row.gap).replace('距理论最高 ', '')}
            </td>
            <td className={`numeric ${styles.short}`}>{formatFen(row.taCpmFen)}</td>
            <td>
              {row.ownerName}
              <br />
              <span className={`numeric ${styles.short} ${styles.faint}`}>{formatTime(row.updatedAt)}</span>
            </td>
            <td>
              {row.isOwn && (
                <Popconfirm
                  title={`删除「${row.name}」？`}
                  okText="删除"
                  cancelText="取消"
                  onConfirm={() => remove.mutate({ combinationId: row.combinationId, version: row.version })}
                >
                  <Button size="small" type="text" aria-label={`删除 ${row.name}`}>
                    删除
                  </Button>
                </Popconfirm>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 目标与组合: what was combined, side by side, and where a new one begins. */
export function CombinationsPage({ address, onAddress }: CombinationsPageProps) {
  const mayCombine = useAllowed(`${combinationGroup}.isEnabled`);
  const list = useCall(
    'v1/combinations/list',
    { q: address.q ?? '' },
    { keepPrevious: true, enabled: mayCombine },
  );
  const [chosen, setChosen] = useState<readonly string[]>(address.compare?.split(',') ?? []);
  const rows = list.data?.rows ?? [];
  const compared = address.compare?.split(',') ?? [];
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <PageHeader
        title="目标与组合"
        subtitle="保存的媒体组合：到达、花费与距理论最高。"
        hasDemoTag
        actions={
          <>
            <HrefButton type="primary" href={withDraft(targetHref, address.draft)}>
              按目标
            </HrefButton>
            {mayCombine && <HrefButton href={withDraft(sceneHref, address.draft)}>按场景</HrefButton>}
          </>
        }
      />
      <DraftBar
        draftId={address.draft}
        onDraft={(draft) => onAddress({ ...address, draft }, { resetScroll: false })}
      />
      {!mayCombine ? (
        <NoPermission group={combinationGroup} title="未开通目标与组合的数据权限" />
      ) : list.data === undefined ? (
        <SectionPending
          error={list.error}
          onRetry={() => void list.refetch()}
          shape="list"
          rows={10}
          minHeight={420}
        />
      ) : (
        <>
          <div className={styles.filters}>
            <KeywordInput
              subject="组合名称"
              value={address.q ?? ''}
              onSearch={(q) => onAddress({ ...address, q: q === '' ? undefined : q })}
            />
            <CompareButton
              count={chosen.length}
              onCompare={() => onAddress({ ...address, compare: chosen.join(',') }, { resetScroll: false })}
            />
            <span className={styles.faint}>共 {formatNumber(rows.length)} 个</span>
          </div>
          {rows.length === 0 ? (
            <StateBlock
              kind={address.q === undefined ? 'empty' : 'no-match'}
              title={address.q === undefined ? '还没有保存的组合' : undefined}
              description={
                address.q === undefined
                  ? '从目标或场景求出组合后保存，可在此对比、生成订单。'
                  : `影响最大的条件：关键词「${address.q}」`
              }
              action={
                address.q === undefined && (
                  <HrefButton type="primary" href={withDraft(targetHref, address.draft)}>
                    按目标求组合
                  </HrefButton>
                )
              }
              onClearFilters={
                address.q === undefined ? undefined : () => onAddress({ ...address, q: undefined })
              }
              minHeight={320}
            />
          ) : (
            <div className={styles.tableFrame}>
              <Rows
                rows={rows}
                chosen={chosen}
                onChoose={toggle}
                onOpen={(id) => onAddress({ ...address, id }, { resetScroll: false })}
              />
            </div>
          )}
        </>
      )}
      {address.id !== undefined && (
        <CombinationDrawer
          key={address.id}
          combinationId={address.id}
          draftId={address.draft}
          onClose={() => onAddress({ ...address, id: undefined }, { resetScroll: false })}
        />
      )}
      {compared.length > 1 && (
        <CompareMixes
          combinationIds={compared}
          onClose={() => onAddress({ ...address, compare: undefined }, { resetScroll: false })}
        />
      )}
    </>
  );
}
