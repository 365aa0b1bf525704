import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import { type SizeSystem, sizeSystems, sizeToFootMm } from '#domain/foot/shoe-size.ts'
import { sheetForSize } from '#domain/foot/trace/sheet-for-size.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { sizeWords } from './trace-words.ts'

export type UsualSize = { readonly system: SizeSystem; readonly text: string }

type Props = {
  size: UsualSize
  paper: PaperName | 'auto'
  isChecked: boolean
  onChange: (size: UsualSize) => void
}

/** The foot length that the usual shoe size is made for; `undefined` if nothing valid was typed. */
export const usualSizeToMm = ({ text, system }: UsualSize) => sizeToFootMm(text, system)
export const isSizeInvalid = (size: UsualSize) => size.text.trim() !== '' && usualSizeToMm(size) === undefined

/** The usual shoe size. It decides which sheet is large enough, and is compared with the measurement. */
export function SizeField({ size, paper, isChecked, onChange }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const usualMm = usualSizeToMm(size)
  const isLetter = paper === 'letter' || paper === 'tabloid' || (paper === 'auto' && size.system.startsWith('us'))
  return (
    <>
      <div className="size-row">
        <Field
          label={<Trans>Usual shoe size</Trans>}
          mark={<Trans>optional</Trans>}
          error={isChecked && isSizeInvalid(size) && t`We don’t know this size. Check the number and the system.`}
          inputMode="decimal"
          value={size.text}
          onChange={({ target }) => onChange({ ...size, text: target.value })}
        />
        <Select
          label={<Trans>Size system</Trans>}
          value={size.system}
          onChange={({ target }) => onChange({ ...size, system: target.value as SizeSystem })}
        >
          {sizeSystems.map((system) => (
            <option key={system} value={system}>
              {i18n._(sizeWords[system])}
            </option>
          ))}
        </Select>
      </div>
      <p className="size-advice" role="status" hidden={usualMm === undefined}>
        {usualMm !== undefined && <Advice usualMm={usualMm} isLetter={isLetter} />}
      </p>
    </>
  )
}

function Advice({ usualMm, isLetter }: { usualMm: number; isLetter: boolean }) {
  const { paper, isDiagonal } = sheetForSize(usualMm, isLetter ? 'letter' : 'a4')
  if (paper === 'a3') return <Trans>Use A3, or two sheets of A4 taped together along their long edges.</Trans>
  if (paper === 'tabloid')
    return <Trans>Use Tabloid, or two sheets of US Letter taped together along their long edges.</Trans>
  const name = paper === 'a4' ? 'A4' : 'US Letter'
  if (isDiagonal) return <Trans>{name} is large enough if you put your foot on it diagonally.</Trans>
  return <Trans>{name} is large enough, with your foot straight on it.</Trans>
}
