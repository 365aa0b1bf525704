import { useLingui } from '@lingui/react/macro'
import { needsKana } from '#domain/country/market-of.ts'
import { Field } from '#src/ui/field.tsx'
import type { Draft } from './draft.ts'
import { personIds } from './use-person-faults.ts'

type Name = 'family_name' | 'given_name' | 'family_kana' | 'given_kana'

export type FieldsProps = {
  draft: Draft
  errorOf: (name: keyof Draft) => string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** By what a browser knows which name is whose. There is no such word for a reading. */
const autoComplete: Record<Name, string> = {
  family_name: 'family-name',
  given_name: 'given-name',
  family_kana: 'off',
  given_kana: 'off',
}

/** Names in the order of the market, with their readings where it has them; and a phone number, for whoever wants to be called. */
export function NameFields({ draft, errorOf, onChange }: FieldsProps) {
  const { t } = useLingui()
  const labels: Record<Name, string> = {
    family_name: t`Family name`,
    given_name: t`Given name`,
    family_kana: t`Family name in kana`,
    given_kana: t`Given name in kana`,
  }
  const names: readonly Name[] = needsKana(draft.country)
    ? ['family_name', 'given_name', 'family_kana', 'given_kana']
    : ['given_name', 'family_name']
  return (
    <>
      <div className="pairs-of-fields">
        {names.map((name) => (
          <Field
            key={name}
            id={personIds[name]}
            name={name}
            label={labels[name]}
            autoComplete={autoComplete[name]}
            value={draft[name]}
            error={errorOf(name)}
            onChange={({ target }) => onChange({ [name]: target.value })}
            maxLength={200}
          />
        ))}
      </div>
      <Field
        id={personIds.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t`Phone`}
        mark={t`optional`}
        help={t`Used only for questions about your order or reservation.`}
        value={draft.phone}
        error={errorOf('phone')}
        onChange={({ target }) => onChange({ phone: target.value })}
        maxLength={60}
      />
    </>
  )
}
