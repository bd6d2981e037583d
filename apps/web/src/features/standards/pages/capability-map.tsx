import type { ContentTable } from '@ooh/contract/domain/content';
import { isAllowed } from '@ooh/contract/permission/rules';
import { useSession } from '../../../session/use-session.ts';
import { formatCount } from '../../../ui/figure/format-figure.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { capabilities } from './capabilities.ts';
import styles from './capability-map.module.css';
import shared from './standards.module.css';
import { useLiveFigures, type LiveFigure } from './use-live-figures.ts';

function Figure({ figure }: { readonly figure: LiveFigure }) {
  const { value, unit, words } = figure;
  if (value === undefined) return <span className={shared.note}>计数中</span>;
  if (value === null) return <span className={shared.note}>暂时取不到</span>;
  return (
    <span className={styles.figure} title={words}>
      {formatCount(value)}
      <small>
        {unit}
        {words}
      </small>
    </span>
  );
}

interface TileProps {
  readonly row: ContentTable['rows'][number];
  readonly figure: LiveFigure | undefined;
}

function Tile({ row: { key, cells }, figure }: TileProps) {
  const [, name, before, now] = cells;
  const permission = useSession((session) => session.dataRoleRequest);
  const { href, flag } = capabilities[key] ?? {};
  const isOpen = href !== undefined && (flag === undefined || isAllowed(permission, flag));
  const content = (
    <>
      <span className={styles.tileHead}>
        <strong>{name}</strong>
        {!isOpen && <span className={shared.note}>未开通</span>}
      </span>
      {isOpen && figure && <Figure figure={figure} />}
      <span className={styles.before}>之前：{before}</span>
      <span className={styles.now}>现在：{now}</span>
    </>
  );
  if (!isOpen) return <div className={styles.tile}>{content}</div>;
  return (
    <HrefLink href={href} className={styles.tile}>
      {content}
    </HrefLink>
  );
}

/** 数据 → 选点 → 监测 → 评估 → 优化: every capability with its screen and what that counts now. */
export function CapabilityMap({ table }: { readonly table: ContentTable }) {
  const figures = useLiveFigures();
  const stages = Map.groupBy(table.rows, ({ cells }) => cells[0]);
  return (
    <div className={styles.stages}>
      {[...stages].map(([stage, rows]) => (
        <section key={stage} className={styles.stage} aria-label={stage}>
          <h3>{stage}</h3>
          <div className={styles.tiles}>
            {rows.map((row) => (
              <Tile key={row.key} row={row} figure={figures.get(row.key)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
