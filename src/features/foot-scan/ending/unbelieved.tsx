import { Trans } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { Notice } from '#src/ui/notice.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { RepeatFoot } from './repeat-foot.tsx'
import { useScanRejectionText } from './use-scan-rejection-text.ts'

const sides = ['left', 'right'] as const satisfies readonly FootSide[]

/** The server stored the scan but rejected it as implausible: shows why, and which foot to measure again. */
export function Unbelieved({ scan: { snapshot, send } }: { scan: FootScan }) {
  const { rejections } = snapshot.context
  const getRejectionText = useScanRejectionText()
  // A reason without a side may concern either foot.
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
