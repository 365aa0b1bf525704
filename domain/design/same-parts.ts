type DesignParts = Readonly<Record<string, unknown>>

const getPart = (parts: DesignParts, name: string) => (Object.hasOwn(parts, name) ? parts[name] : undefined)

/** Whether two plain values have the same parts, in whatever order their names stand; a part that is missing is like none. */
export function areSameParts(one: unknown, other: unknown): boolean {
  // A nought from below, which no text can tell from the other one, is the same.
  if (one === other || Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [parts, others] = [one as DesignParts, other as DesignParts]
  const names = new Set([...Object.keys(parts), ...Object.keys(others)])
  return [...names].every((name) => areSameParts(getPart(parts, name), getPart(others, name)))
}
