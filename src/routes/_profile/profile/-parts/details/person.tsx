import { Trans } from '@lingui/react/macro'
import { type FormEvent, useMemo } from 'react'
import type { Profile } from '#domain/contract/account.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DetailsSection } from './details-section.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { NameFields } from './name-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useAccountErrorText } from './use-account-error-text.ts'
import { usePerson } from './use-person.ts'
import { personIds, useProfileErrorText } from './use-profile-error-text.ts'

type Props = {
  profile: Profile
  /** Whether another form of the page has unsaved changes, which only that form can save. */
  isMoreDirty: boolean
  onSaved: (profile: Profile) => void
}

const noErrors: ReadonlyMap<string, string> = new Map()

/** The personal data: names, phone, language and country, saved together by one button. */
export function Person({ profile, isMoreDirty, onSaved }: Props) {
  const { draft, isDirty, isBusy, outcome, change, save } = usePerson(profile, onSaved)
  const errorText = useAccountErrorText()
  const getErrorText = useProfileErrorText()
  const fieldErrors = outcome?.kind === 'refused' ? outcome.fieldErrors : noErrors
  // The error summary takes the focus with every new list, so the list must not change with a key press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts follow from the errors
  const errors = useMemo(
    () => [...fieldErrors].map(([name, kind]) => ({ field: personIds[name] ?? name, text: getErrorText(name, kind) })),
    [fieldErrors],
  )
  const findError = (name: keyof typeof personIds) => {
    const kind = fieldErrors.get(name)
    return kind === undefined ? undefined : getErrorText(name, kind)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void save()
  }

  return (
    <form method="dialog" noValidate onSubmit={submit}>
      {errors.length > 0 && <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={errors} />}
      <DetailsSection id="person" heading={<Trans>Name and phone</Trans>}>
        <NameFields draft={draft} findError={findError} onChange={change} />
      </DetailsSection>
      <DetailsSection id="place" heading={<Trans>Language and country</Trans>}>
        <PlaceFields draft={draft} findError={findError} onChange={change} />
        {outcome?.kind === 'failed' && (
          <Notice tone="error" isLive>
            {errorText(outcome.code)}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" isBusy={isBusy}>
            <Trans>Save details</Trans>
          </Button>
          <p className="saved" role="status">
            {outcome?.kind === 'saved' && <Trans>Your details are saved.</Trans>}
          </p>
        </div>
      </DetailsSection>
      <LeaveGuard isDirty={isDirty} isMoreDirty={isMoreDirty} isBusy={isBusy} save={save} />
    </form>
  )
}
