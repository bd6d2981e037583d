import { Select } from 'antd';
import type { CityNeed } from './city-readiness.ts';
import { isOpen, type CityScope } from './choose-cities.ts';
import { searchCities } from './search-cities.ts';
import { useCityReadiness } from './use-city-readiness.ts';
import { useCityCatalog, useCityNames } from './use-city-catalog.ts';

export interface CitySelectProps {
  readonly value: string | undefined;
  readonly scope: CityScope;
  readonly onChange: (cityCode: string | undefined) => void;
  /** False where there is always a city. */
  readonly allowClear?: boolean;
  readonly className?: string;
  /** What is computed with the city: those without it are shut. */
  readonly need?: CityNeed;
}

/** One open city for a filter bar; found by name, pinyin, initials or adcode. */
export function CitySelect({ value, scope, onChange, allowClear = true, className, need }: CitySelectProps) {
  const { cities = [] } = useCityCatalog();
  const nameOf = useCityNames();
  const readiness = useCityReadiness(need);
  const offered = cities
    .filter(({ adcode }) => isOpen(scope, adcode) || adcode === value)
    .map(({ adcode, shortName }) => {
      const ready = need === undefined ? undefined : readiness?.(adcode);
      const lack = ready?.lack ?? null;
      return {
        value: adcode,
        label: lack === null ? shortName : `${shortName}（${lack}）`,
        title: ready?.text,
        disabled: (ready?.isShut ?? false) && adcode !== value,
      };
    });
  return (
    <Select
      className={className}
      allowClear={allowClear}
      showSearch={{
        filterOption: (text, option) =>
          searchCities(cities, text).some(({ adcode }) => adcode === option?.value),
      }}
      aria-label="城市"
      placeholder="城市"
      value={value}
      options={
        value === undefined || offered.some((city) => city.value === value)
          ? offered
          : [{ value, label: nameOf(value), title: undefined, disabled: false }]
      }
      onChange={onChange}
    />
  );
}
