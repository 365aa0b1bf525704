import { useLanguage } from '#src/i18n/use-language.ts'
import { exactLengthText } from '#src/ui/length-text.ts'

/** Shows the length on the photo, because on a phone the measurements are out of sight while dragging. */
export function LiveLength({ lengthMm }: { lengthMm: number | undefined }) {
  const language = useLanguage()
  if (lengthMm === undefined) return null
  return (
    <span className="photo-tag" aria-hidden="true">
      {exactLengthText(lengthMm, language)}
    </span>
  )
}
