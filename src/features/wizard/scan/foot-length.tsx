import type { ReactNode } from 'react'
import { useLanguage } from '#src/i18n/use-language.ts'
import { exactLengthText, fixedText } from '#src/ui/length-text.ts'

type Props = { name: ReactNode; figure: { readonly value: number; readonly tolerance: number } }

/** A length with its tolerance as a row of a list. */
export function FootLength({ name, figure }: Props) {
  const language = useLanguage()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {exactLengthText(figure.value, language)} ± {fixedText(figure.tolerance, language)} mm
      </dd>
    </div>
  )
}
