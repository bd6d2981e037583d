import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import type { ComponentType } from 'react';
import { figureText, intervalText } from '../../shared/figure/figure-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { Composition, type UserPackage } from './composition.tsx';
import { PortraitCard } from '../../shared/portrait/portrait-card.tsx';
import styles from './user-package.module.css';
import { BarCell, BarTable } from './bar-table.tsx';

function Facts({ pack }: { readonly pack: UserPackage }) {
  return (
    <Card title="人群规模" footer={<BasisNote pack={pack} />}>
      <p className={styles.sentence}>{pack.sentence}</p>
      <dl className={styles.facts}>
        <div>
          <dt>
            覆盖人数 <span className={styles.nature}>预估</span>
          </dt>
          <dd>{figureText(pack.persons, asPersons)}</dd>
          <dd className={styles.note}>{intervalText(pack.persons, asPersons)}</dd>
        </div>
        <div>
          <dt>占所选城市</dt>
          <dd>{figureText(pack.share, asShare)}</dd>
          <dd className={styles.note}>{intervalText(pack.share, asShare)}</dd>
        </div>
        <div>
          <dt>城市</dt>
          <dd>{pack.cities.length} 个</dd>
          <dd className={styles.note}>{pack.cities.map(({ cityName }) => cityName).join('、')}</dd>
        </div>
        <div>
          <dt>引用方案</dt>
          <dd>{pack.linkedPlans.length} 个</dd>
        </div>
      </dl>
    </Card>
  );
}

function BasisNote({ pack }: { readonly pack: UserPackage }) {
  return pack.basis.map((basis) => (
    <span key={basis.universe} className={styles.basis}>
      口径：{basis.universe}（{asPersons(basis.universePersons)}）；来源：{basis.source}；周期：{basis.period}
      ；数据版本：
      {basis.dataReleases.map(({ releaseNo }) => releaseNo).join('、')}
      {basis.isDemo && '；演示数据'}
    </span>
  ));
}

export function CitySplit({ cities }: Pick<UserPackage, 'cities'>) {
  return (
    <BarTable
      caption="城市分布"
      heads={[
        { title: '城市' },
        { title: '人数', isNumeric: true },
        { title: '占该城比例', isNumeric: true },
      ]}
    >
      {cities.map((city) => (
        <tr key={city.cityCode}>
          <th scope="row">{city.cityName}</th>
          <td className="numeric">
            <FigureValue figure={city.persons} format={asPersons} />
          </td>
          <td className="numeric">
            <FigureValue figure={city.share} format={asShare} />
          </td>
          <BarCell text={figureText(city.share, asShare)} share={city.share.value ?? 0} />
        </tr>
      ))}
    </BarTable>
  );
}

export interface UserPackageViewProps {
  readonly pack: UserPackage;
  /** Draws a plan that uses the package, with its link and state. */
  readonly PlanLine: ComponentType<{ readonly plan: PlanRow }>;
}

/** A crowd package: size, how the rule narrows it, portrait, cities, plans that use it. */
export function UserPackageView({ pack, PlanLine }: UserPackageViewProps) {
  if (pack.cities.length === 0) {
    return (
      <StateBlock
        kind="not-produced"
        minHeight={320}
        title="所选城市还没有人群样本"
        description="生成城市人群样本后即可查看规模与画像。"
      />
    );
  }
  return (
    <div className={styles.page}>
      <Facts pack={pack} />
      <div className={styles.columns}>
        <Card title="标签构成">
          <Composition steps={pack.composition} />
        </Card>
        <Card title="城市分布">
          <CitySplit cities={pack.cities} />
        </Card>
      </div>
      <PortraitCard dimensions={pack.portrait} />
      <Card title="引用方案">
        {pack.linkedPlans.length === 0 ? (
          <StateBlock kind="empty" title="还没有方案使用该人群" />
        ) : (
          <ul className={styles.plans}>
            {pack.linkedPlans.map((plan) => (
              <li key={plan.planId}>
                <PlanLine plan={plan} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
