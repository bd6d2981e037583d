import type { CallOutput } from '@ooh/contract/registry';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { FigureValue } from './figure-value.tsx';
import { figureText } from './figure-text.ts';

type CityPersonsProps = Pick<CallOutput<'v1/crowd-packs/estimate'>, 'cities' | 'citiesWithoutPanel'> & {
  /** Of the words about cities that are not counted. */
  readonly className: string | undefined;
};

/** How many people a rule finds in each city, and the cities where nobody can be counted. */
export function CityPersons({ cities, citiesWithoutPanel, className }: CityPersonsProps) {
  return (
    <>
      <FactList>
        {cities.map(({ cityCode, cityName, persons, share }) => (
          <Fact key={cityCode} name={cityName}>
            <FigureValue figure={persons} format={asPersons} />（{figureText(share, asShare)}）
          </Fact>
        ))}
      </FactList>
      {citiesWithoutPanel.length > 0 && (
        <p className={className}>{citiesWithoutPanel.join('、')}还没有人群样本，不计入。</p>
      )}
    </>
  );
}
