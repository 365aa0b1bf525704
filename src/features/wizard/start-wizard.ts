import type { RegisteredRouter } from '@tanstack/react-router'
import type { Country } from '#domain/country/countries.ts'
import { newDesignFile } from '#domain/design/design-file.ts'
import { tabiGen01Shown } from '#machines/tabi-gen-01/tabi-gen-01.shown.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { keptPairChange } from '#src/features/orders/change/kept-pair-change.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { keptDesigns } from './effects/kept-designs.ts'
import { tabiGen01With } from './effects/tabi-gen-01-effects.ts'
import { followConnection } from './follow-connection.ts'
import { followSentScans } from './follow-sent-scans.ts'
import { followCountry, followOwner, ownerOf } from './follow-visitor.ts'
import type { WizardActor } from './view/wizard-context.ts'
import { keepAddressInStep } from './wizard-address.ts'

/** The machine with what this device has, in step with the address, and told what happens around it as long as it runs. */
export function startWizard(router: RegisteredRouter): WizardActor {
  const { actors, access, country } = router.options.context
  const file = keptDesigns() ?? newDesignFile(newRecordId())
  const ordered = keptPairChange()
  const actor = startActor(actors, tabiGen01With(router.options.context), {
    name: 'tabi-gen-01',
    shown: tabiGen01Shown,
    input: {
      file,
      owner: ownerOf(access),
      // A pair of an order goes where the order does.
      country: ordered?.designId === file.open ? (ordered.country as Country) : country.code(),
    },
  })
  const over = new AbortController()
  const end = () => over.abort()
  actor.subscribe({ complete: end })
  actor.subscribe({ error: end })
  keepAddressInStep(router, actor, over.signal)
  followOwner(access, actor, over.signal)
  followCountry(country, actor, over.signal)
  followSentScans(router.options.context.wire, actor, over.signal)
  followConnection(actor, over.signal)
  return actor
}
