import { type ReactNode, useState } from 'react'
import { EndingStep } from '../ending/ending-step.tsx'
import { InstructionsStep } from '../methods/instructions-step.tsx'
import { MethodStep } from '../methods/method-step.tsx'
import { EarlierStep } from '../people/earlier-step.tsx'
import { PeopleStep } from '../people/people-step.tsx'
import { emptySize, SizeStep } from '../people/size-step.tsx'
import { PhoneStep } from '../phone/phone-step.tsx'
import { PictureStep } from '../picture/picture-step.tsx'
import { selectScanStep, stepKey } from '../scan-step.ts'
import { TypingStep } from '../typing/typing-step.tsx'
import { type FootScan, type FootScanOptions, useOwnFootScan } from '../use-foot-scan.ts'
import { useStepFocus } from '../use-step-focus.ts'
import { ScanHead } from './scan-head.tsx'
import '#src/styles/feet.css'

type Account = {
  /** Says where the scan will be saved, until something is measured. */
  account?: ReactNode
}

export type FootScanProps = FootScanOptions & Account

/** Measures with a machine of its own. */
export function FootScanSteps({ account, ...scanned }: FootScanProps) {
  return <FootScanView scan={useOwnFootScan(scanned)} account={account} />
}

type ViewProps = Account & { scan: FootScan }

/** Shows one step at a time; each new step moves the focus to its heading. */
export function FootScanView({ scan, account }: ViewProps) {
  const [size, setSize] = useState(emptySize)
  const step = selectScanStep(scan.snapshot)
  const container = useStepFocus(stepKey(scan.snapshot))
  return (
    <div className="foot-scan" ref={container} tabIndex={-1}>
      <ScanHead scan={scan} />
      {step === 'people' && <PeopleStep scan={scan} account={account} />}
      {step === 'earlier' && <EarlierStep scan={scan} />}
      {step === 'size' && <SizeStep scan={scan} size={size} onChange={setSize} />}
      {step === 'ways' && <MethodStep scan={scan} />}
      {step === 'instructions' && <InstructionsStep scan={scan} />}
      {step === 'picture' && <PictureStep scan={scan} />}
      {step === 'typing' && <TypingStep scan={scan} />}
      {step === 'phone' && <PhoneStep scan={scan} />}
      {step === 'ending' && <EndingStep scan={scan} />}
    </div>
  )
}
