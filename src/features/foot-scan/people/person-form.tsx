import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { guardianVersion, guardianWords } from '#domain/scan/guardian.ts'
import {
  type Person,
  type PersonFault,
  type PersonGroup,
  type PersonKind,
  type PersonWish,
  personKinds,
  roomForPerson,
} from '#domain/scan/person.ts'
import type { KnownPeople } from '#machines/foot-scan/foot-scan.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { personIds } from './use-person-faults.ts'

type Props = {
  wish: PersonWish
  people: readonly Person[]
  owner: KnownPeople['owner']
  errorOf: (field: PersonFault['field']) => string | undefined
  onChange: (wish: PersonWish) => void
}

const kindWords: Readonly<Record<PersonKind, MessageDescriptor>> = {
  self: msg`Me`,
  adult: msg`Another adult`,
  child: msg`A child`,
}

/** Who somebody is, as far as a scan needs to know it. */
export function PersonForm({ wish, people, owner, errorOf, onChange }: Props) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const change = (part: Partial<PersonWish>) => onChange({ ...wish, ...part })
  // There is one self: where it is, it is chosen by its name.
  const kinds = personKinds.filter((kind) => roomForPerson(kind, people, owner) !== 'self_exists')
  return (
    <>
      <Field
        id={personIds.name}
        label={wish.kind === 'self' ? <Trans>What shall we call you?</Trans> : <Trans>What shall we call them?</Trans>}
        help={<Trans>So that you know whose scan it is. A first name or a nickname is enough.</Trans>}
        error={errorOf('name')}
        autoComplete={wish.kind === 'self' ? 'given-name' : 'off'}
        value={wish.name}
        maxLength={200}
        onChange={({ target }) => change({ name: target.value })}
      />
      <RadioCards<PersonKind>
        legend={<Trans>Whose feet are measured?</Trans>}
        choices={kinds.map((value) => ({ value, name: i18n._(kindWords[value]) }))}
        value={wish.kind}
        onChange={(kind) => change({ kind })}
      />
      {wish.kind === 'child' ? (
        <Checkbox
          id={personIds.guardian}
          label={guardianWords(guardianVersion, language)}
          help={
            <Trans>
              We don’t compare a child’s feet with others. They grow, so measure them again before each pair.
            </Trans>
          }
          error={errorOf('guardian')}
          checked={wish.hasGuardian}
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
          value={wish.group}
          onChange={(group) => change({ group })}
        />
      )}
    </>
  )
}
