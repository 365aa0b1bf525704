import { settings } from '#domain/settings.ts'
import { useWhenHere } from '#src/page/use-when-here.ts'

const load = () => import('./count/sold-out.tsx')

/** Where an order would need a number and there is none: how this visitor stands with the list, and the way to it. */
export function JoinWaitlist({ onNumbers }: { onNumbers: () => void }) {
  const part = useWhenHere(load)
  return (
    <div className="edition-count">{part && <part.SoldOut pairs={settings.edition.pairs} {...{ onNumbers }} />}</div>
  )
}
