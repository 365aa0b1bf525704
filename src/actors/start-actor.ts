import { type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { Actors } from './actors.ts'
import type { ActorName } from './inspected-snapshot.ts'

type StartActorOptions<Machine extends AnyStateMachine> = ActorName<Machine> & { readonly input?: InputFrom<Machine> }

/**
 * Starts a machine whose lifetime its owner decides, and unregisters it once it is stopped or done.
 * Components use `useOwnActor` instead.
 */
export function startActor<Machine extends AnyStateMachine>(
  actors: Actors,
  machine: Machine,
  { input, ...named }: StartActorOptions<Machine>,
) {
  const actor = createActor(machine, { inspect: actors.inspect(named), input: input as InputFrom<Machine> })
  const unregister = actors.add(named.name, actor)
  // Two observers, because one with an error handler would swallow the error: XState still reports it as long
  // as another observer has none.
  actor.subscribe({ complete: unregister })
  actor.subscribe({ error: unregister })
  return actor.start()
}
