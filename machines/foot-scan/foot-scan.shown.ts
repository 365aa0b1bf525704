import type { Shown } from '../shown.ts'
import type { footScanMachine } from './foot-scan.machine.ts'

/** Neither who somebody is, nor their feet, nor the way in for another phone. */
export const footScanShown: Shown<typeof footScanMachine> = {
  context: ['owner', 'side', 'stance', 'isAnew', 'isUnsure', 'refusals', 'isWorkLost', 'isUnkept', 'fault', 'noRoom'],
  events: { 'way.chosen': ['way'], 'foot.repeated': ['side'], 'phone.broken': ['fault'] },
}
