import { settings } from '#domain/settings.ts'
import { useWhenHere } from '#src/page/use-when-here.ts'

const load = () => import('./count/sold-out.tsx')

/**
 * Shown where an order needs an edition number and none is left: the visitor's position on the waitlist and the button
 * to open it.
 */
export function JoinWaitlist({ onNumbers }: { onNumbers: () => void }) {
  const part = useWhenHere(load)
  return (
    <div className="edition-count">{part && <part.SoldOut pairs={settings.edition.pairs} {...{ onNumbers }} />}</div>
  )
}
