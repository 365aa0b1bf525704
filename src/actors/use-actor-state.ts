import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/**
 * Selects from an actor that lives as long as the page. Components with their own actor use `useSelector` of
 * `@xstate/react`, which is too large for the first page load.
 */
export function useActorState<Actor extends AnyActorRef, Value>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Value,
): Value {
  return useSyncExternalStore(
    (listener) => actor.subscribe(listener).unsubscribe,
    () => select(actor.getSnapshot()),
  )
}
