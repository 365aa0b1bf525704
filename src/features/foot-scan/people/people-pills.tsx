import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Person } from '#domain/scan/person.ts'
import type { FootScanContext } from '#machines/foot-scan/foot-scan.types.ts'
import { getScanDraft, usableScans } from '#machines/foot-scan/scan-steps.ts'
import { PlusIcon } from '#src/ui/icons/plus.tsx'

/** The value of the choice to add a person. */
export const somebodyElse = 'somebody else'

type Context = Pick<FootScanContext, 'people' | 'drafts' | 'scans'>

type Props = {
  context: Context
  chosen: string
  /** Whether another person may be added. */
  canAddPerson: boolean
  onChoose: (chosen: string) => void
}

/** All people with scans here as radio buttons in one row; arrow keys move between them. */
export function PeoplePills({ context, chosen, canAddPerson, onChoose }: Props) {
  const group = useId()
  const choice = (value: string) => ({
    type: 'radio',
    name: group,
    value,
    checked: chosen === value,
    onChange: () => onChoose(value),
  })
  return (
    <fieldset className="field">
      <legend>
        <Trans>Whose feet?</Trans>
      </legend>
      <div className="people-pills">
        {context.people.map((person) => (
          <label key={person.id} className="pill">
            <input {...choice(person.id)} />
            <span className="initial" aria-hidden="true">
              {[...person.name][0]}
            </span>
            <span>
              {person.name} <KnownPerson person={person} context={context} />
            </span>
          </label>
        ))}
        {canAddPerson && (
          <label className="pill pill-add">
            <input {...choice(somebodyElse)} />
            <PlusIcon />
            <span>
              <Trans>Somebody else</Trans>
            </span>
          </label>
        )}
      </div>
    </fieldset>
  )
}

/** A person's scans in two or three words. */
function KnownPerson({ person, context }: { person: Person; context: Context }) {
  const { i18n } = useLingui()
  const of = { ...context, personId: person.id }
  const { left, right, savedAs } = getScanDraft(of)
  const [newest] = usableScans(of)
  if (savedAs === undefined && (left || right))
    return (
      <small>
        <Trans>started</Trans>
      </small>
    )
  if (newest)
    return (
      <small>
        <Trans>scan of {i18n.date(newest.scan.measuredAt, { dateStyle: 'medium' })}</Trans>
      </small>
    )
  if (person.kind === 'self')
    return (
      <small>
        <Trans>you</Trans>
      </small>
    )
  return person.kind === 'child' ? (
    <small>
      <Trans>child</Trans>
    </small>
  ) : null
}
