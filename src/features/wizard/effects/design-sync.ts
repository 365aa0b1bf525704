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

/**
 * The design sync machine as a child actor of the wizard: it receives commands, sends events, and stops with the
 * wizard.
 */
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
    // A failed actor saves nothing.
    designSync.subscribe({ error: () => sendBack({ type: 'designs.notStored' }) })
    receive((order) => designSync.send(order))
    return () => void designSync.stop()
  })
}
