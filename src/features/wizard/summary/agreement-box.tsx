import { type ReactNode, type RefObject, useEffect } from 'react'
import { makingVersion, makingWords } from '#domain/design/making-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useReloadBlocker } from '#src/page/use-held-reload.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  /** An action needs consent and has none; `missing` is the error to show then. */
  isMissing: boolean
  missing: ReactNode
}

/** The consent to making the pair, word for word as it is stored. */
export function AgreementBox({ ref, isMissing, missing }: Props) {
  const language = useLanguage()
  const hasAgreed = useWizard(({ context }) => context.hasAgreed)
  const send = useWizardSend()
  // The consent is valid for this page only.
  useReloadBlocker(hasAgreed)

  useEffect(() => {
    if (isMissing) ref.current?.focus()
  }, [isMissing, ref])

  return (
    <Checkbox
      ref={ref}
      label={makingWords(makingVersion, language)}
      checked={hasAgreed}
      onChange={({ target }) => send({ type: 'agreement.accepted', hasAgreed: target.checked })}
      error={isMissing && missing}
    />
  )
}
