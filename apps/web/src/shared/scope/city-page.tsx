import type { ComponentType, ReactNode } from 'react';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { isOpen, type CityScope } from '../city-picker/choose-cities.ts';
import { cityToShow } from './city-to-show.ts';
import { useGroupScope } from './group-scope.ts';
import { NoPermission } from './no-permission.tsx';

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
  const city = cityToShow(asked, scope);
  if (city !== undefined && isOpen(scope, city)) return children(city, scope);
  return (
    <>
      <PageHeader title={title} />
      <NoPermission group={group} cityCode={city} />
    </>
  );
}

/** What the content of such a page is given. */
export interface CityPart {
  readonly cityCode: string;
  readonly scope: CityScope;
}

/** A page whose whole content is about the city of its address. */
export const cityPage = <Props extends { readonly address: { readonly city?: string } }>(
  title: string,
  group: string,
  InCity: ComponentType<Props & CityPart>,
) =>
  function CityOfAddress(props: Props): ReactNode {
    return (
      <CityPage title={title} group={group} city={props.address.city}>
        {(cityCode, scope) => <InCity {...props} cityCode={cityCode} scope={scope} />}
      </CityPage>
    );
  };
