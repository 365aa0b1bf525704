/**
 * Runs work immediately and then again, `afterMs` after the end of each run. Returns a function that stops it and
 * resolves when the current run is over.
 */
export function repeat(work: () => Promise<void>, afterMs: number): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    await work()
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, afterMs)
  }

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
