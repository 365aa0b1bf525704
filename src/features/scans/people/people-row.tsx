import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { readStoredDraft } from '#src/features/foot-scan/effects/stored-drafts.ts'
import { PlusIcon } from '#src/ui/icons/plus.tsx'
import type { SavedPerson } from './use-people.ts'

type Props = {
  people: readonly SavedPerson[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onAdd: () => void
}

/** Chooses whose scans are shown. All people are visible, and a choice applies at once. */
export function PeopleRow({ people, chosen, onChoose, onAdd }: Props) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div className="people-pills">
      {people.length > 0 && (
        <fieldset className="pill-choices" aria-label={t`Whose scans`}>
          {people.map((person) => (
            <label key={person.id} className="pill">
              <input
                type="radio"
                name={name}
                value={person.id}
                checked={person.id === chosen}
                onChange={() => onChoose(person.id)}
              />
              <span className="initial" aria-hidden="true">
                {Array.from(person.name)[0]}
              </span>
              <span className="pill-text">
                {person.name}{' '}
                <small>
                  <PersonScans person={person} />
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" className="pill pill-add" onClick={onAdd}>
        <PlusIcon />
        <Trans>Add a person</Trans>
      </button>
    </div>
  )
}

/** The number of saved scans, or the state of an unfinished draft on this device. */
function PersonScans({ person: { id, scans } }: { person: SavedPerson }) {
  const draft = readStoredDraft(id)
  if (draft && draft.savedAs === undefined) {
    if (draft.left && !draft.right) return <Trans>right foot missing</Trans>
    if (draft.right && !draft.left) return <Trans>left foot missing</Trans>
  }
  if (scans === 0) return <Trans>no scan yet</Trans>
  return <Plural value={scans} one="# scan" other="# scans" />
}
