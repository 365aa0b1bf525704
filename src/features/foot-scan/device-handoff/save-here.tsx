import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenHandoffResponse } from '#domain/contract/scans.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { letInAs, newScanDraft, type ScanDraft } from '#domain/scan/scan-draft.ts'
import type { ScanSource } from '../effects/scan-source.ts'
import { shopSource } from '../effects/shop-source.ts'
import { dropDraft, storeDraft } from '../effects/stored-drafts.ts'
import { FootScanSteps } from '../screen/foot-scan-steps.tsx'

type Props = { token: string; opened: OpenHandoffResponse; scan: MeasuredScan }

/**
 * Saves a scan that cannot be delivered by its link for this phone's own visitor, under the same person, who may be new
 * here.
 */
export function SaveHere({ token, opened: { person }, scan }: Props) {
  const router = useRouter()
  const { api, follow, language, access } = router.options.context
  const [personId, setPersonId] = useState<string>()
  const [source] = useState((): ScanSource => {
    const shop = shopSource({
      api,
      follow,
      language: language.current,
      isCustomer: () => access.visitor() === 'customer',
    })
    return {
      ...shop,
      async readPeople(signal) {
        const known = await shop.readPeople(signal)
        const people = known.people.filter(({ name, kind }) => name === person.name && kind === person.kind)
        return { ...known, people, drafts: people.map(({ id }) => toScanDraft(id, scan)) }
      },
      async addPerson(personInput) {
        const added = await shop.addPerson(personInput)
        // From now on the scan belongs to this person.
        if (added.kind === 'added') setPersonId(added.person.id)
        return added
      },
      saveScan(sent) {
        if (storeDraft(toScanDraft(sent.personId, sent.scan))) dropDraft(letInAs(token))
        return shop.saveScan(sent)
      },
    }
  })
  return (
    <FootScanSteps
      key={personId}
      personId={personId}
      source={source}
      onEnd={() => void router.navigate({ to: '/tabi-gen-01/scan' })}
    />
  )
}

function toScanDraft(personId: string, { left, right, doFeetDiffer, engine, measuredAt: at }: MeasuredScan): ScanDraft {
  const accepted = { left: { scanned: left, at, engine }, right: { scanned: right, at, engine } }
  return { ...newScanDraft(personId), ...accepted, doFeetDiffer }
}
