import { newDesignFile } from '#domain/design/design-file.ts'
import type { DesignOwner } from '#machines/design-sync/design-sync.types.ts'
import type { CountryPort } from '#src/features/country/country-port.ts'
import type { AccessPort } from '#src/page/access-port.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { readStoredDesigns } from './effects/stored-designs.ts'
import type { WizardActor } from './view/wizard-context.ts'

export function getDesignOwner(access: AccessPort): DesignOwner {
  return access.visitor() === 'customer' ? 'customer' : 'guest'
}

/**
 * Reports a change of visitor. Designs follow a visitor who signs in; after a sign-out, the next visitor starts with
 * what this device still has.
 */
export function followOwner(access: AccessPort, actor: WizardActor, until: AbortSignal): void {
  let last = access.who()
  const unsubscribe = access.onChange(() => {
    const now = access.who()
    if (now === undefined || now === last) return
    const { owner: before, file } = actor.getSnapshot().context
    const owner = getDesignOwner(access)
    const isFirst = last === undefined
    last = now
    if (isFirst && owner === before) return
    const isSignedIn = before === 'guest' && owner === 'customer'
    actor.send({
      type: 'owner.changed',
      owner,
      file: isSignedIn ? file : (readStoredDesigns() ?? newDesignFile(newRecordId())),
    })
  })
  until.addEventListener('abort', unsubscribe)
}

export function followCountry(country: CountryPort, actor: WizardActor, until: AbortSignal): void {
  const unsubscribe = country.onChange(() => {
    const code = country.code()
    if (code !== actor.getSnapshot().context.country) actor.send({ type: 'country.changed', country: code })
  })
  until.addEventListener('abort', unsubscribe)
}
