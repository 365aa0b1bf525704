import * as calls from '#domain/contract/scans.ts'
import { readScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import type { ApiClient } from '#src/api/api.ts'
import { onScanSaved, readStoredDraft } from '#src/features/foot-scan/effects/stored-drafts.ts'
import type { WizardActor } from './view/wizard-context.ts'

const prefix = scanDraftKey('')

/** Reports when a scan that was on this device only is sent, by this page, another page or another window. */
export function followSentScans(api: ApiClient, actor: WizardActor, until: AbortSignal): void {
  const unsent = () => {
    const { id, person, feet } = getOpenDesign(actor.getSnapshot().context)
    if (!person || !feet || feet.left.scanId !== undefined) return undefined
    return { designId: id, personId: person.id, measuredAt: feet.left.measuredAt }
  }

  /** The feet may have been measured again meanwhile: only the chosen scan counts. */
  async function look(scanId: string | undefined): Promise<void> {
    const pendingDrafts = unsent()
    if (!pendingDrafts || scanId === undefined) return
    const answer = await api(calls.getScan, undefined, { id: scanId, signal: until })
    if (until.aborted || !answer.ok || answer.value.scan.measuredAt !== pendingDrafts.measuredAt) return
    actor.send({ type: 'scan.sent', personId: pendingDrafts.personId, scanId })
  }

  const isTheirs = (personId: string) => unsent()?.personId === personId
  const checkSavedDraft = () => void look(readStoredDraft(unsent()?.personId ?? '')?.savedAs)

  let last = ''
  function lookAtDesign(): void {
    const pendingDrafts = unsent()
    const now = pendingDrafts ? Object.values(pendingDrafts).join(' ') : ''
    if (now === last) return
    last = now
    checkSavedDraft()
  }

  lookAtDesign()
  const designs = actor.subscribe(lookAtDesign)
  const unsubscribe = onScanSaved((draft) => isTheirs(draft.personId) && void look(draft.savedAs))
  until.addEventListener('abort', () => {
    designs.unsubscribe()
    unsubscribe()
  })
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (!key?.startsWith(prefix)) return
      const personId = key.slice(prefix.length)
      if (isTheirs(personId)) void look(readScanDraft(newValue, personId, Date.now())?.savedAs)
    },
    { signal: until },
  )
}
