import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { wornFit } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import { areSameParts } from '#domain/design/same-parts.ts'
import { type Adjustments, roomFigures } from '#domain/fit/room.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText } from '#src/ui/length-text.ts'

/** Describes what wearing a pair has changed. */
export function useFitText(): (design: Design) => string {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const language = useLanguage()
  const list = new Intl.ListFormat(language, { style: 'narrow', type: 'conjunction' })
  const changes = (adjustments: Adjustments) =>
    list.format(
      roomFigures.flatMap((figure) => {
        const mm = adjustments[figure]
        if (!mm) return []
        return [`${i18n._(figureWords[figure])} ${mm > 0 ? '+' : ''}${fixedText(mm, language)} mm`]
      }),
    )
  return (design) => {
    const { left, right } = wornFit(design)
    const [one, other] = [changes(left.adjustments), changes(right.adjustments)]
    if (one === '' && other === '') return ''
    if (areSameParts(left.adjustments, right.adjustments)) return t`; ${one}`
    const none = t`as the feel gives`
    const [ofLeft, ofRight] = [one || none, other || none]
    return t`; left: ${ofLeft}; right: ${ofRight}`
  }
}
