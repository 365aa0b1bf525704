/** Whether two plain values have the same parts, in whatever order their names stand; a part that is missing is like none. */
export function areSameParts(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [parts, others] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = new Set([...Object.keys(parts), ...Object.keys(others)])
  return [...names].every((name) => areSameParts(parts[name], others[name]))
}
