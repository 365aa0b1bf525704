/** How long an endpoint may take by default before its caller is answered that the shop is busy. */
export const defaultLimitMs = 10_000

/** Resolves to `late` after the limit. The work itself continues and completes. */
export function withinLimit<Value>(running: Promise<Value>, limitMs: number): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const timeoutResult = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs)
  })
  return Promise.race([running, timeoutResult]).finally(() => clearTimeout(timer))
}
