import { Lazy } from '#src/lib/lazy.tsx'
import { usePerson } from '#src/page/use-person.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { footScanMessages } from '../screen/foot-scan-messages.ts'

const load = () => import('./device-handoff.tsx')

/** What a phone shows that another device lets in: few visitors of its page come so, and no other one loads any of it. */
export function DeviceHandoffScreen({ token }: { token: string }) {
  const person = usePerson()
  return (
    <Lazy load={load} messages={footScanMessages} fallback={<Skeleton lines={8} />}>
      {/* Once the device was forgotten it is a stranger to the link. */}
      {({ DeviceHandoff }) => <DeviceHandoff key={`${token} ${person}`} token={token} />}
    </Lazy>
  )
}
