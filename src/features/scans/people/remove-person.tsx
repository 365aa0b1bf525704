import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Question } from './question.tsx'
import type { People, SavedPerson } from './use-people.ts'

type Props = { person: SavedPerson; remove: People['remove']; onRemoved: () => void; onCancel: () => void }

export function RemovePerson({ person: { id, name, scans }, remove, onRemoved, onCancel }: Props) {
  const { t } = useLingui()
  return (
    <Question
      heading={<Trans>Remove {name}?</Trans>}
      verb={<Trans>Remove {name}</Trans>}
      cancelLabel={t`Keep ${name}`}
      remove={() => remove(id)}
      onRemoved={onRemoved}
      onCancel={onCancel}
    >
      <p>
        {scans === 0 ? (
          <Trans>Their name will be removed. There are no scans to delete.</Trans>
        ) : (
          <Plural
            value={scans}
            one="Their name and # scan will be deleted. They can’t be restored."
            other="Their name and # scans will be deleted. They can’t be restored."
          />
        )}
      </p>
      <p>
        <Trans>Everybody else in your account stays.</Trans>
      </p>
    </Question>
  )
}
