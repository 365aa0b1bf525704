import { fromCallback, fromPromise } from 'xstate'
import type { KeptDesign } from '#domain/design/design-file.ts'
import { designKeeperMachine } from '#machines/design-keeper/design-keeper.machine.ts'
import { designKeeperShown } from '#machines/design-keeper/design-keeper.shown.ts'
import type {
  DesignKeeperInput,
  KeeperOrder,
  RemovedAnswer,
  SavedAnswer,
  ShopDesigns,
} from '#machines/design-keeper/design-keeper.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import { startActor } from '#src/actors/start-actor.ts'
import type { Wire } from '#src/api/wire.ts'
import { designDevice } from './design-device.ts'
import { shopDesigns } from './shop-designs.ts'

/** What keeps designs, as an actor of its own: orders go in and news come out, and it ends with whoever designs. */
export function keeperWith({ actors, wire }: { readonly actors: Actors; readonly wire: Wire }) {
  const { read, save, remove } = shopDesigns(wire)
  const machine = designKeeperMachine.provide({
    actors: {
      device: designDevice,
      readDesigns: fromPromise<ShopDesigns>(({ signal }) => read(signal)),
      saveDesign: fromPromise<SavedAnswer, KeptDesign>(({ input }) => save(input)),
      removeDesign: fromPromise<RemovedAnswer, string>(({ input }) => remove(input)),
    },
  })
  return fromCallback<KeeperOrder, DesignKeeperInput>(({ input, receive, sendBack }) => {
    const keeper = startActor(actors, machine, { name: 'design-keeper', shown: designKeeperShown, input })
    keeper.on('*', sendBack)
    // Nothing is kept by one that broke.
    keeper.subscribe({ error: () => sendBack({ type: 'designs.unkept' }) })
    receive((order) => keeper.send(order))
    return () => void keeper.stop()
  })
}
