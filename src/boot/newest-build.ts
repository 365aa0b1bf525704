/** A page that may be reloaded waits no longer than this. */
const timeoutMs = 10_000

/** The newest build by the server's answer, past every cache. */
export async function fetchLatestBuild(): Promise<unknown> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`, { signal: AbortSignal.timeout(timeoutMs) })
  return answer.json()
}
