/** Whoever waits for a page that may come anew is told soon. */
const timeoutMs = 10_000

/** What the shop says of its newest build now, not what a cache keeps. */
export async function askNewestBuild(): Promise<unknown> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`, { signal: AbortSignal.timeout(timeoutMs) })
  return answer.json()
}
