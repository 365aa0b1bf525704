/** The timeout, which limits how long a reload is delayed. */
const timeoutMs = 10_000

/** Fetches the newest build from the server, bypassing every cache. */
export async function fetchLatestBuild(): Promise<unknown> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`, { signal: AbortSignal.timeout(timeoutMs) })
  return answer.json()
}
