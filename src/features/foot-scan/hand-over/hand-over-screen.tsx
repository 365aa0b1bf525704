import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { usePerson } from '#src/page/use-person.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { footScanRooms } from '../screen/foot-scan-rooms.ts'

const load = () => import('./hand-over.tsx')

/** What a phone shows that another device lets in: few visitors of its page come so. */
export function HandOverScreen({ token }: { token: string }) {
  const { i18n } = useLingui()
  const person = usePerson()
  const [part, retry] = useLatePart(load, footScanRooms)
  if (part === undefined) return <Skeleton lines={8} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  // Once the device was forgotten it is a stranger to the link.
  return <part.HandOver key={`${token} ${person}`} token={token} />
}
