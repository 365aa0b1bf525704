import { fromCallback } from 'xstate'
import { type DesignFile, isUntouched, readDesignFile, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { areSameParts } from '#domain/design/same-parts.ts'
import type { DesignKeeperEvent, DeviceWrite } from '#machines/design-keeper/design-keeper.types.ts'
import { store } from '#src/storage/stored-text.ts'
import { keptDesigns } from './kept-designs.ts'

/** Keeps designs on the device, and hears of those of other windows. What stands there already is not written again: windows would answer each other for ever. */
export const designDevice = fromCallback<DeviceWrite>(({ receive, sendBack }) => {
  const tell = (event: DesignKeeperEvent) => sendBack(event)
  receive(({ file }) => tell({ type: keep(file) ? 'device.kept' : 'device.unkept' }))

  function hear({ key, newValue }: StorageEvent): void {
    const file = key === designFileKey ? readDesignFile(newValue, Date.now()) : undefined
    if (file) tell({ type: 'device.found', file })
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
})

function keep(file: DesignFile): boolean {
  const there = keptDesigns()
  const isNothing = !there && file.removed.length === 0 && file.designs.every(({ design }) => isUntouched(design))
  if (isNothing || areSameParts(there, file)) return true
  return store('localStorage', designFileKey, writeDesignFile(file, Date.now()))
}
