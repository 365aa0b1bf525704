import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Question } from './question.tsx'
import type { KeptPerson, People } from './use-people.ts'

type Props = { person: KeptPerson; remove: People['remove']; onRemoved: () => void; onKeep: () => void }

export function RemovePerson({ person: { id, name, scans }, remove, onRemoved, onKeep }: Props) {
  const { t } = useLingui()
  return (
    <Question
      heading={<Trans>Remove {name}?</Trans>}
      verb={<Trans>Remove {name}</Trans>}
      keep={t`Keep ${name}`}
      remove={() => remove(id)}
      onRemoved={onRemoved}
      onKeep={onKeep}
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
