import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { isSizeInvalid, SizeField, type UsualSize, usualSizeToMm } from '#src/features/foot-trace/size-field.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { MadeLengths } from '../made-lengths.tsx'
import { BackButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'

/** No size typed yet; the system follows the reader's language. */
export const emptySize: Partial<UsualSize> = {}

type Props = { scan: FootScan; size: Partial<UsualSize>; onChange: (size: UsualSize) => void }

/** Asks for the usual shoe size. It decides which sheet is large enough, and is compared with the measurement. */
export function SizeStep({ scan: { snapshot, send }, size, onChange }: Props) {
  const language = useLanguage()
  const [isChecked, setChecked] = useState(false)
  const shown: UsualSize = { system: language === 'ja' ? 'jp' : 'uk', text: '', ...size }

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isSizeInvalid(shown)) send({ type: 'usualSize.chosen', usualMm: usualSizeToMm(shown) })
  }

  return (
    <StepFrame
      heading={<Trans>Which size do you usually wear?</Trans>}
      lead={
        <Trans>
          We use it to tell you which sheet of paper to take, and to ask you if a measurement doesn’t go with it. You
          can leave it out.
        </Trans>
      }
      onSubmit={submit}
      action={
        <Button type="submit">
          {shown.text.trim() === '' ? <Trans>Continue without a size</Trans> : <Trans>Continue</Trans>}
        </Button>
      }
      side={snapshot.can({ type: 'step.left' }) && <BackButton send={send} />}
    >
      <SizeField size={shown} paper="auto" isChecked={isChecked} onChange={onChange} />
      <MadeLengths mm={usualSizeToMm(shown)} />
    </StepFrame>
  )
}
