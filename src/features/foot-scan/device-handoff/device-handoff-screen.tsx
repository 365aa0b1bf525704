import { Lazy } from '#src/lib/lazy.tsx'
import { usePerson } from '#src/page/use-person.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { footScanMessages } from '../screen/foot-scan-messages.ts'

const load = () => import('./device-handoff.tsx')

/** The screen of a phone connected by another device's link. Lazy-loaded, because few visitors of this page need it. */
export function DeviceHandoffScreen({ token }: { token: string }) {
  const person = usePerson()
  return (
    <Lazy load={load} messages={footScanMessages} fallback={<Skeleton lines={8} />}>
      {/* Keyed by `person`: once the device is cleared, the link is opened as by a new visitor. */}
      {({ DeviceHandoff }) => <DeviceHandoff key={`${token} ${person}`} token={token} />}
    </Lazy>
  )
}
