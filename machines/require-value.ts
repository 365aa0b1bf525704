/** Returns a value that every way into a state sets, and throws when it is missing. */
export function requireValue<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}
