import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';

type Form = CallOutput<'common/getMediumFormatAttrList'>[number];

/** The forms of some media to choose from, and the one that is chosen: the first where none is. */
export function useMediumForm(mediumIds: readonly number[], picked: string | undefined) {
  const { data = [] } = useCall('common/getMediumFormatAttrList', {}, { staleMs: Infinity });
  const forms = data.filter(({ mediumId }) => mediumIds.includes(mediumId));
  const valueOf = ({ mediumId, formId }: Form) => `${mediumId}:${formId}`;
  const form = forms.find((candidate) => valueOf(candidate) === picked) ?? forms[0];
  return {
    form,
    value: form && valueOf(form),
    options: forms.map((candidate) => ({
      value: valueOf(candidate),
      label: `${candidate.mediumName} · ${candidate.formName}`,
    })),
  };
}
