import { useLingui } from '@lingui/react/macro'
import { needsKana } from '#domain/country/market.ts'
import { KanaFields } from '#src/features/address-form/address-form.tsx'
import { Field } from '#src/ui/field.tsx'
import type { Draft } from './draft.ts'
import { personIds } from './use-profile-error-text.ts'

export type FieldsProps = {
  draft: Draft
  findError: (name: keyof Draft) => string | undefined
  onChange: (part: Partial<Draft>) => void
}

/** The autofill tokens of the name fields. */
const autoComplete = { family_name: 'family-name', given_name: 'given-name' } as const

/** The names in the order of the market, with kana where it uses them, and an optional phone number. */
export function NameFields({ draft, findError, onChange }: FieldsProps) {
  const { t } = useLingui()
  const labels = { family_name: t`Family name`, given_name: t`Given name` }
  const isRead = needsKana(draft.country)
  const names = isRead ? (['family_name', 'given_name'] as const) : (['given_name', 'family_name'] as const)
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
            error={findError(name)}
            onChange={({ target }) => onChange({ [name]: target.value })}
            maxLength={200}
          />
        ))}
      </div>
      {isRead && <KanaFields ids={personIds} value={draft} findError={findError} onChange={onChange} />}
      <Field
        id={personIds.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t`Phone`}
        mark={t`optional`}
        help={t`Used only to reach you about your orders, reservations and deliveries.`}
        value={draft.phone}
        error={findError('phone')}
        onChange={({ target }) => onChange({ phone: target.value })}
        maxLength={60}
      />
    </>
  )
}
