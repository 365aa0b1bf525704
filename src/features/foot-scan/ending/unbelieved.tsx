import { Trans } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { Notice } from '#src/ui/notice.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { RepeatFoot } from './repeat-foot.tsx'
import { useScanRejectionText } from './use-scan-rejection-text.ts'

const sides = ['left', 'right'] as const satisfies readonly FootSide[]

/** The shop has kept the scan and does not believe it: why, and which foot is to be measured again. */
export function Unbelieved({ scan: { snapshot, send } }: { scan: FootScan }) {
  const { rejections } = snapshot.context
  const getRejectionText = useScanRejectionText()
  // Of both feet together it may be either.
  const named = sides.filter((side) => rejections.some((one) => one.side === side || one.side === undefined))
  const [first = 'left', ...more] = named
  const texts = [...new Set(rejections.map(getRejectionText))]
  return (
    <StepFrame
      heading={<Trans>Something doesn’t add up</Trans>}
      lead={
        <Trans>
          We checked the scan and can’t make shoes from it. Measure again what’s named here. The rest stays as it is.
        </Trans>
      }
      action={<RepeatFoot side={first} look="verb" send={send} />}
      side={more.map((side) => <RepeatFoot key={side} side={side} look="quiet" send={send} />)}
    >
      <Notice tone="error" isLive>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    </StepFrame>
  )
}
