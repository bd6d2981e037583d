export const BJ = '110100';
export const SH = '310100';
export const GZ = '440100';

interface Grant {
  r: unknown;
  m?: unknown;
}
export const entry = (grant: Grant) => ({ regionCodes: grant.r, mediaIds: grant.m });
/** A structure whose group g has these grants. */
export const g = (grants: (Grant | null)[], isEnabled: unknown = true) => ({
  g: { isEnabled, mediaRegionData: grants.map((grant) => (grant === null ? null : entry(grant))) },
});
export const named = (name: string, body: object) => ({ x: { [name]: body } });
