import type { CallOutput } from '@ooh/contract/registry';
import { Checkbox } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { maxRivals, rivalsOf, type CompetitionAddress } from './competition-address.ts';
import styles from './competition.module.css';
import { scopeOf, YearShareOfVoice } from './year-share-of-voice.tsx';

type Rival = CallOutput<'mediaOrder/getCompetitor'>['rows'][number];

export interface RivalsCardProps {
  readonly order: OrderOutput;
  readonly address: CompetitionAddress;
  readonly onAddress: (address: CompetitionAddress) => void;
}

function rivalColumns(chosen: readonly string[], onChoose: (ids: string[]) => void): AppColumn<Rival>[] {
  return [
    {
      key: 'choose',
      title: '比较',
      width: 64,
      render: ({ brandId, brandName }) => (
        <Checkbox
          aria-label={`比较${brandName}`}
          checked={chosen.includes(brandId)}
          disabled={!chosen.includes(brandId) && chosen.length >= maxRivals}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, brandId] : chosen.filter((id) => id !== brandId))
          }
        />
      ),
    },
    {
      key: 'brand',
      title: '竞品',
      width: 168,
      ellipsis: true,
      render: ({ brandName, isSameGroup }) => `${brandName}${isSameGroup ? '（同集团）' : ''}`,
    },
    {
      key: 'spend',
      title: '近十二个月花费',
      width: 136,
      isNumeric: true,
      render: ({ spendFen }) => <MoneyFen fen={spendFen} unit="auto" />,
    },
    {
      key: 'cities',
      title: '城市数',
      width: 80,
      isNumeric: true,
      render: ({ cityCount }) => formatNumber(cityCount),
    },
    {
      key: 'shared',
      title: '同城同媒',
      width: 92,
      isNumeric: true,
      render: ({ sharedCells }) => formatNumber(sharedCells),
    },
    {
      key: 'similarity',
      title: '布局相似度',
      width: 108,
      isNumeric: true,
      render: ({ similarity }) => (similarity === null ? missing : formatShare(similarity, 0)),
    },
  ];
}

/** Who the rivals are, and their share of voice in the past year beside the brand's own. */
export function RivalsCard({ order, address, onAddress }: RivalsCardProps) {
  const chosen = rivalsOf(address);
  const list = useCall('mediaOrder/getCompetitor', {
    brandId: order.row.brandId,
    ...scopeOf(order),
    limit: 10,
  });
  const names = new Map(list.data?.rows.map(({ brandId, brandName }) => [brandId, brandName]));
  const choose = (ids: string[]) =>
    onAddress({ ...address, rivals: ids.length === 0 ? undefined : ids.join(',') });
  return (
    <Card
      title="竞品"
      footer={list.data && `${list.data.basis.note}。相似度为两品牌花费在城市×媒体上的余弦。`}
    >
      <div className={styles.rivals}>
        <AppTable<Rival>
          caption="竞品"
          columns={rivalColumns(chosen, choose)}
          rows={list.data?.rows}
          rowKey={({ brandId }) => brandId}
          error={list.error}
          onRetry={() => void list.refetch()}
          emptyTitle="本订单的城市与媒体里没有同业投放"
        />
        <div>
          {/* Until rivals are chosen the first three stand for them. */}
          <YearShareOfVoice
            order={order}
            chosen={
              chosen.length > 0 ? chosen : (list.data?.rows.slice(0, 3).map((row) => row.brandId) ?? [])
            }
            names={names}
          />
        </div>
      </div>
    </Card>
  );
}
