import { useCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';

/** Free shares of a city today and in 30, 60 and 90 days. */
export type LaterVacancy = ReadonlyMap<string, readonly (number | null)[]>;

const mostRows = 200;

/** Free shares of a form by city on later days; undefined for who may not see the stock of media, and until it is there. */
export function useLaterVacancy(mediumId: number, formId: number): LaterVacancy | undefined {
  const isAllowed = useAllowed('digitalAssetRoleData.allMediumData.isEnabled');
  const { data } = useCall(
    'app-analyse-media/conditionQuery',
    { mediumIds: [mediumId], pageSize: mostRows },
    { enabled: isAllowed },
  );
  if (data === undefined) return undefined;
  const rows = data.rows.filter((row) => row.formId === formId);
  return new Map(
    rows.map(({ cityCode, inventory: { units, free } }) => [
      cityCode,
      free.map((one) => (units === 0 ? null : one / units)),
    ]),
  );
}
