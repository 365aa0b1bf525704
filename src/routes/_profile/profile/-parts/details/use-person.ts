import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Profile } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account-calls.ts'
import { isCountry } from '#domain/country/countries.ts'
import { faultsIn } from '#src/api/faults-in.ts'
import { useBusy } from '#src/ui/button.tsx'
import { type Draft, draftOf, isChanged, wishOf, withSaved } from './draft.ts'

/** The outcome of the last try to save. A new object for every try, so that the same fault is told again. */
type Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly faults: ReadonlyMap<string, string> }
  | { readonly kind: 'failed'; readonly code: string }

/** The form of who somebody is: what was typed survives every failure. */
export function usePerson(kept: Profile, onSaved: (profile: Profile) => void) {
  const { wire, choice, country } = useRouter().options.context
  const [draft, setDraft] = useState(() => draftOf(kept))
  const [isBusy, whileBusy] = useBusy()
  const [outcome, setOutcome] = useState<Outcome>()

  function change(part: Partial<Draft>): void {
    setDraft((before) => ({ ...before, ...part }))
    // A fault stays beside its field until the next try; the message that all is saved goes at once.
    setOutcome((before) => (before?.kind === 'saved' ? undefined : before))
  }

  async function save(): Promise<boolean> {
    const answer = await whileBusy(wire(calls.saveProfile, wishOf(draft, kept)))
    if (!answer.ok) {
      const faults = faultsIn(answer.facts)
      setOutcome(faults.size > 0 ? { kind: 'refused', faults } : { kind: 'failed', code: answer.code })
      return false
    }
    const saved = answer.value
    setOutcome({ kind: 'saved' })
    setDraft((typed) => withSaved(typed, draft, draftOf(saved)))
    onSaved(saved)
    // The account's language and country hold for the open page too.
    if (saved.language !== kept.language) choice.choose(saved.language)
    if (isCountry(saved.country) && saved.country !== kept.country) country.take(saved.country)
    return true
  }

  return { draft, isDirty: isChanged(draft, kept), isBusy, outcome, change, save }
}
