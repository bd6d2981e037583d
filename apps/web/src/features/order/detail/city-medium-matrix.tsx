import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import styles from './city-medium-matrix.module.css';
import { prepareMatrix } from './prepare-overview.ts';

/** Net amount of every city in every medium, darker where it is larger. */
export function CityMediumMatrix({ orderId }: { readonly orderId: string }) {
  const bus = useCall('mediaOrder/getOrderCityBusAllAmountDataList', { orderId });
  const base = useCall('mediaOrder/getOrderCityBaseAllAmountDataList', { orderId });
  const matrix = useMemo(
    () => (bus.data && base.data ? prepareMatrix([...bus.data.rows, ...base.data.rows]) : undefined),
    [bus.data, base.data],
  );
  const error = bus.error ?? base.error;
  if (error || !matrix)
    return (
      <SectionPending
        error={error}
        onRetry={() => void Promise.all([bus.refetch(), base.refetch()])}
        rows={5}
      />
    );
  return (
    // The table can be wider than the card: the keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.matrixFrame} aria-label="城市与媒体的净价" tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">城市</th>
            {matrix.media.map(({ mediumId, name }) => (
              <th key={mediumId} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">合计</th>
          </tr>
        </thead>
        <tbody>
          {matrix.cities.map(({ cityCode, name, cells, netFen }) => (
            <tr key={cityCode}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td
                  key={matrix.media[index].mediumId}
                  className="numeric"
                  style={
                    cell
                      ? {
                          background: `color-mix(in srgb, var(--colour-primary) ${Math.round(6 + cell.strength * 26)}%, transparent)`,
                        }
                      : undefined
                  }
                >
                  {cell ? (
                    <>
                      {formatFen(cell.netFen, { unit: 'auto', digits: 1 })}
                      <small>{formatNumber(cell.units)} 面/辆</small>
                    </>
                  ) : (
                    '—'
                  )}
                </td>
              ))}
              <td className="numeric">{formatFen(netFen, { unit: 'auto', digits: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
