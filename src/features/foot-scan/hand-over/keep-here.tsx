import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { HandOverOpened } from '#domain/contract/scans.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { letInAs, newScanDraft, type ScanDraft } from '#domain/scan/scan-draft.ts'
import { dropDraft, keepDraft } from '../effects/kept-drafts.ts'
import type { ScanSource } from '../effects/scan-source.ts'
import { shopSource } from '../effects/shop-source.ts'
import { FootScanSteps } from '../screen/foot-scan-steps.tsx'

type Props = { token: string; opened: HandOverOpened; scan: MeasuredScan }

/** Feet that cannot go back by their link are kept for whoever holds the phone: as the same person, who may be new here. */
export function KeepHere({ token, opened: { person }, scan }: Props) {
  const router = useRouter()
  const { wire, follow, language, access } = router.options.context
  const [personId, setPersonId] = useState<string>()
  const [source] = useState((): ScanSource => {
    const shop = shopSource({
      wire,
      follow,
      language: language.current,
      isCustomer: () => access.visitor() === 'customer',
    })
    return {
      ...shop,
      async readPeople(signal) {
        const known = await shop.readPeople(signal)
        const people = known.people.filter(({ name, kind }) => name === person.name && kind === person.kind)
        return { ...known, people, drafts: people.map(({ id }) => draftOfScan(id, scan)) }
      },
      async addPerson(wish) {
        const added = await shop.addPerson(wish)
        // The feet are theirs from the first moment on.
        if (added.kind === 'added') setPersonId(added.person.id)
        return added
      },
      keepScan(sent) {
        if (keepDraft(draftOfScan(sent.personId, sent.scan))) dropDraft(letInAs(token))
        return shop.keepScan(sent)
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

function draftOfScan(personId: string, { left, right, doFeetDiffer, engine, measuredAt: at }: MeasuredScan): ScanDraft {
  const accepted = { left: { scanned: left, at, engine }, right: { scanned: right, at, engine } }
  return { ...newScanDraft(personId), ...accepted, doFeetDiffer }
}
