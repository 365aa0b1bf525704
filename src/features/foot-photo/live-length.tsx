import { useLanguage } from '#src/i18n/use-language.ts'
import { exactLengthText } from '#src/ui/length-text.ts'

/** On a phone the numbers are out of sight while a finger is on the photo. */
export function LiveLength({ lengthMm }: { lengthMm: number | undefined }) {
  const language = useLanguage()
  if (lengthMm === undefined) return null
  return (
    <span className="photo-tag" aria-hidden="true">
      {exactLengthText(lengthMm, language)}
    </span>
  )
}
