import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
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

/**
 * One reading. Hiragana and narrow kana become katakana when the field is left, and so do Latin letters that can be read in
 * one way only. Where they leave something open (Sato is サト or サトウ) their owner chooses.
 */
export function KanaField({ id, name, label, value, error, onChange }: Props) {
  const [turned, setTurned] = useState<{ readonly from: string; readonly to: string }>()
  const [asked, setAsked] = useState<string>()
  // Whoever sends it before they have chosen is asked then.
  const isAsked = value !== '' && (asked === value || (error !== undefined && readKana(value) === undefined))
  const readings = isAsked ? latinReadings(value) : []

  function take(kana: string): void {
    setTurned({ from: value, to: kana })
    onChange(kana)
  }

  /** Whether something became kana, or is asked about. */
  function settle(): boolean {
    const [only, ...others] = latinReadings(value)
    const kana = readKana(value) ?? (others.length === 0 ? only : undefined)
    if (kana === value || value.trim() === '') return false
    if (kana !== undefined) take(kana)
    else setAsked(value)
    return kana !== undefined || (only !== undefined && asked !== value)
  }

  /** As with any Japanese keyboard, Enter first turns letters into kana, and then sends. */
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || readKana(value) !== undefined) return
    if (settle()) event.preventDefault()
  }

  return (
    <div>
      <Field
        id={id}
        name={name}
        label={label}
        value={value}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
        onBlur={settle}
        onKeyDown={press}
      />
      <p className="visually-hidden" role="status">
        {readings.length > 0 && <Trans>How do you pronounce {value}?</Trans>}
        {turned?.to === value && (
          <Trans>
            We wrote {turned.to} for {turned.from}.
          </Trans>
        )}
      </p>
      <p className="kana-help" role="status">
        {isAsked && readings.length === 0 && (
          <Trans>We can’t turn {value} into kana. Type the kana, or tick “My name has no kana”.</Trans>
        )}
      </p>
      {readings.length > 0 && (
        <fieldset className="kana-choices">
          <legend>
            <Trans>How do you pronounce {value}?</Trans>
          </legend>
          {readings.map((reading) => (
            <button
              key={reading}
              type="button"
              lang="ja"
              onClick={() => {
                take(reading)
                document.getElementById(id)?.focus()
              }}
            >
              {reading}
            </button>
          ))}
          <p>
            <Trans>Not right? Type the kana, or tick “My name has no kana”.</Trans>
          </p>
        </fieldset>
      )}
    </div>
  )
}
