/** How often the parent process is checked. */
const checkEveryMs = 250

/**
 * Under npm the shop is npm's child: when npm is killed or its terminal closes, nobody is left to stop the shop, so it
 * stops itself. Started directly, it keeps running.
 */
export function watchParent(startedByNpm: boolean, onGone: () => void): void {
  if (!startedByNpm) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, checkEveryMs)
  timer.unref()
}
