import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { guardianVersion } from '#domain/scan/guardian.ts'
import { type PersonFault, type PersonWish, readPerson } from '#domain/scan/person.ts'
import { newWish } from '#src/features/foot-scan/people/new-wish.ts'
import { PersonForm } from '#src/features/foot-scan/people/person-form.tsx'
import { personIds, usePersonFaults } from '#src/features/foot-scan/people/use-person-faults.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useFailureText } from './failure-text.ts'
import type { KeptPerson, People } from './use-people.ts'

type Props = {
  /** Who is changed; without them somebody is added. */
  kept: KeptPerson | undefined
  people: readonly KeptPerson[]
  save: People['save']
  onSaved: () => void
  onClose: () => void
}

/** Who somebody is, to be told or changed without measuring them. */
export function EditPerson({ kept, people, save, onSaved, onClose }: Props) {
  const { t } = useLingui()
  const language = useLanguage()
  const failureText = useFailureText()
  const [wish, setWish] = useState<PersonWish>(kept ? { ...kept, hasGuardian: kept.kind === 'child' } : newWish(people))
  const [personFaults, setFaults] = useState<readonly PersonFault[]>([])
  const { errorOf } = usePersonFaults({ personFaults, noRoom: undefined, fault: undefined })
  const [failure, setFailure] = useState<string>()
  const [isBusy, whileBusy] = useBusy()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const read = readPerson(wish)
    setFaults(read.ok ? [] : read.facts)
    setFailure(undefined)
    if (!read.ok) return focusFirst(event.currentTarget, read.facts)
    // What a guardian said yes to before still holds.
    const isNewChild = wish.kind === 'child' && kept?.kind !== 'child'
    const guardian = isNewChild && { guardian: { version: guardianVersion, language } }
    const fault = await whileBusy(save({ ...(kept && { id: kept.id }), ...read.value, ...guardian }))
    if (fault === undefined) onSaved()
    else setFailure(failureText(fault))
  }

  return (
    <Sheet
      heading={kept ? <Trans>Change {kept.name}</Trans> : <Trans>Add a person</Trans>}
      isOpen
      onClose={onClose}
      closeLabel={t`Close without saving`}
    >
      <form className="person-form" noValidate onSubmit={(event) => void submit(event)}>
        <PersonForm
          wish={wish}
          people={people.filter(({ id }) => id !== kept?.id)}
          owner="customer"
          errorOf={errorOf}
          onChange={setWish}
        />
        {failure !== undefined && (
          <Notice tone="wrong" isNews>
            {failure}
          </Notice>
        )}
        <div className="ways">
          <Button type="submit" isBusy={isBusy}>
            {kept ? <Trans>Save changes</Trans> : <Trans>Add this person</Trans>}
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

/** The words of what is wrong come with the next drawing; the field itself is there already. */
function focusFirst(form: HTMLFormElement, [first]: readonly PersonFault[]): void {
  if (first) form.querySelector<HTMLElement>(`#${personIds[first.field]}`)?.focus()
}
