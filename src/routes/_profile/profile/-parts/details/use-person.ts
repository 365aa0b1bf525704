import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Profile } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account.ts'
import { isCountry } from '#domain/country/countries.ts'
import { readFieldErrors } from '#src/api/error-details.ts'
import { useBusy } from '#src/ui/button.tsx'
import { type Draft, isChanged, toDraft, toProfileInput, withSaved } from './draft.ts'

/**
 * The result of the last attempt to save. A new object per attempt, so that the same error is announced
 * again.
 */
type SaveProfileResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly fieldErrors: ReadonlyMap<string, string> }
  | { readonly kind: 'failed'; readonly code: string }

/** The form of the personal data: what was typed survives every failure. */
export function usePerson(savedProfile: Profile, onSaved: (profile: Profile) => void) {
  const { api, choice, country } = useRouter().options.context
  const [draft, setDraft] = useState(() => toDraft(savedProfile))
  const [isBusy, whileBusy] = useBusy()
  const [outcome, setOutcome] = useState<SaveProfileResult>()

  function change(part: Partial<Draft>): void {
    setDraft((before) => ({ ...before, ...part }))
    // A field error stays until the next attempt; the success message disappears with the first change.
    setOutcome((before) => (before?.kind === 'saved' ? undefined : before))
  }

  async function save(): Promise<boolean> {
    const answer = await whileBusy(api(calls.saveProfile, toProfileInput(draft, savedProfile)))
    if (!answer.ok) {
      const fieldErrors = readFieldErrors(answer.facts)
      setOutcome(fieldErrors.size > 0 ? { kind: 'refused', fieldErrors } : { kind: 'failed', code: answer.code })
      return false
    }
    const saved = answer.value
    setOutcome({ kind: 'saved' })
    setDraft((typed) => withSaved(typed, draft, toDraft(saved)))
    onSaved(saved)
    // The saved language and country also apply to the open page.
    if (saved.language !== savedProfile.language) choice.choose(saved.language)
    if (isCountry(saved.country) && saved.country !== savedProfile.country) country.take(saved.country)
    return true
  }

  return { draft, isDirty: isChanged(draft, savedProfile), isBusy, outcome, change, save }
}
