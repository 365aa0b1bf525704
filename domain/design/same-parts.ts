type DesignParts = Readonly<Record<string, unknown>>

const getPart = (parts: DesignParts, name: string) => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/**
 * Whether two plain values are deeply equal, whatever the order of their keys; a missing property equals `undefined`.
 */
export function areSameParts(one: unknown, other: unknown): boolean {
  // Treats -0 and 0 as equal, since JSON does not distinguish them.
  if (one === other || Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [parts, others] = [one as DesignParts, other as DesignParts]
  const names = new Set([...Object.keys(parts), ...Object.keys(others)])
  return [...names].every((name) => areSameParts(getPart(parts, name), getPart(others, name)))
}
