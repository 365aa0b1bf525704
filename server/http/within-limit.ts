/** The longest that any call of ours may take before its caller hears that the shop is busy. */
export const defaultLimitMs = 10_000

/** What comes too late for its caller goes on, and is done all the same. */
export function withinLimit<Value>(running: Promise<Value>, limitMs: number): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const timeoutResult = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs)
  })
  return Promise.race([running, timeoutResult]).finally(() => clearTimeout(timer))
}
