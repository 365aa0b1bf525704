import type { Actors } from './actors.ts'
import { type Seen, seenOf } from './seen.ts'

export type Watcher = (seen: Seen) => void

/**
 * Sees every event and every state of the page's actors from now on, with what each machine declares and nothing else.
 * Returns how to end this. A watcher that breaks is asked no more, and what it watches goes on.
 */
export function watchActors(actors: Actors, watcher: Watcher): () => void {
  const end = actors.heardBy((named, said, sessionId) => {
    try {
      const seen = seenOf(named, said, sessionId)
      if (seen) watcher(seen)
    } catch (fault) {
      end()
      reportError(fault)
    }
  })
  return end
}
