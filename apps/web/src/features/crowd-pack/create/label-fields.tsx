import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { AudienceField } from '../../../shared/ta-builder/audience-field.tsx';
import { useCrowdLabels } from '../../../shared/ta-builder/ta-builder.tsx';
import type { PartFieldsProps } from './part-fields.ts';

/** People by their labels, composed in a drawer. */
export function LabelFields({ id, part, cityCodes, onChange }: PartFieldsProps<'labels'>) {
  const { nameOf } = useCrowdLabels(cityCodes);
  const cityName = useCityNames();
  return (
    <AudienceField
      id={`${id}-labels`}
      isOfLabels
      value={part.targetAudience}
      cityCodes={cityCodes}
      cityName={cityName}
      labelName={nameOf}
      onChange={({ groups }) => onChange({ ...part, targetAudience: { groups } })}
    />
  );
}
