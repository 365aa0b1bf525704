import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { guardianVersion, guardianWords } from '#domain/scan/guardian.ts'
import {
  checkPersonLimit,
  type Person,
  type PersonError,
  type PersonGroup,
  type PersonInput,
  type PersonKind,
  personKinds,
} from '#domain/scan/person.ts'
import type { KnownPeople } from '#machines/foot-scan/foot-scan.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { personIds } from './use-person-errors.ts'

type Props = {
  personInput: PersonInput
  people: readonly Person[]
  owner: KnownPeople['owner']
  findError: (field: PersonError['field']) => string | undefined
  onChange: (personInput: PersonInput) => void
}

const kindWords: Readonly<Record<PersonKind, MessageDescriptor>> = {
  self: msg`Me`,
  adult: msg`Another adult`,
  child: msg`A child`,
}

/** The details of a person that a scan needs. */
export function PersonForm({ personInput, people, owner, findError, onChange }: Props) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const change = (part: Partial<PersonInput>) => onChange({ ...personInput, ...part })
  // There is only one self: if it exists, it is chosen by its name.
  const kinds = personKinds.filter((kind) => checkPersonLimit(kind, people, owner) !== 'self_exists')
  return (
    <>
      <Field
        id={personIds.name}
        label={
          personInput.kind === 'self' ? <Trans>What shall we call you?</Trans> : <Trans>What shall we call them?</Trans>
        }
        help={<Trans>So that you know whose scan it is. A first name or a nickname is enough.</Trans>}
        error={findError('name')}
        autoComplete={personInput.kind === 'self' ? 'given-name' : 'off'}
        value={personInput.name}
        maxLength={200}
        onChange={({ target }) => change({ name: target.value })}
      />
      <RadioCards<PersonKind>
        legend={<Trans>Whose feet are measured?</Trans>}
        choices={kinds.map((value) => ({ value, name: i18n._(kindWords[value]) }))}
        value={personInput.kind}
        onChange={(kind) => change({ kind })}
      />
      {personInput.kind === 'child' ? (
        <Checkbox
          id={personIds.guardian}
          label={guardianWords(guardianVersion, language)}
          help={
            <Trans>
              We don’t compare a child’s feet with others. They grow, so measure them again before each pair.
            </Trans>
          }
          error={findError('guardian')}
          checked={personInput.hasGuardian}
          onChange={({ target }) => change({ hasGuardian: target.checked })}
        />
      ) : (
        <RadioCards<PersonGroup>
          legend={<Trans>Compare the measurements with</Trans>}
          choices={[
            { value: 'women', name: <Trans>Women</Trans> },
            { value: 'men', name: <Trans>Men</Trans> },
            { value: 'neither', name: <Trans>Neither</Trans> },
          ]}
          help={<Trans>This changes what we show beside your measurements, not the shoe.</Trans>}
          value={personInput.group}
          onChange={(group) => change({ group })}
        />
      )}
    </>
  )
}
