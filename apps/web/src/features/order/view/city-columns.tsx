import type { CallOutput } from '@ooh/contract/registry';
import { formatFen, formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { viewHref } from '../../../shared/order/order-addresses.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import styles from './view.module.css';

type Analysis = CallOutput<'mediaOrder/getCityMediaOrderAnalyseResponse'>;

export type City = Analysis['cities'][number];

export const cityColumns = (orderId: string): readonly AppColumn<City>[] => [
  { key: 'rank', title: '名次', width: 56, isNumeric: true, render: (_, index) => index + 1 },
  {
    key: 'city',
    title: '城市',
    width: 104,
    render: ({ cityCode, cityName }) => (
      <HrefLink href={viewHref(orderId, 'district-map', cityCode)}>{cityName}</HrefLink>
    ),
  },
  { key: 'tier', title: '等级', width: 72, render: ({ tier }) => tier ?? missing },
  { key: 'units', title: '数量', width: 72, isNumeric: true, render: ({ units }) => formatNumber(units) },
  {
    key: 'net',
    title: '净价',
    width: 104,
    isNumeric: true,
    render: ({ amounts }) => formatFen(amounts.netFen, { unit: 'auto' }),
  },
  { key: 'share', title: '占比', width: 72, isNumeric: true, render: ({ share }) => formatShare(share) },
  {
    key: 'held',
    title: '已售/锁位/未锁',
    width: 120,
    isNumeric: true,
    render: ({ soldUnits, heldUnits, openUnits }) => `${soldUnits} / ${heldUnits} / ${openUnits}`,
  },
  {
    key: 'progress',
    title: '执行进度',
    width: 140,
    render: ({ cityName, progress }) => (
      <span className={styles.progress}>
        <progress max={1} value={progress} aria-label={`${cityName}执行进度`} />
        <span className="numeric">{formatShare(progress, 0)}</span>
      </span>
    ),
  },
];
