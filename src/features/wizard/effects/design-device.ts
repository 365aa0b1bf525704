import { fromCallback } from 'xstate'
import { type DesignFile, isUntouched, readDesignFile, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { areSameParts } from '#domain/design/same-parts.ts'
import type { DesignSyncMachineEvent, DeviceWrite } from '#machines/design-sync/design-sync.types.ts'
import { store } from '#src/storage/stored-text.ts'
import { readStoredDesigns } from './stored-designs.ts'

/**
 * Stores designs on the device, and reports changes by other windows. Unchanged content is not written again, because
 * windows would answer each other endlessly.
 */
export const designDevice = fromCallback<DeviceWrite>(({ receive, sendBack }) => {
  const sendToMachine = (event: DesignSyncMachineEvent) => sendBack(event)
  receive(({ file }) => sendToMachine({ type: storeDesigns(file) ? 'device.stored' : 'device.notStored' }))

  function onStorage({ key, newValue }: StorageEvent): void {
    const file = key === designFileKey ? readDesignFile(newValue, Date.now()) : undefined
    if (file) sendToMachine({ type: 'device.changed', file })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
})

function storeDesigns(file: DesignFile): boolean {
  const there = readStoredDesigns()
  const isNothing = !there && file.removed.length === 0 && file.designs.every(({ design }) => isUntouched(design))
  if (isNothing || areSameParts(there, file)) return true
  return store('localStorage', designFileKey, writeDesignFile(file, Date.now()))
}
