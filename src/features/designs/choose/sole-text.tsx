import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { readSoleText } from '#domain/shoe/sole-text.ts'
import { Field } from '#src/ui/field.tsx'
import { useSoleTextErrorText } from './use-sole-text-error-text.ts'

type Props = { savedText: string; onText: (text: string) => void }

/** A few letters under the arch. What can’t be printed stays in its field, and is said there. */
export function SoleText({ savedText, onText }: Props) {
  const errorText = useSoleTextErrorText()
  /** Nothing as long as nobody has typed. */
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
