import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { readSoleText } from '#domain/shoe/sole-text.ts'
import { Field } from '#src/ui/field.tsx'
import { useSoleTextErrorText } from './use-sole-text-error-text.ts'

type Props = { savedText: string; onText: (text: string) => void }

/** A short text under the arch. An unprintable text stays in the field with an error. */
export function SoleText({ savedText, onText }: Props) {
  const errorText = useSoleTextErrorText()
  /** `undefined` until the customer types. */
  const [written, setTyped] = useState<string>()
  const typed = written ?? savedText
  const read = readSoleText(typed)

  function type(text: string): void {
    setTyped(text)
    const now = readSoleText(text)
    if (now.ok) onText(now.value)
  }

  return (
    <Field
      label={<Trans>Text under the sole</Trans>}
      mark={<Trans>optional</Trans>}
      error={read.ok ? undefined : errorText(read.code)}
      value={typed}
      onChange={({ target }) => type(target.value)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
    />
  )
}
