import { useSyncExternalStore } from 'react'
import type { CountryEvent } from '#machines/country/country.types.ts'
import type { CountryActor } from './country-actor.ts'
import { CountryQuestion } from './country-question.tsx'
import { CountrySelection } from './country-selection.tsx'

type Props = { actor: CountryActor; send: (event: CountryEvent) => void }

/** The question whether the detected country is right, or the list of all. Never both. */
export function CountryDialogs({ actor, send }: Props) {
  const snapshot = useSyncExternalStore(
    (listener) => actor.subscribe(listener).unsubscribe,
    () => actor.getSnapshot(),
  )
  const { country } = snapshot.context
  if (snapshot.hasTag('question')) return <CountryQuestion country={country} send={send} />
  if (!snapshot.hasTag('list')) return null
  const isNotShipping = snapshot.hasTag('not-shipped-to')
  return <CountrySelection country={country} isNotShipping={isNotShipping} send={send} />
}
