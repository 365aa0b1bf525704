/** Does a work now and again and again, so long after each time; what is told to stop ends with the time that is under way. */
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
