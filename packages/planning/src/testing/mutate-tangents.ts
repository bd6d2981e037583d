import type { Certificate, WrittenTangent } from '../certificate.ts';
import { hasTangent } from './change-tree.ts';
import { type Mutation, times, withFalseBound } from './mutation.ts';

function changedTangents(
  certificate: Certificate,
  change: (tangent: WrittenTangent) => WrittenTangent,
): Certificate['proof'] | null {
  const { tree, tangents } = certificate.proof;
  return tangents.length === 0 ? null : { tree, tangents: tangents.map(change) };
}

/** Changes of the tangents of the proof. */
export const mutatedTangents: readonly Mutation[] = [
  {
    name: 'point moved and bound lowered',
    change: (c, random, { optimum }) => {
      const proof = changedTangents(c, (t) => ({ ...t, units: t.units.map((v) => v * times(random)) }));
      return withFalseBound(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'prices moved and bound lowered',
    change: (c, random, { optimum }) => {
      const proof = changedTangents(c, (t) => ({
        ...t,
        multipliers: t.multipliers.map((y) => y * times(random)),
      }));
      return withFalseBound(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'λ moved and bound lowered',
    change: (c, random, { optimum }) => {
      const proof = changedTangents(c, (t) => ({
        ...t,
        knee: t.knee + random() - 0.5,
        width: t.width * times(random),
      }));
      return withFalseBound(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'negative price',
    change: (c, random) => {
      const proof = changedTangents(c, (t) => ({
        ...t,
        multipliers: t.multipliers.map(() => -random() - 0.1),
      }));
      return proof && hasTangent(c.proof.tree) ? { ...c, proof } : null;
    },
    names: /乘数/,
  },
  {
    name: 'price left out',
    change: (c) => {
      const proof = changedTangents(c, (t) => ({ ...t, multipliers: t.multipliers.slice(1) }));
      return proof && hasTangent(c.proof.tree) ? { ...c, proof } : null;
    },
    names: /乘数/,
  },
  {
    name: 'width of λ not positive',
    change: (c, random) => {
      const proof = changedTangents(c, (t) => ({ ...t, width: -random() }));
      return proof && hasTangent(c.proof.tree) ? { ...c, proof } : null;
    },
    names: /λ/,
  },
  {
    name: 'weighing of passages moved and bound lowered',
    change: (c, random, { optimum }) => {
      if (!c.proof.tangents.some((t) => t.lift)) return null;
      const proof = changedTangents(c, (t) =>
        t.lift
          ? {
              ...t,
              lift: {
                ...t.lift,
                units: t.lift.units.map((v) => v * times(random)),
                sharpness: 50 * random(),
              },
            }
          : t,
      );
      return withFalseBound(c, proof, random, optimum);
    },
    names: /上界/,
  },
  {
    name: 'weighing of passages by a negative number',
    change: (c) => {
      if (!c.proof.tangents.some((t) => t.lift) || !hasTangent(c.proof.tree)) return null;
      const proof = changedTangents(c, (t) => (t.lift ? { ...t, lift: { ...t.lift, sharpness: -1 } } : t));
      return proof && { ...c, proof };
    },
    names: /lift/,
  },
];
