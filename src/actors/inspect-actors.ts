import type { Actors } from './actors.ts'
import { type InspectedSnapshot, inspectEvent } from './inspected-snapshot.ts'

export type InspectListener = (snapshot: InspectedSnapshot) => void

/**
 * Passes every event and state of the page's actors to the watcher from now on, limited to the fields that
 * each machine declares. Returns how to end this. A watcher that throws is removed, and the actors go on.
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
