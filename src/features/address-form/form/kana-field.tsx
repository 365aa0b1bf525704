import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { latinReadings } from '#domain/address/latin-readings.ts'
import { readKana } from '#domain/address/read-kana.ts'
import { Field } from '#src/ui/field.tsx'

export type KanaName = 'family_kana' | 'given_kana'

type Props = {
  id: string
  name: KanaName
  label: string
  value: string
  error: ReactNode
  onChange: (kana: string) => void
}

const latin = /\p{Script=Latin}/u

/**
 * One kana reading. Hiragana and half-width kana become katakana when the field loses the focus. For Latin letters,
 * katakana readings are offered but never applied automatically: Sato is サト or サトウ, and Marie is not マリエ.
 */
export function KanaField({ id, name, label, value, error, onChange }: Props) {
  const { t } = useLingui()
  const [isLeft, setIsLeft] = useState(false)
  const readings = latin.test(value) ? latinReadings(value) : []
  const shownError = error && readings.length > 0 ? t`Choose how it’s pronounced, or type the kana.` : error

  function leave(): void {
    setIsLeft(true)
    const kana = readKana(value)
    if (kana !== undefined && kana !== value) onChange(kana)
  }

  function take(kana: string): void {
    onChange(kana)
    document.getElementById(id)?.focus()
  }

  return (
    <div>
      <Field
        id={id}
        name={name}
        label={label}
        value={value}
        error={shownError}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={200}
        onChange={({ target }) => {
          setIsLeft(false)
          onChange(target.value)
        }}
        onBlur={leave}
      />
      <p className="visually-hidden" role="status">
        {isLeft && readings.length > 0 && <Trans>How do you pronounce {value}?</Trans>}
      </p>
      {/* The space is reserved from the first letter, so that losing the focus does not shift what the pointer is
          about to press. */}
      {latin.test(value) && (
        <div className="kana-latin">
          {readings.length > 0 ? (
            <fieldset className="kana-choices">
              <legend>
                <Trans>How do you pronounce {value}?</Trans>
              </legend>
              {readings.map((reading) => (
                <button key={reading} type="button" lang="ja" onClick={() => take(reading)}>
                  {reading}
                </button>
              ))}
              <p>
                <Trans>Not right? Type the kana, or tick “My name has no kana”.</Trans>
              </p>
            </fieldset>
          ) : (
            <p className="kana-help" role="status">
              {isLeft && <Trans>We can’t turn {value} into kana. Type the kana, or tick “My name has no kana”.</Trans>}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
