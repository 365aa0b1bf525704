import { useLingui } from '@lingui/react'
import { type Figure, type FigureName, figureUnits } from '#domain/foot/foot-figures.ts'
import { lengthUnits } from '#domain/foot/length-unit.ts'
import { methodWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText, lengthText } from '#src/ui/length-text.ts'

/** A measurement with its tolerance, and its method if it was not measured. */
export function FigureText({ name, figure }: { name: FigureName; figure: Figure | undefined }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  if (!figure) return '–'
  const { value, tolerance, method } = figure
  const isLength = figureUnits[name] === 'mm'
  // No decimals for an estimate, which is not that precise.
  const text = (number: number) => fixedText(number, language, method === 'estimated' ? 0 : 1)
  return (
    <>
      {isLength && lengthUnits[language] === 'cm' && <span className="in-cm">{lengthText(value, language)}</span>}
      <b>
        {text(value)}
        {!isLength && '°'}
      </b>{' '}
      <small>± {text(tolerance)}</small>
      {method !== 'measured' && <span className="estimated">{i18n._(methodWords[method])}</span>}
    </>
  )
}
