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

/**
 * Starts the machine with the designs on this device, synchronizes it with the URL, and reports outside changes to it
 * while it runs.
 */
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
      // A pair of an order is delivered to the order's country.
      country: ordered?.designId === file.open ? (ordered.country as Country) : country.code(),
    },
  })
  const controller = new AbortController()
  const end = () => controller.abort()
  actor.subscribe({ complete: end })
  actor.subscribe({ error: end })
  syncAddressWithStep(router, actor, controller.signal)
  followOwner(access, actor, controller.signal)
  followCountry(country, actor, controller.signal)
  followSentScans(router.options.context.api, actor, controller.signal)
  followConnection(actor, controller.signal)
  return actor
}
