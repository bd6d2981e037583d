import type { CallOutput } from '@ooh/contract/registry';
import { formatCountOf, formatShare } from '../../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { contactsText } from './outcome-labels.ts';

export type ContactClass = CallOutput<'effectestimate/{orderId}/getBehaviorDetailsData'>['classes'][number];

export const contactClassColumns: readonly AppColumn<ContactClass>[] = [
  { key: 'contacts', title: '接触次数', width: 120, render: contactsText },
  {
    key: 'persons',
    title: '目标人群人数',
    width: 140,
    isNumeric: true,
    render: ({ persons }) => formatCountOf(persons, '人'),
  },
  {
    key: 'share',
    title: '占目标人群',
    width: 120,
    isNumeric: true,
    render: ({ share }) => formatShare(share),
  },
  {
    key: 'commuters',
    title: '其中通勤者占比',
    width: 140,
    isNumeric: true,
    render: ({ commuterShare }) => formatShare(commuterShare),
  },
];
