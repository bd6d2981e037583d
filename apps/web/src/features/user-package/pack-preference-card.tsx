import { taPeopleScreen } from '@ooh/contract/domain/place-insight';
import type { PreferenceKind } from '@ooh/contract/domain/preference-names';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { isOpen } from '../../shared/city-picker/choose-cities.ts';
import { PreferenceView } from '../../shared/preference/preference-view.tsx';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { Card } from '../../ui/page/card.tsx';

export interface PackPreferenceCardProps {
  readonly packId: string;
  readonly packName: string;
  readonly cities: readonly { readonly cityCode: string; readonly cityName: string }[];
  readonly deriveHref?: ((labelId: number) => string) | undefined;
}

/** What the people of a pack visit, use and like, in one of its cities: the same figures as 偏好洞察. */
export function PackPreferenceCard({ packId, packName, cities, deriveHref }: PackPreferenceCardProps) {
  const scope = useGroupScope(taPeopleScreen);
  const [kind, setKind] = useState<PreferenceKind>('format');
  const [chosen, setChosen] = useState<string>();
  const targetAudience = useMemo(() => ({ groups: [], packId, packName }), [packId, packName]);
  const open = cities.filter(({ cityCode }) => isOpen(scope, cityCode));
  const city = open.find(({ cityCode }) => cityCode === chosen) ?? open.at(0);
  if (city === undefined) return null;
  return (
    <Card
      title="偏好"
      extra={
        open.length > 1 && (
          <Select
            size="small"
            aria-label="偏好的城市"
            style={{ width: 120 }}
            value={city.cityCode}
            options={open.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName }))}
            onChange={setChosen}
          />
        )
      }
    >
      <PreferenceView
        cityCode={city.cityCode}
        targetAudience={targetAudience}
        kind={kind}
        onKind={setKind}
        {...(deriveHref !== undefined && { deriveHref })}
      />
    </Card>
  );
}
