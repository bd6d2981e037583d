import { serviceStates } from '@ooh/contract/domain/order-transitions';
import { Button } from 'antd';
import { useState } from 'react';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import tableStyles from '../../../ui/table/plain-table.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import styles from './detail.module.css';
import { ServicesDialog } from './services-dialog.tsx';

/** The services beside the media, and the way to change them while the order may change. */
export function ServicesCard({ order }: { readonly order: OrderOutput }) {
  const [isEditing, setIsEditing] = useState(false);
  const { services } = order.brief;
  const isEditable = serviceStates.includes(order.row.state);
  const servicesFen = services.reduce((sum, { amountFen }) => sum + amountFen, 0);
  if (services.length === 0 && !isEditable) return null;
  return (
    <Card
      title="服务项（不含税）"
      extra={isEditable && <Button onClick={() => setIsEditing(true)}>编辑服务项</Button>}
    >
      {services.length === 0 ? (
        <p className={styles.quiet}>还没有服务项，可添加第三方监测、创意延展等收费或赠送的服务。</p>
      ) : (
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">服务</th>
              <th scope="col" className="numeric">
                金额
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ serviceId, name, amountFen }) => (
              <tr key={serviceId}>
                <th scope="row">{name}</th>
                <td className="numeric">{formatFen(amountFen)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">合计</th>
              <td className="numeric">{formatFen(servicesFen)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {isEditing && <ServicesDialog order={order} onClose={() => setIsEditing(false)} />}
    </Card>
  );
}
