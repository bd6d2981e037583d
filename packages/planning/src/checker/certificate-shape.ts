const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x);
const isIndex = (x: unknown) => Number.isInteger(x) && (x as number) >= 0;
const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
const listOf = (x: unknown, allowed: (entry: unknown) => boolean): x is unknown[] =>
  Array.isArray(x) && x.every(allowed);

function tangentFaults(tangent: unknown, at: number): string[] {
  if (!isRecord(tangent)) return [`证明中的第 ${at + 1} 个切点残缺`];
  const { media, units, multipliers } = tangent;
  const fault = (field: string, reason: string) => `证明中第 ${at + 1} 个切点的 ${field} ${reason}`;
  if (!listOf(media, isIndex)) return [fault('media', '应为媒体序号的数组')];
  if (!listOf(units, isNumber) || units.length !== media.length)
    return [fault('units', '应为与 media 等长的数组')];
  if (!listOf(multipliers, isNumber)) return [fault('multipliers（乘数）', '应为数的数组')];
  if (!isNumber(tangent.knee) || !isNumber(tangent.width))
    return [fault('knee、width（λ 的参数）', '应为数')];
  const { lift, whole } = tangent;
  if (whole !== undefined && whole !== true) return [fault('whole', '应为 true 或省略')];
  if (lift === undefined) return [];
  if (!isRecord(lift) || !listOf(lift.media, isIndex)) return [fault('lift.media', '应为媒体序号的数组')];
  if (!listOf(lift.units, isNumber) || lift.units.length !== lift.media.length || !isNumber(lift.sharpness))
    return [fault('lift', '应有与 media 等长的 units 和数 sharpness')];
  return [];
}

/** Structural faults of a supposed certificate, in Chinese; empty when there are none. */
export function shapeFaults(certificate: unknown): string[] {
  if (!isRecord(certificate)) return ['证书应为一个 JSON 对象'];
  const { format, form, instanceHash, plan, proof } = certificate;
  const faults: string[] = [];
  if (format !== 'ooh-certificate-1') faults.push('格式标记 format 应为 ooh-certificate-1');
  if (form !== 'rates' && form !== 'passages') faults.push('接触形式 form 应为 rates 或 passages');
  if (typeof instanceHash !== 'string') faults.push('指纹 instanceHash 缺失');
  const isLine = (line: unknown) => isRecord(line) && isIndex(line.medium) && isNumber(line.vehicles);
  if (!listOf(plan, isLine)) faults.push('方案 plan 应为 {medium, vehicles} 的数组');
  const amounts = { cost: '费用', value: '方案价值', bound: '上界', gap: '差距' };
  for (const [field, title] of Object.entries(amounts))
    if (!isNumber(certificate[field])) faults.push(`${title} ${field} 应为有限的数`);
  if (!isRecord(proof) || !isRecord(proof.tree)) faults.push('证明树 proof.tree 残缺');
  else if (!Array.isArray(proof.tangents)) faults.push('证明 proof.tangents 残缺');
  else if (proof.joint !== undefined && !listOf(proof.joint, isRecord))
    faults.push('证明中的联合证明 proof.joint 应为对象的数组');
  else faults.push(...proof.tangents.flatMap(tangentFaults));
  return faults;
}
