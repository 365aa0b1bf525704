import type { Actors } from './actors.ts'
import { type InspectedSnapshot, inspectEvent } from './inspected-snapshot.ts'

export type InspectListener = (snapshot: InspectedSnapshot) => void

/**
 * Sees every event and every state of the page's actors from now on, with what each machine declares and nothing else.
 * Returns how to end this. A watcher that breaks is asked no more, and what it watches goes on.
 */
export function watchActors(actors: Actors, watcher: InspectListener): () => void {
  const end = actors.subscribe((named, said, sessionId) => {
    try {
      const snapshot = inspectEvent(named, said, sessionId)
      if (snapshot) watcher(snapshot)
    } catch (error) {
      end()
      reportError(error)
    }
  })
  return end
}
