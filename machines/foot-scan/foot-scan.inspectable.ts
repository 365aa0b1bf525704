import type { Inspectable } from '../inspectable.ts'
import type { footScanMachine } from './foot-scan.machine.ts'

/** Excludes the person, the feet and the link for the other phone. */
export const footScanInspectable: Inspectable<typeof footScanMachine> = {
  context: [
    'owner',
    'side',
    'stance',
    'isRemeasure',
    'isLowConfidence',
    'rejectionCount',
    'isWorkLost',
    'isUnkept',
    'error',
    'personLimit',
  ],
  events: { 'method.chosen': ['method'], 'foot.repeated': ['side'], 'phone.broken': ['error'] },
}
