import { fromCallback } from 'xstate'
import { readScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import type { DeviceOrder, FootScanEvent } from '#machines/foot-scan/foot-scan.types.ts'
import { keepDraft } from './kept-drafts.ts'

const prefix = scanDraftKey('')

/** Keeps drafts on the device, and hears of those of other windows and of a line that is back. */
export const device = fromCallback<DeviceOrder>(({ receive, sendBack }) => {
  const tell = (event: FootScanEvent) => sendBack(event)
  receive(({ draft }) => tell({ type: keepDraft(draft) ? 'draft.kept' : 'draft.unkept' }))

  function hear({ key, newValue }: StorageEvent): void {
    if (!key?.startsWith(prefix)) return
    const draft = readScanDraft(newValue, key.slice(prefix.length), Date.now())
    if (draft) tell({ type: 'draft.found', draft })
  }
  const goOn = () => tell({ type: 'connection.returned' })

  addEventListener('storage', hear)
  addEventListener('online', goOn)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('online', goOn)
  }
})
