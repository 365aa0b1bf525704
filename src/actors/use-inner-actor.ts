import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { ActorName } from './inspected-snapshot.ts'

/**
 * Registers an actor that another actor has invoked, under a name of its own, while the component is mounted.
 * While it is busy it blocks reloads. The invoking actor starts and stops it.
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
