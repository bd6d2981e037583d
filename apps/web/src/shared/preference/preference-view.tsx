import type { PreferenceRow } from '@ooh/contract/domain/preference';
import {
  natureOfKind,
  preferenceKindNames,
  preferenceKinds,
  type PreferenceKind,
} from '@ooh/contract/domain/preference-names';
import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { Segmented } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Chart } from '../../chart/chart.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { TableSort } from '../../ui/table/app-column.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { useCityNames } from '../city-picker/use-city-catalog.ts';
import { ExportButton } from '../export/export-button.tsx';
import { basisText } from '../figure/basis-text.ts';
import { preferenceColumns } from './preference-columns.tsx';
import styles from './preference.module.css';
import { preferenceQuadrants } from './quadrants-of.ts';

export interface PreferenceViewProps {
  readonly cityCode: string;
  readonly targetAudience: TargetAudience;
  readonly kind: PreferenceKind;
  readonly onKind: (kind: PreferenceKind) => void;
  /** A new pack of those of the audience with a label; left out, labels lead nowhere. */
  readonly deriveHref?: (labelId: number) => string;
  /** What surrounds the places of a brand; left out, brands lead nowhere. */
  readonly brandHref?: (brand: string) => string;
  /** Audiences to begin with where none is set. */
  readonly picks?: ReactNode;
}

const kindOptions = preferenceKinds.map((value) => ({ value, label: preferenceKindNames[value] }));
const methods = {
  到访推算:
    '到访推算：在门店所在网格停留 10 分钟及以上（不含居住与工作网格）的人，按各类门店申报的到访份额（假设）折算；一周至少到访一次计入渗透率。',
  标签: '标签：人群样本的标签占比，不是 APP 后台数据。',
} as const;

function sorted(rows: readonly PreferenceRow[], sort: TableSort | undefined): readonly PreferenceRow[] {
  if (sort === undefined) return rows;
  const of = (row: PreferenceRow) => (sort.key === 'tgi' ? row.tgi.value : row.penetration.value) ?? -1;
  return rows.toSorted((a, b) => (sort.order === 'asc' ? of(a) - of(b) : of(b) - of(a)));
}

/** What an audience visits, uses and likes: penetration against index, and the rows. */
export function PreferenceView(props: PreferenceViewProps) {
  const { cityCode, targetAudience, kind, onKind, deriveHref, brandHref, picks } = props;
  const userName = useDisplayName();
  const cityName = useCityNames()(cityCode);
  const [sort, setSort] = useState<TableSort>();
  const asked = useCall('v1/people/preference', { cityCode, targetAudience, kind }, { keepPrevious: true });
  const { data } = asked;
  const subject = preferenceKindNames[kind];
  const model = useMemo(() => preferenceQuadrants(data?.rows ?? [], subject), [data, subject]);
  const shown = data?.rows.filter(({ penetration }) => penetration.value !== null) ?? [];
  const withheld = (data?.rows.length ?? 0) - shown.length;
  const hrefOf = ({ labelId, name }: PreferenceRow) => {
    if (labelId !== null) return deriveHref && { href: deriveHref(labelId) };
    return kind === 'brand' && brandHref
      ? { href: brandHref(name), title: `圈一圈：${name}门店周边` }
      : undefined;
  };
  const columns = preferenceColumns(
    subject,
    natureOfKind(kind) === '标签',
    data?.basis.universePersons ?? 1,
    Math.max(0.001, ...shown.map(({ penetration }) => penetration.value ?? 0)),
  ).map((column) =>
    column.key !== 'name'
      ? column
      : {
          ...column,
          render: (row: PreferenceRow) => {
            const href = hrefOf(row);
            return href === undefined ? row.name : <HrefLink {...href}>{row.name}</HrefLink>;
          },
        },
  );
  return (
    <>
      <div className={styles.kinds}>
        <Segmented<PreferenceKind>
          aria-label="偏好类别"
          value={kind}
          options={kindOptions}
          onChange={onKind}
        />
        {data !== undefined && data.rows.length > 0 && (
          <ExportButton
            call="v1/people/preference/export"
            input={{ cityCode, targetAudience, kind }}
            label="导出 Excel"
          />
        )}
      </div>
      {data === undefined ? (
        <SectionPending error={asked.error} onRetry={() => void asked.refetch()} rows={10} minHeight={420} />
      ) : data.rows.length === 0 ? (
        <StateBlock kind="empty" minHeight={320} title={`该城市还没有${subject}数据`} />
      ) : (
        <div className={styles.parts}>
          {isAudienceChosen(targetAudience) && shown.length === 0 ? (
            <StateBlock
              kind="no-match"
              minHeight={320}
              title="样本不足"
              description="目标人群或到访者少于 50 个样本人，不展示渗透率与 TGI；请放宽目标人群。"
            />
          ) : isAudienceChosen(targetAudience) ? (
            <Chart
              model={model}
              height={420}
              picture={{
                fileName: `偏好洞察_${cityName}_${subject}`,
                notes: [`${cityName} · ${data.sentence} · ${methods[data.nature]}`, basisText(data.basis)],
                watermark: productWithUser(userName),
              }}
            />
          ) : (
            <StateBlock
              kind="unselected"
              minHeight={320}
              title="设定目标人群后，按渗透率与 TGI 分为特色、潜力、共性、弱四类"
              description="全体人群的 TGI 都是 100，无从区分；可先点一个常用人群。"
              action={picks}
            />
          )}
          <AppTable
            caption={`${subject}偏好`}
            columns={columns}
            rows={sorted(data.rows, sort)}
            rowKey={({ key }) => key}
            sort={sort}
            onSort={setSort}
            isLoading={asked.isPlaceholderData}
          />
        </div>
      )}
      {data && (
        <p className={styles.note}>
          {methods[data.nature]}
          {withheld > 0 && `${withheld} 项样本不足，未画出。`}
          {basisText(data.basis)}
        </p>
      )}
    </>
  );
}
