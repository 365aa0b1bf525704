import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { ActorName } from './inspected-snapshot.ts'

/**
 * An actor that another one has invoked, as long as it is there and a screen shows it: it is known by a name of its own, and while it is
 * busy no page is loaded anew. Its owner starts and stops it.
 */
export function useInnerActor<Machine extends AnyStateMachine>(
  actor: AnyActorRef | undefined,
  named: ActorName<Machine>,
) {
  const { actors, reload } = useRouter().options.context
  const { name, inspectable } = named
  useEffect(() => {
    if (!actor) return undefined
    const [unregister, free] = [actors.add(name, actor), reload.reloadBlockerFor(actor)]
    const watched = actor.system.inspect(actors.inspect({ name, inspectable }, actor.sessionId))
    return () => {
      watched.unsubscribe()
      free()
      unregister()
    }
  }, [actor, actors, reload, name, inspectable])
}
