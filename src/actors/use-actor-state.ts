import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/**
 * What a view wants to know of an actor that lives as long as the page. Screens that own their actor select by
 * `@xstate/react`, which no first view carries.
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
