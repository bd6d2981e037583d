import type { CallOutput } from '@ooh/contract/registry';
import { figureText } from '../../shared/figure/figure-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons } from '../../ui/figure/figure-formats.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { BarCell, BarTable } from './bar-table.tsx';

export type UserPackage = CallOutput<'v1/crowd/user-package'>;

/** How each condition narrows the crowd, as a table with bars. */
export function Composition({ steps }: { readonly steps: UserPackage['composition'] }) {
  if (steps.length === 0) return <StateBlock kind="empty" title="全体人群，没有条件" />;
  const widest = Math.max(
    ...steps.flatMap((step) => [step.persons.value ?? 0, step.personsSoFar.value ?? 0]),
    1,
  );
  return (
    <BarTable
      caption="标签构成：每个条件之后剩下的人数"
      heads={[
        { title: '步骤' },
        { title: '条件' },
        { title: '满足该条件', isNumeric: true },
        { title: '累计人群', isNumeric: true },
      ]}
    >
      {steps.map((step, index) => (
        // The same condition may stand twice; its place in the rule names it.
        <tr key={index}>
          <td>{index + 1}</td>
          <th scope="row">{step.text}</th>
          <td className="numeric">
            <FigureValue figure={step.persons} format={asPersons} />
          </td>
          <td className="numeric">
            <FigureValue figure={step.personsSoFar} format={asPersons} />
          </td>
          <BarCell
            text={`累计 ${figureText(step.personsSoFar, asPersons)}`}
            share={(step.personsSoFar.value ?? 0) / widest}
          />
        </tr>
      ))}
    </BarTable>
  );
}
