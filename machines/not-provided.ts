/**
 * Placeholder for an effect that a machine names but does not implement: the code that starts the machine provides it.
 */
export function notProvided<Args extends unknown[] = [], Value = void>(name: string): (...args: Args) => Value {
  return () => {
    throw new Error(`${name}: not provided`)
  }
}
