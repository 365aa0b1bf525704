import type { RegisteredRouter } from '@tanstack/react-router'
import type { Country } from '#domain/country/countries.ts'
import { newDesignFile } from '#domain/design/design-file.ts'
import { tabiGen01Inspectable } from '#machines/tabi-gen-01/tabi-gen-01.inspectable.ts'
import { startActor } from '#src/actors/start-actor.ts'
import { readStoredPairChange } from '#src/features/orders/change/stored-pair-change.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { readStoredDesigns } from './effects/stored-designs.ts'
import { tabiGen01With } from './effects/tabi-gen-01-effects.ts'
import { followConnection } from './follow-connection.ts'
import { followSentScans } from './follow-sent-scans.ts'
import { followCountry, followOwner, getDesignOwner } from './follow-visitor.ts'
import type { WizardActor } from './view/wizard-context.ts'
import { syncAddressWithStep } from './wizard-address.ts'

/** The machine with what this device has, in step with the address, and told what happens around it as long as it runs. */
export function startWizard(router: RegisteredRouter): WizardActor {
  const { actors, access, country } = router.options.context
  const file = readStoredDesigns() ?? newDesignFile(newRecordId())
  const ordered = readStoredPairChange()
  const actor = startActor(actors, tabiGen01With(router.options.context), {
    name: 'tabi-gen-01',
    inspectable: tabiGen01Inspectable,
    input: {
      file,
      owner: getDesignOwner(access),
      // A pair of an order goes where the order does.
      country: ordered?.designId === file.open ? (ordered.country as Country) : country.code(),
    },
  })
  const over = new AbortController()
  const end = () => over.abort()
  actor.subscribe({ complete: end })
  actor.subscribe({ error: end })
  syncAddressWithStep(router, actor, over.signal)
  followOwner(access, actor, over.signal)
  followCountry(country, actor, over.signal)
  followSentScans(router.options.context.api, actor, over.signal)
  followConnection(actor, over.signal)
  return actor
}
