import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { guardianVersion } from '#domain/scan/guardian.ts'
import { type PersonError, type PersonInput, readPerson } from '#domain/scan/person.ts'
import { newPersonInput } from '#src/features/foot-scan/people/new-person-input.ts'
import { PersonForm } from '#src/features/foot-scan/people/person-form.tsx'
import { personIds, usePersonErrors } from '#src/features/foot-scan/people/use-person-errors.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { People, SavedPerson } from './use-people.ts'
import { usePeopleErrorText } from './use-people-error-text.ts'

type Props = {
  /** The person to edit; `undefined` to add one. */
  savedPerson: SavedPerson | undefined
  people: readonly SavedPerson[]
  save: People['save']
  onSaved: () => void
  onClose: () => void
}

/** Adds or edits a person without measuring them. */
export function EditPerson({ savedPerson, people, save, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const language = useLanguage()
  const errorText = usePeopleErrorText()
  const [personInput, setPersonInput] = useState<PersonInput>(
    savedPerson ? { ...savedPerson, hasGuardian: savedPerson.kind === 'child' } : newPersonInput(people),
  )
  const [personErrors, setPersonErrors] = useState<readonly PersonError[]>([])
  const { findError } = usePersonErrors({ personErrors, personLimit: undefined, error: undefined })
  const [saveError, setSaveError] = useState<string>()
  const [isBusy, whileBusy] = useBusy()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const read = readPerson(personInput)
    setPersonErrors(read.ok ? [] : read.facts)
    setSaveError(undefined)
    if (!read.ok) return focusFirst(event.currentTarget, read.facts)
    // A guardian's earlier consent remains valid.
    const isNewChild = personInput.kind === 'child' && savedPerson?.kind !== 'child'
    const guardian = isNewChild && { guardian: { version: guardianVersion, language } }
    const error = await whileBusy(save({ ...(savedPerson && { id: savedPerson.id }), ...read.value, ...guardian }))
    if (error === undefined) onSaved()
    else setSaveError(errorText(error))
  }

  return (
    <Sheet
      heading={savedPerson ? <Trans>Change {savedPerson.name}</Trans> : <Trans>Add a person</Trans>}
      isOpen
      onClose={onClose}
      closeLabel={t`Close without saving`}
    >
      <form className="person-form" noValidate onSubmit={(event) => void submit(event)}>
        <PersonForm
          personInput={personInput}
          people={people.filter(({ id }) => id !== savedPerson?.id)}
          owner="customer"
          findError={findError}
          onChange={setPersonInput}
        />
        {saveError !== undefined && (
          <Notice tone="error" isLive>
            {saveError}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" isBusy={isBusy}>
            {savedPerson ? <Trans>Save changes</Trans> : <Trans>Add this person</Trans>}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** The error texts render next; the fields exist already. */
function focusFirst(form: HTMLFormElement, [first]: readonly PersonError[]): void {
  if (first) form.querySelector<HTMLElement>(`#${personIds[first.field]}`)?.focus()
}
