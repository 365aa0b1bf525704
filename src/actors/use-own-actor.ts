import { useRouter } from '@tanstack/react-router'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { AnyStateMachine, InputFrom } from 'xstate'
import type { ActorName } from './seen.ts'

type Own<Machine extends AnyStateMachine> = ActorName<Machine> & { readonly input?: InputFrom<Machine> }

/**
 * An actor that a screen owns: it starts when the screen stands and stops when it goes, and while it is busy no page is
 * loaded anew. The machine and its name are always the same ones; implementations may be new with every render.
 */
export function useOwnActor<Machine extends AnyStateMachine>(machine: Machine, { input, name, shown }: Own<Machine>) {
  const { actors, reload } = useRouter().options.context
  const actor = useActorRef(machine, { input: input as InputFrom<Machine>, inspect: actors.inspect({ name, shown }) })
  useEffect(() => {
    const [forget, free] = [actors.add(name, actor), reload.heldBy(actor)]
    return () => {
      free()
      forget()
    }
  }, [actor, actors, reload, name])
  return actor
}
