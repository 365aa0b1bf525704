import { fromCallback, fromPromise } from 'xstate'
import type { StoredDesign } from '#domain/design/design-file.ts'
import { designSyncInspectable } from '#machines/design-sync/design-sync.inspectable.ts'
import { designSyncMachine } from '#machines/design-sync/design-sync.machine.ts'
import type {
  DesignSyncCommand,
  DesignSyncInput,
  RemovedAnswer,
  SavedAnswer,
  ShopDesigns,
} from '#machines/design-sync/design-sync.types.ts'
import type { Actors } from '#src/actors/actors.ts'
import { startActor } from '#src/actors/start-actor.ts'
import type { ApiClient } from '#src/api/api.ts'
import { designDevice } from './design-device.ts'
import { shopDesigns } from './shop-designs.ts'

/** What keeps designs, as an actor of its own: orders go in and news come out, and it ends with whoever designs. */
export function provideDesignSync({ actors, api }: { readonly actors: Actors; readonly api: ApiClient }) {
  const { read, save, remove } = shopDesigns(api)
  const machine = designSyncMachine.provide({
    actors: {
      device: designDevice,
      readDesigns: fromPromise<ShopDesigns>(({ signal }) => read(signal)),
      saveDesign: fromPromise<SavedAnswer, StoredDesign>(({ input }) => save(input)),
      removeDesign: fromPromise<RemovedAnswer, string>(({ input }) => remove(input)),
    },
  })
  return fromCallback<DesignSyncCommand, DesignSyncInput>(({ input, receive, sendBack }) => {
    const designSync = startActor(actors, machine, { name: 'design-sync', inspectable: designSyncInspectable, input })
    designSync.on('*', sendBack)
    // Nothing is kept by one that broke.
    designSync.subscribe({ error: () => sendBack({ type: 'designs.notStored' }) })
    receive((order) => designSync.send(order))
    return () => void designSync.stop()
  })
}
