import { fromCallback } from 'xstate'
import { readScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import type { DeviceOrder, FootScanEvent } from '#machines/foot-scan/foot-scan.types.ts'
import { storeDraft } from './stored-drafts.ts'

const prefix = scanDraftKey('')

/** Stores drafts on the device, and reports drafts from other windows and a restored connection. */
export const device = fromCallback<DeviceOrder>(({ receive, sendBack }) => {
  const sendToMachine = (event: FootScanEvent) => sendBack(event)
  receive(({ draft }) => sendToMachine({ type: storeDraft(draft) ? 'draft.stored' : 'draft.notStored' }))

  function onStorage({ key, newValue }: StorageEvent): void {
    if (!key?.startsWith(prefix)) return
    const draft = readScanDraft(newValue, key.slice(prefix.length), Date.now())
    if (draft) sendToMachine({ type: 'draft.detected', draft })
  }
  const goOn = () => sendToMachine({ type: 'connection.returned' })

  addEventListener('storage', onStorage)
  addEventListener('online', goOn)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('online', goOn)
  }
})
