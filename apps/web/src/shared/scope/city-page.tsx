import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { isOpen, type CityScope } from '../city-picker/choose-cities.ts';
import { useCityNames } from '../city-picker/use-city-catalog.ts';
import { cityToShow } from './city-to-show.ts';
import { askForGroup } from './group-name.ts';
import { useGroupScope } from './group-scope.ts';

export interface CityPageProps {
  readonly title: string;
  /** Group of permissions whose cities are open. */
  readonly group: string;
  /** The city that the address asks for. */
  readonly city: string | undefined;
  readonly children: (cityCode: string, scope: CityScope) => ReactNode;
}

/** A page about one city: the one of the address or the usual one, as far as the user may see it. */
export function CityPage({ title, group, city: asked, children }: CityPageProps) {
  const scope = useGroupScope(group);
  const nameOf = useCityNames();
  const city = cityToShow(asked, scope);
  if (city !== undefined && isOpen(scope, city)) return children(city, scope);
  return (
    <>
      <PageHeader title={title} />
      <StateBlock
        kind="no-permission"
        title={`暂无${city === undefined ? '任何城市' : nameOf(city)}数据权限`}
        description={askForGroup(group)}
      />
    </>
  );
}
