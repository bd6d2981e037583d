import type { CallInput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { monitorList, type MonitorAddress } from './monitor-address.ts';
import { PlacementsTable } from './placements-table.tsx';
import styles from './monitor.module.css';

export interface TableViewProps {
  readonly filter: CallInput<'competitor/marketLayout'>;
  readonly address: MonitorAddress;
  readonly onAddress: OnAddress<MonitorAddress>;
  readonly isReady: boolean;
}

/** Largest page of a list. */
const everyBrand = 200;

/** Placements in a table; what all pages spend together is that of the market's answer. */
export function TableView({ filter, address, onAddress, isReady }: TableViewProps) {
  const list = useListPage(monitorList, { name: 'competition-monitor', address, onAddress });
  const options = { keepPrevious: true, enabled: isReady };
  const { sort, question } = list;
  const placements = useCall(
    'competitor/listScreenDataPage',
    { ...filter, ...question, sort: sort?.key, order: sort?.order },
    { ...options },
  );
  const layout = useCall('competitor/marketLayout', { ...filter, pageSize: everyBrand }, options);
  const spendFen = layout.data?.rows.reduce((sum, row) => sum + row.spendFen, 0);
  return (
    <>
      {question.keyword === '' && (
        <p className={styles.quiet}>
          合计花费（全部页）{' '}
          <b>
            <MoneyFen fen={spendFen} />
          </b>
          （刊例估算）
        </p>
      )}
      <PlacementsTable {...list.tableOf(placements)} />
    </>
  );
}
