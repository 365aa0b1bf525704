import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { FootScanScreen } from '#src/features/foot-scan/screen/foot-scan.tsx'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { FinishedScan } from './-parts/finished-scan.tsx'
import { ScanAccount } from './-parts/scan-account.tsx'
import { WizardSteps } from './-parts/wizard-steps.tsx'

export const Route = createFileRoute('/_settings/_tabi-gen-01/tabi-gen-01/scan')({
  staticData: {
    title: msg`Your feet`,
    description: msg`Left foot and right foot: the measurements your shoes are made from.`,
    guards: ['check-paid-order'],
  },
  component: Scan,
})

type Ended = { readonly output: FootScanOutput; readonly person: number; readonly isCustomer: boolean }

/** Whose feet, and both of them: what is kept or waits on this device leads on to the style. */
function Scan() {
  const isCustomer = useVisitor() === 'customer'
  const person = usePerson()
  const [last, setLast] = useState<Ended>()
  // What was one's is not shown to the next; whoever signs in takes it along.
  const isTheirs = last?.person === person || (isCustomer && !last?.isCustomer && last?.person === person - 1)
  const ended = isTheirs ? last?.output : undefined
  const [again, setAgain] = useState(0)
  return (
    <>
      <WizardSteps current="scan" />
      {ended && ended.kind !== 'abandoned' ? (
        <FinishedScan
          ended={ended}
          onAgain={() => {
            setLast(undefined)
            setAgain(again + 1)
          }}
        />
      ) : (
        // Whoever signs in has other people, and what they have measured comes along; on a device that was forgotten nobody has any.
        <FootScanScreen
          key={`${isCustomer} ${person} ${again}`}
          isAnew={again > 0}
          onEnd={(output) => setLast({ output, person, isCustomer })}
          account={<ScanAccount />}
        />
      )}
    </>
  )
}
