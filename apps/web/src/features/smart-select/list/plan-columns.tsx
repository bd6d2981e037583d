import { planKindNames } from '@ooh/contract/domain/plan';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { CityNames } from '../../../shared/city-picker/city-names.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { openHref } from '../../../shared/plan/plan-addresses.ts';
import { ComputingCell } from './computing-cell.tsx';
import styles from './plan-list.module.css';
import { PlanStateTag } from '../../../shared/plan/plan-state-tag.tsx';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import { nameColumn, updatedColumn } from '../../../shared/order/list-columns.tsx';
import { type PlanActions, PlanRowActions } from './plan-row-actions.tsx';

function PlanName({ plan }: { readonly plan: PlanRow }) {
  return <HrefLink href={openHref(plan)}>{plan.name}</HrefLink>;
}

function PlanState({ plan }: { readonly plan: PlanRow }) {
  if (plan.state === 'computing') return <ComputingCell planId={plan.planId} />;
  return (
    <div className={styles.computing}>
      <PlanStateTag state={plan.state} reason={plan.stateReason} />
      {plan.stateReason !== null && <span className={styles.phase}>{plan.stateReason}</span>}
    </div>
  );
}

/** Columns of the plan list: what a plan achieves and where it stands first, so that it shows at 1280 px. */
export function planColumns(actions: PlanActions): AppColumn<PlanRow>[] {
  return [
    {
      key: 'planNo',
      title: '方案编号',
      width: 124,
      render: ({ planNo }) => <span className="numeric">{planNo}</span>,
    },
    nameColumn(180, (plan) => <PlanName plan={plan} />),
    { key: 'kind', title: '类型', width: 88, render: ({ kind }) => planKindNames[kind] },
    { key: 'state', title: '状态', width: 116, render: (plan) => <PlanState plan={plan} /> },
    {
      key: 'reachShare',
      title: <MetricLabel metric="reachShare" label="预估到达率" />,
      name: '预估到达率',
      width: 136,
      isNumeric: true,
      isSortable: true,
      render: ({ reachShare }) => <FigureValue figure={reachShare} format={asShare} />,
    },
    {
      key: 'budgetFen',
      title: '预算',
      width: 104,
      isNumeric: true,
      isSortable: true,
      render: ({ budgetFen }) => <MoneyFen fen={budgetFen} unit="auto" />,
    },
    {
      key: 'vehicles',
      title: '推荐媒体',
      width: 124,
      isNumeric: true,
      render: ({ lines, vehicles, positions, faces }) => {
        if (lines > 0) return `${formatNumber(lines)} 条 / ${formatNumber(vehicles)} 辆`;
        return positions > 0 ? `${formatNumber(positions)} 个 / ${formatNumber(faces)} 面` : missing;
      },
    },
    {
      key: 'cpmFen',
      title: <MetricLabel metric="cpm" />,
      name: metricDictionary.cpm.name,
      width: 148,
      isNumeric: true,
      isSortable: true,
      render: ({ cpmFen }) => <MoneyFen fen={cpmFen} />,
    },
    {
      key: 'taConcentration',
      title: <MetricLabel metric="taConcentrationImpressions" label="TA浓度" />,
      name: 'TA浓度',
      width: 104,
      isNumeric: true,
      render: ({ taConcentration }) => <FigureValue figure={taConcentration} format={asShare} />,
    },
    {
      key: 'brandName',
      title: '品牌',
      width: 88,
      ellipsis: true,
      render: ({ brandName }) => brandName || missing,
    },
    { key: 'cities', title: '城市', width: 100, render: ({ cityNames }) => <CityNames names={cityNames} /> },
    { key: 'version', title: '版本', width: 56, isNumeric: true, render: ({ version }) => `V${version}` },
    updatedColumn,
    {
      key: 'actions',
      title: '操作',
      width: 96,
      fixed: 'right',
      render: (plan) => <PlanRowActions plan={plan} actions={actions} />,
    },
  ];
}
