import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import type { ActorName } from './inspected-snapshot.ts'

type OwnActorOptions<Machine extends AnyStateMachine> = ActorName<Machine> & { readonly input?: InputFrom<Machine> }

/**
 * Runs an actor for as long as the component is mounted. While it is busy it blocks reloads. The machine and
 * its name must not change; implementations may differ with every render.
 */
export function useOwnActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, name, inspectable }: OwnActorOptions<Machine>,
) {
  const { actors, reload } = useRouter().options.context
  const actor = useActorRef(machine, {
    input: input as InputFrom<Machine>,
    inspect: actors.inspect({ name, inspectable }),
  })
  useEffect(() => {
    const [unregister, free] = [actors.add(name, actor), reload.reloadBlockerFor(actor)]
    return () => {
      free()
      unregister()
    }
  }, [actor, actors, reload, name])
  return actor
}
