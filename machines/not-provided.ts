/** Stands for an effect that a machine names and does not know: whoever starts the machine provides it. */
export function notProvided<Args extends unknown[] = [], Value = void>(name: string): (...args: Args) => Value {
  return () => {
    throw new Error(`${name}: not provided`)
  }
}
