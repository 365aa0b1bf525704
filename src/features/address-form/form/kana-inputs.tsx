import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { KanaField, type KanaName } from './kana-field.tsx'

type KanaReadings = Readonly<Record<KanaName, string>> & { readonly has_no_kana: boolean }

export type KanaInputsProps = {
  value: KanaReadings
  onChange: (part: Partial<KanaReadings>) => void
  /** The field ids that an error summary links to. */
  ids: Readonly<Record<KanaName, string>>
  findError: (name: KanaName) => ReactNode
}

/** The two readings side by side if there is space, and a checkbox for customers without kana. */
export function KanaInputs({ value, onChange, ids, findError }: KanaInputsProps) {
  const { t } = useLingui()
  const labels: Readonly<Record<KanaName, string>> = {
    family_kana: t`Family name in kana`,
    given_kana: t`Given name in kana`,
  }
  return (
    <fieldset className="kana">
      <legend className="visually-hidden">{t`How your name is pronounced in Japanese`}</legend>
      {!value.has_no_kana && (
        <>
          <p className="kana-help">
            <Trans>
              Kana show how your name is pronounced, and forms in Japan ask for them. You can type a Japanese name in
              Latin letters and choose its kana.
            </Trans>
          </p>
          <div className="kana-pair">
            {(['family_kana', 'given_kana'] as const).map((name) => (
              <KanaField
                key={name}
                id={ids[name]}
                name={name}
                label={labels[name]}
                value={value[name]}
                error={findError(name)}
                onChange={(kana) => onChange({ [name]: kana })}
              />
            ))}
          </div>
        </>
      )}
      <Checkbox
        label={t`My name has no kana`}
        checked={value.has_no_kana}
        onChange={({ target }) => onChange({ has_no_kana: target.checked })}
      />
    </fieldset>
  )
}
