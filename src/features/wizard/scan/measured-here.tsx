import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { FootScanView } from '#src/features/foot-scan/screen/foot-scan-steps.tsx'
import { type FootScanActor, useInvokedFootScan } from '#src/features/foot-scan/use-foot-scan.ts'
import { useWizard } from '../view/step-view.ts'
import { ConfirmLeaveScan, isWorkOpen } from './confirm-leave-scan.tsx'
import { SaveFeet } from './save-feet.tsx'
import { ScanAccount } from './scan-account.tsx'

/** Measures both feet within the wizard, whose machine receives the result. */
export function MeasuredHere({ actor }: { actor: FootScanActor }) {
  const scan = useInvokedFootScan(actor)
  const hasFeet = useWizard(({ context }) => getOpenDesign(context).feet !== undefined)
  return (
    <>
      {hasFeet && !isWorkOpen(scan) && <SaveFeet />}
      <FootScanView scan={scan} account={<ScanAccount />} />
      <ConfirmLeaveScan scan={scan} />
    </>
  )
}
