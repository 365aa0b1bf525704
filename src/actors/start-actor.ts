import { type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { Actors } from './actors.ts'
import type { ActorName } from './inspected-snapshot.ts'

type StartActorOptions<Machine extends AnyStateMachine> = ActorName<Machine> & { readonly input?: InputFrom<Machine> }

/**
 * Starts a machine that lives as long as its owner lets it: stopped, or ended by itself, it is forgotten. Screens start
 * theirs by `useOwnActor`.
 */
export function startActor<Machine extends AnyStateMachine>(
  actors: Actors,
  machine: Machine,
  { input, ...named }: StartActorOptions<Machine>,
) {
  const actor = createActor(machine, { inspect: actors.inspect(named), input: input as InputFrom<Machine> })
  const unregister = actors.add(named.name, actor)
  // Of two observers one hears no errors: the library still reports them, as it does when nobody hears them.
  actor.subscribe({ complete: unregister })
  actor.subscribe({ error: unregister })
  return actor.start()
}
