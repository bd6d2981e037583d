import { crowdRoleNames } from '@ooh/contract/domain/crowd-names';
import type { CallOutput } from '@ooh/contract/registry';
import { FigureValue } from '../figure/figure-value.tsx';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { TgiValue } from '../figure/tgi-value.tsx';
import styles from './aoi.module.css';

type Roles = CallOutput<'city-perspective/getAoiTaConcentrationDataById'>['byRole'];

export function AoiRoles({ roles, hasAudience }: { readonly roles: Roles; readonly hasAudience: boolean }) {
  return (
    <table className={styles.plain} aria-label="人群角色">
      <thead>
        <tr>
          <th scope="col">角色</th>
          <th scope="col">人数</th>
          {hasAudience && (
            <>
              <th scope="col">TA 人数</th>
              <th scope="col">TA浓度</th>
              <th scope="col">TGI</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {roles.map(({ role, persons, taPersons, taConcentration, tgi }) => (
          <tr key={role}>
            <th scope="row">{crowdRoleNames[role]}</th>
            <td>
              <FigureValue figure={persons} format={asCount} />
            </td>
            {hasAudience && (
              <>
                <td>
                  <FigureValue figure={taPersons} format={asCount} />
                </td>
                <td>
                  <FigureValue figure={taConcentration} format={asShare} />
                </td>
                <td>
                  <TgiValue figure={tgi} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
