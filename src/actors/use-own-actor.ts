import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import type { ActorName } from './inspected-snapshot.ts'

type OwnActorOptions<Machine extends AnyStateMachine> = ActorName<Machine> & { readonly input?: InputFrom<Machine> }

/**
 * An actor that a screen owns: it starts when the screen stands and stops when it goes, and while it is busy no page is
 * loaded anew. The machine and its name are always the same ones; implementations may be new with every render.
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
